import Testing

struct FileShapeTests {
  private static let banned: Set<String> = [
    "Manager", "Service", "Helper", "Utils", "Handler", "Processor", "Info",
  ]

  @Test func `no source file is longer than 300 lines`() {
    for file in Repository.sources {
      #expect(file.lineCount <= 300, "\(file.path) has \(file.lineCount) lines: split it by idea")
    }
  }

  @Test func `no file and no type bears an empty word`() {
    for file in Repository.sources {
      let parts = file.name.dropLast(".swift".count).split(separator: "+").map(String.init)
      for name in parts + file.declaredTypes {
        #expect(Self.emptyWord(in: name) == nil, "\(name) in \(file.path)")
      }
    }
  }

  @Test func `no type is named like its module`() {
    for file in Repository.sources {
      #expect(!file.declaredTypes.contains(file.module), "\(file.path)")
    }
  }

  @Test(arguments: [
    ("DailyHikeManager", "Manager"), ("InfoPanel", "Info"), ("ClientData", "Data"),
    ("DogServices", "Services"),
    ("DatabaseName", nil), ("DataRow", nil), ("Information", nil), ("Ledger", nil),
  ])
  func `empty words are found as words`(name: String, word: String?) {
    #expect(Self.emptyWord(in: name) == word)
  }

  /// The banned word in a name, its plural too; `Data` counts at the end only.
  private static func emptyWord(in name: String) -> String? {
    var words: [String] = []
    for letter in name {
      if letter.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1].append(letter)
    }
    if words.last == "Data" { return "Data" }
    return words.first { banned.contains($0) || $0.hasSuffix("s") && banned.contains(String($0.dropLast())) }
  }
}

/// One Swift file and what the rules look at in it.
struct SourceFile: Sendable {
  /// `Sources/Hikes/Model/Dog.swift`.
  let path: String
  let text: String
  /// The text with comments and string literals blanked, line for line.
  let code: [String]

  init(path: String, text: String) {
    self.path = path
    self.text = text
    code = CodeScanner.blanked(text).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// `Hikes`, or `HikesTests`.
  var module: String { part(1) }
  /// The room inside the module, `Model`; empty for a file that stands in none.
  var room: String { path.split(separator: "/").count > 3 ? part(2) : "" }
  /// `Coordinates+Links.swift`.
  var name: String { String(path.split(separator: "/").last ?? "") }
  /// What stands in it, the line end of the last line counted once.
  var lineCount: Int { code.count - (text.hasSuffix("\n") ? 1 : 0) }

  /// The modules it imports, each once, in order. `import struct A.B` is `A`.
  var imports: [String] {
    var found: [String] = []
    for line in code {
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(of: "import"), place + 1 < words.count else { continue }
      guard words[..<place].allSatisfy({ $0.hasPrefix("@") || Self.accessLevels.contains(String($0)) }) else {
        continue
      }
      let isKind = ["struct", "class", "enum", "protocol", "func", "let", "var", "typealias"]
        .contains(String(words[place + 1]))
      guard let path = isKind ? words.dropFirst(place + 2).first : words[place + 1] else { continue }
      let module = String(path.prefix { $0 != "." && $0 != ";" })
      if !found.contains(module) { found.append(module) }
    }
    return found
  }

  /// The names of the types it declares, nested ones and aliases included.
  var declaredTypes: [String] {
    code.flatMap { line -> [String] in
      let words = Self.words(line)
      return zip(words, words.dropFirst()).compactMap { keyword, name in
        guard ["struct", "class", "enum", "actor", "protocol", "typealias"].contains(keyword) else {
          return nil
        }
        return name.first?.isUppercase == true ? name : nil
      }
    }
  }

  /// `line number: line` of every line of code for which the rule holds.
  func lines(where rule: (String) -> Bool) -> [String] {
    code.indices.filter { rule(code[$0]) }.map { "\(path):\($0 + 1)" }
  }

  private static let accessLevels: Set<String> = ["public", "package", "internal", "fileprivate", "private"]

  private static func words(_ line: String) -> [String] {
    line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }

  private func part(_ index: Int) -> String {
    let parts = path.split(separator: "/")
    return index < parts.count ? String(parts[index]) : ""
  }
}

import Tabular

/// Figures as people and programs write them.
enum WrittenNumber {
  /// `1 250,00` with a space as the thousands mark is one number.
  static func joiningThousands(_ tokens: [String]) -> [String] {
    var joined: [String] = []
    for token in tokens {
      let digits = token.prefix { $0.isNumber }
      if let last = joined.last, digits.count == 3, last.count <= 3, last.allSatisfy(\.isNumber),
        token.dropFirst(3).first.map({ $0 == "," || $0 == "." }) ?? false
      {
        joined[joined.count - 1] = last + token
      } else {
        joined.append(token)
      }
    }
    return joined
  }

  /// `25`, `25.00`, `25,00`, `1,250.00`, `1250`, `18.0000`: cents, nil for any other shape.
  static func cents(_ text: String) -> Int? {
    let marks = text.filter { !($0.isASCII && $0.isNumber) }
    // `00 $` is the end of an amount that was cut at its comma.
    guard text.count <= 12, !text.hasPrefix("00"), text.first?.isNumber == true,
      marks.allSatisfy({ $0 == "." || $0 == "," })
    else {
      return nil
    }
    var whole = text
    var fraction = "00"
    if let mark = text.lastIndex(where: { $0 == "." || $0 == "," }) {
      let tail = text[text.index(after: mark)...]
      if tail.count == 2 {
        fraction = String(tail)
        whole = String(text[..<mark])
      } else if tail.count >= 4, text[mark] == ".", tail.dropFirst(2).allSatisfy({ $0 == "0" }) {
        // `18.0000`, `25.000000`, as databases keep money.
        fraction = String(tail.prefix(2))
        whole = String(text[..<mark])
      } else if tail.count == 1, text[mark] == "." {
        fraction = tail + "0"
        whole = String(text[..<mark])
      } else if tail.isEmpty {
        whole = String(text[..<mark])
      } else if tail.count != 3 || text[mark] == "." {
        return nil
      }
    }
    let groups = whole.split(separator: ",", omittingEmptySubsequences: false)
    if groups.count > 1 {
      guard (1...3).contains(groups[0].count), groups.dropFirst().allSatisfy({ $0.count == 3 }) else {
        return nil
      }
    }
    guard let dollars = Int(groups.joined()), let rest = Int(fraction) else { return nil }
    return dollars * 100 + rest
  }

  /// Without the signs that no one sees: zero-width blanks and byte order marks that a copy left in a cell.
  static func visible(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0xE2 || $0 == 0xEF }) else { return text }
    var seen = ""
    seen.unicodeScalars.append(
      contentsOf: text.unicodeScalars.filter {
        ![0x200B, 0x200C, 0x200E, 0x200F, 0x2060, 0xFEFF].contains($0.value)
      })
    return seen
  }

  /// What stands for the sign of money elsewhere: a sheet has one currency, whichever it is.
  static let otherCurrencies: Set<Character> = ["£", "€", "￡"]

  /// The signs of ASCII in place of others that say the same.
  private static func inASCII(_ text: String) -> String {
    var plain = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0xFF04: plain.append("$")
      case _ where otherCurrencies.contains(Character(scalar)): plain.append("$")
      case 0xFF0E: plain.append(".")
      case 0xFF10...0xFF19: plain.append(String(scalar.value - 0xFF10))
      case 0x2212, 0x2013: plain.append("-")
      case 0x201C, 0x201D: plain.append("\"")
      case 0xD7: plain.append("x")
      default: plain.unicodeScalars.append(scalar)
      }
    }
    return plain
  }

  /// Whether a number has two figures behind its point: `24.00`, `24,00`.
  static func isInCents(_ word: String) -> Bool {
    let parts = word.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    return parts.count > 1 && parts.last?.count == 2
  }

  /// Full-width forms and the apostrophe that keeps a program from reading a number.
  static func plain(_ text: String) -> String {
    var plain = text.isASCII ? text : inASCII(text)
    plain = withoutKeys(withoutMarks(plain))
    // `="25"` and `"25"`, as programs keep a number from being read as one.
    if plain.first == "=", plain.dropFirst().first.map({ $0.isNumber || "\"$(".contains($0) }) ?? false {
      plain.removeFirst()
    }
    if plain.count > 2, plain.first == "\"", plain.last == "\"" {
      plain = String(plain.dropFirst().dropLast())
    } else if plain.first == "\"", case let parts = plain.split(separator: "\""), parts.count == 2,
      cents(String(parts[0])) != nil
    {
      // `"30" cash`
      plain = parts.joined()
    }
    if let number = unscaled(plain) { return number }
    plain = WrittenFigure.mended(plain)
    for rule in AmountWords.spoiltCurrencies {
      for spoilt in rule.words
      where plain.hasPrefix(spoilt) && plain.dropFirst(spoilt.count).prefix(2).count(where: \.isNumber) == 2 {
        return rule.meaning + plain.dropFirst(spoilt.count)
      }
    }
    let isKept =
      plain.first == "'" && plain.dropFirst().first.map { $0.isNumber || "$-(".contains($0) } ?? false
    return isKept ? String(plain.dropFirst()) : plain
  }

  /// `2.50e+01`, as a program writes 25 in a column that shows powers of ten; nil for anything else.
  private static func unscaled(_ text: String) -> String? {
    let parts = text.split(separator: "e", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count <= 3, let power = Int(parts[1]), (1...4).contains(power),
      let point = parts[0].firstIndex(of: "."), parts[0].allSatisfy({ $0.isNumber || $0 == "." })
    else { return nil }
    let digits = parts[0][..<point] + parts[0][point...].dropFirst()
    let whole = parts[0][..<point].count + power
    let padded = digits + String(repeating: "0", count: max(0, whole + 2 - digits.count))
    return "\(padded.prefix(whole)).\(padded.dropFirst(whole).prefix(2))"
  }

  /// Without what stands around a number and is none of it: a picture before it, `💰30`; the mark of a footnote,
  /// `$25[1]`, `25¹`; half of a blank that was saved in two encodings, `$30Â `.
  private static func withoutMarks(_ text: String) -> String {
    guard text.hasNumber else { return text }
    var plain = Substring(text)
    while let first = plain.first, isPicture(first) { plain.removeFirst() }
    if plain.last == "]", let open = plain.lastIndex(of: "["), open > plain.startIndex,
      case let inside = plain[open...].dropFirst().dropLast(),
      inside.allSatisfy(\.isNumber) || inside.count == 1 && inside.allSatisfy(\.isLetter)
    {
      plain = plain[..<open]
    }
    while let last = plain.unicodeScalars.last?.value,
      [0xB2, 0xB3, 0xB9].contains(last) || (0x2070...0x2079).contains(last)
    {
      plain.unicodeScalars.removeLast()
    }
    if plain.last == "â" || plain.last == "Â" { plain = plain.dropLast() }
    var bare = String(plain).trimmingSpaces
    for smile in [":)", ":-)", ";)", ":(", ":d"] where bare.hasSuffix(smile) {
      bare = String(bare.dropLast(smile.count)).trimmingSpaces
    }
    // `25pd`, `$25cash`
    if bare.hasSuffix("."), bare.dropLast().last?.isLetter == true { bare.removeLast() }
    let last = String(bare.reversed().prefix { $0.isLetter }.reversed())
    if last.count >= 2, AmountWords.methods[last] != nil, bare.dropLast(last.count).last?.isNumber == true {
      return bare.dropLast(last.count) + " " + last
    }
    // `e-t25`
    for form in AmountWords.etransfer.words where bare.hasPrefix(form.trimmingSpaces) {
      let rest = bare.dropFirst(form.trimmingSpaces.count)
      if rest.first?.isNumber == true { return "etransfer \(rest)" }
    }
    // `cash25`, `et25`: the word that says how, without a space behind it.
    let word = bare.prefix { $0.isLetter }
    if !word.isEmpty, bare.dropFirst(word.count).first?.isNumber == true,
      AmountWords.methods[String(word)] != nil
    {
      return word + " " + bare.dropFirst(word.count)
    }
    return bare
  }

  /// `25\`, `28]`, `30'`: an amount and nothing else, behind it keys that stand beside the one that ends a cell.
  private static func withoutKeys(_ text: String) -> String {
    guard let last = text.last, keys.contains(last), text.first != last else { return text }
    let end = text.lastIndex { !keys.contains($0) } ?? text.startIndex
    let amount = String(text[...end])
    return cents(amount.hasPrefix("$") ? String(amount.dropFirst()) : amount) == nil ? text : amount
  }

  private static let keys: Set<Character> = ["\\", "]", "'"]

  /// A space where a number touches a check mark, a picture or a word: `25✓`, `30🐾`, `paid-25`, `25/pd`.
  static func loosened(_ text: String) -> String {
    guard !text.isASCII || joints.contains(where: { text.holds(String($0)) }),
      text.contains(where: { checks.contains($0) || joints.contains($0) || isPicture($0) })
    else { return text }
    var loose = ""
    var last: Character = " "
    for index in text.indices {
      let character = text[index]
      let next = text[text.index(after: index)...].first ?? " "
      if checks.contains(character) {
        loose += " ✓ "
      } else if isPicture(character) {
        loose.append(" ")
      } else if joints.contains(character),
        last.isLetter && (next.isNumber || next == "$") || last.isNumber && next.isLetter
      {
        loose.append(" ")
      } else {
        loose.append(character)
      }
      last = character
    }
    return loose.collapsingSpaces
  }

  private static let checks: Set<Character> = ["✓", "✔", "✔️", "☑", "☑️", "√", "✅"]

  /// Whether a character is a picture and no mark: `🐾`, `✈️`, `❤`.
  static func isPicture(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first, first.value >= 0x2600 || first.value == 0xFE0F else {
      return false
    }
    return first.value == 0xFE0F || first.properties.isEmojiPresentation
      || first.properties.isEmoji && !marks.contains(first)
  }

  /// Check marks and crosses, with or without a box.
  private static let marks: Set<Unicode.Scalar> = ["✔", "✖", "☑", "☒"]

  private static let joints: Set<Character> = ["-", ":", "/"]

  /// `25*`, `25!`, `25;`, ``25` ``, `30.-`, `25/`: what a hand puts behind an amount. A single minus belongs to it.
  static func withoutTrailingMarks(_ digits: String) -> String {
    var rest = Substring(digits)
    while let last = rest.last, "*!;:/,`´".contains(last) { rest.removeLast() }
    for ending in [".--", ",--", ".-", ",-", "/-"] where rest.hasSuffix(ending) {
      return String(rest.dropLast(ending.count))
    }
    return String(rest)
  }

  /// What a program writes where it cannot show a figure: `########`, `#ref!`.
  static func isUnseen(_ folded: String) -> Bool {
    AmountWords.programErrors.set.contains(folded) || folded.count >= 3 && folded.allSatisfy { $0 == "#" }
      || isFormula(folded)
  }

  /// `=sum(d4:h4)`, `=d4+e4`: how a figure is worked out, and not what it is.
  private static func isFormula(_ folded: String) -> Bool {
    guard folded.utf8.first == UInt8(ascii: "=") else { return false }
    return zip(folded, folded.dropFirst()).contains { $0.isLetter && ($1.isNumber || $1 == "(") }
  }
}

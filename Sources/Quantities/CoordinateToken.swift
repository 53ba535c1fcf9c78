/// One thing the written form of a pair of coordinates is made of.
enum CoordinateToken: Equatable, Sendable {
  enum Axis: Equatable, Sendable {
    case latitude
    case longitude
  }

  /// A number, its own decimal comma already turned into a point.
  case number(DecimalText)
  /// 0 is a degree sign, 1 a minute sign, 2 a second sign.
  case unit(Int)
  /// N, S, E or W.
  case hemisphere(Axis, negative: Bool)
  /// The word `Lat` or `Long` before a number.
  case label(Axis)
  /// A comma or semicolon between two numbers.
  case separator
}

extension CoordinateToken {
  /// Splits plain text, not a link, into tokens. Spaces, brackets and invisible marks go; anything unknown is
  /// an error. Linear in the length.
  static func tokens(of text: String) throws(CoordinatesError) -> [CoordinateToken] {
    let scalars = text.unicodeScalars.compactMap(CoordinateScalar.normal)
    let decimalComma = usesDecimalComma(scalars)
    var tokens: [CoordinateToken] = []
    var position = 0
    while position < scalars.count {
      let scalar = scalars[position]
      switch scalar {
      case " ":
        position += 1
      case ",", ";":
        tokens.append(.separator)
        position += 1
      case "°":
        tokens.append(.unit(0))
        position += 1
      case "'":
        let doubled = position + 1 < scalars.count && scalars[position + 1] == "'"
        tokens.append(.unit(doubled ? 2 : 1))
        position += doubled ? 2 : 1
      case "\"":
        tokens.append(.unit(2))
        position += 1
      case "+", "-", "0"..."9":
        tokens.append(.number(try number(scalars, &position, decimalComma)))
      case "a"..."z":
        if let token = try word(scalars, &position) { tokens.append(token) }
      case ":":
        // Only behind a label, where it says nothing.
        guard case .label? = tokens.last else { throw .unreadable("\":\" does not belong to coordinates") }
        position += 1
      default:
        throw .unreadable("\"\(Character(scalar))\" does not belong to coordinates")
      }
    }
    return tokens
  }

  /// Commas are decimal when one stands directly between two digits and no point does.
  private static func usesDecimalComma(_ scalars: [Unicode.Scalar]) -> Bool {
    var comma = false
    for index in scalars.indices.dropFirst().dropLast()
    where isDigit(scalars[index - 1]) && isDigit(scalars[index + 1]) {
      if scalars[index] == "." { return false }
      if scalars[index] == "," { comma = true }
    }
    return comma
  }

  private static func number(
    _ scalars: [Unicode.Scalar], _ position: inout Int, _ decimalComma: Bool
  ) throws(CoordinatesError) -> DecimalText {
    var text = ""
    if !isDigit(scalars[position]) {
      text.unicodeScalars.append(scalars[position])
      position += 1
    }
    func digits() {
      while position < scalars.count, isDigit(scalars[position]) {
        text.unicodeScalars.append(scalars[position])
        position += 1
      }
    }
    func isMark(_ mark: Unicode.Scalar) -> Bool {
      position + 1 < scalars.count && scalars[position] == mark && isDigit(scalars[position + 1])
    }
    digits()
    if isMark(decimalComma ? "," : ".") {
      text += "."
      position += 1
      digits()
      if decimalComma && isMark(",") {
        throw .ambiguous("it is not clear which commas are decimal and which stand between the numbers")
      }
    }
    guard let decimal = DecimalText(text) else { throw .unreadable("\"\(text)\" is not a number of degrees") }
    return decimal
  }

  private static func word(
    _ scalars: [Unicode.Scalar], _ position: inout Int
  ) throws(CoordinatesError) -> CoordinateToken? {
    var word = ""
    while position < scalars.count, ("a"..."z").contains(scalars[position]) {
      word.unicodeScalars.append(scalars[position])
      position += 1
    }
    switch word {
    case "n", "north", "nord": return .hemisphere(.latitude, negative: false)
    case "s", "south", "sud": return .hemisphere(.latitude, negative: true)
    case "e", "east", "est": return .hemisphere(.longitude, negative: false)
    case "w", "west", "ouest": return .hemisphere(.longitude, negative: true)
    case "lat", "latitude": return .label(.latitude)
    case "lon", "lng", "long", "longitude": return .label(.longitude)
    case "deg", "degrees": return .unit(0)
    case "o":
      throw .ambiguous("\"O\" is west (ouest) in French but east (Ost) in German, so write W or E")
    default: throw .unreadable("\"\(word)\" does not belong to coordinates")
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}

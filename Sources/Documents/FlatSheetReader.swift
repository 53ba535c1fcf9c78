/// Reads a flat OpenDocument spreadsheet, `.fods`, as LibreOffice or ``FlatSheetFile`` writes it: every tab with the
/// cells as they are shown and what they are.
///
/// The file is XML, so one that is cut off or has tags that do not close is refused as a whole. What is repeated is
/// bounded: empty rows and columns behind the last cell cost nothing, and a file that would fill the memory is refused.
public enum FlatSheetReader {
  /// Whether bytes begin like a flat OpenDocument file of any kind.
  public static func recognizes(_ bytes: [UInt8]) -> Bool {
    let head = String(decoding: bytes.prefix(headLength), as: UTF8.self)
    return head.contains("<") && head.contains(officeNamespace) && head.contains("document")
  }

  /// So many bytes tell: programs declare dozens of names before the one that matters.
  public static let headLength = 8192

  static let officeNamespace = "urn:oasis:names:tc:opendocument:xmlns:office:1.0"

  /// The tabs alone.
  public static func tabs(_ bytes: [UInt8], file: String) throws(FlatSheetError) -> [SheetTab] {
    try read(bytes, file: file).tabs
  }

  /// - Parameter file: its name, for locations.
  /// - Returns: the tabs, and the properties that somebody gave the file.
  /// - Throws: `damaged-workbook` with the line, `not-a-spreadsheet`, `huge-workbook`.
  public static func read(
    _ bytes: [UInt8], file: String
  ) throws(FlatSheetError) -> (tabs: [SheetTab], properties: [String: String]) {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw .damaged(file, line: 1, "some of its bytes are no text")
    }
    var builder = FlatSheetBuilder(file: file)
    var scanner = XMLScanner()
    try scanner.scan(bytes, isLast: true) { (event) throws(FlatSheetError) in try builder.take(event) }
    return (try builder.finished(line: scanner.line), builder.properties)
  }
}

/// Puts tabs together from the tags of a file, as they come.
struct FlatSheetBuilder {
  private let file: String
  /// The elements that are open, outermost first.
  private var open: [String] = []
  /// How many open elements lie in one that is passed over, itself included.
  private var passed = 0
  /// The file's own prefixes for the namespaces of OpenDocument, where they differ from the usual ones.
  private var prefixes: [String: String] = [:]
  private var kind: String?
  private var hiddenStyles: Set<String> = []
  private var styleName = ""
  private var tabs: [SheetTab] = []
  private var tab: TabBuilder?
  private(set) var properties: [String: String] = [:]
  /// The property that is being read.
  private var property: String?

  init(file: String) { self.file = file }

  mutating func take(_ event: XMLEvent) throws(FlatSheetError) {
    switch event {
    case .open(let tag):
      let name = canonical(tag.nameText)
      if open.isEmpty { try begin(tag) }
      open.append(name)
      if passed > 0 {
        passed += 1
      } else if try !enter(name, tag) {
        passed = 1
      }
      if tag.isEmpty { try close(name, line: tag.line) }
    case .close(let tag): try close(canonical(tag.nameText), line: tag.line)
    case .text(let text):
      if passed == 0, tab?.takesText == true { tab?.add(text.string) }
      if passed == 0, let property { properties[property, default: ""] += text.string }
    case .doctype: break
    case .damage(let damage):
      throw .damaged(
        file, line: damage.line,
        damage.reason == .endsInside ? "the file is cut off" : "the file is damaged in this line")
    }
  }

  /// - Parameter line: the last of the file.
  func finished(line: Int) throws(FlatSheetError) -> [SheetTab] {
    guard open.isEmpty, kind != nil else { throw .damaged(file, line: line, "the file is cut off") }
    guard kind == "spreadsheet" else { throw .noSheet(file, Self.kindName(kind ?? "")) }
    return tabs
  }

  private static func kindName(_ kind: String) -> String {
    switch kind {
    case "text": "a text document"
    case "drawing": "a drawing"
    case "presentation": "a presentation"
    default: "a document of another kind"
    }
  }

  // MARK: Names

  /// The namespaces are declared on the first element.
  private mutating func begin(_ tag: XMLTag) throws(FlatSheetError) {
    for attribute in tag.attributes {
      let name = String(decoding: tag.bytes[attribute.name], as: UTF8.self)
      guard name.hasPrefix("xmlns:"), let usual = Self.usualPrefixes[tag.text(attribute)] else { continue }
      let prefix = String(name.dropFirst("xmlns:".count))
      if prefix != usual { prefixes[prefix] = usual }
    }
    guard canonical(tag.nameText) == "office:document" else {
      throw .damaged(file, line: tag.line, "it does not begin as a flat OpenDocument file")
    }
  }

  private static let usualPrefixes: [String: String] = Dictionary(
    uniqueKeysWithValues: ["office", "style", "text", "table", "meta", "drawing"].map {
      ("urn:oasis:names:tc:opendocument:xmlns:\($0):1.0", $0 == "drawing" ? "draw" : $0)
    })

  private func canonical(_ name: String) -> String {
    guard !prefixes.isEmpty, let colon = name.firstIndex(of: ":"),
      let usual = prefixes[String(name[..<colon])]
    else { return name }
    return usual + name[colon...]
  }

  private func attribute(_ name: String, of tag: XMLTag) -> String? {
    guard !prefixes.isEmpty else { return tag[name] }
    let found = tag.attributes.first {
      canonical(String(decoding: tag.bytes[$0.name], as: UTF8.self)) == name
    }
    return found.map { tag.text($0) }
  }

  // MARK: Elements

  /// - Returns: whether what is inside is to be looked at.
  private mutating func enter(_ name: String, _ tag: XMLTag) throws(FlatSheetError) -> Bool {
    if tab != nil { return try enterTab(name, tag) }
    switch name {
    case "office:document", "office:body", "office:automatic-styles", "office:meta": return true
    case "meta:user-defined":
      property = attribute("meta:name", of: tag)
      return true
    case "style:style":
      styleName = attribute("style:name", of: tag) ?? ""
      return attribute("style:family", of: tag) == "table"
    case "style:table-properties":
      if attribute("table:display", of: tag) == "false" { hiddenStyles.insert(styleName) }
      return false
    case "table:table" where open.dropLast().last == "office:spreadsheet":
      var built = TabBuilder(name: attribute("table:name", of: tag) ?? "", file: file)
      built.tab.isHidden = attribute("table:style-name", of: tag).map { hiddenStyles.contains($0) } ?? false
      tab = built
      return true
    default:
      guard open.count == 3, open[1] == "office:body", name.hasPrefix("office:") else { return false }
      kind = String(name.dropFirst("office:".count))
      return kind == "spreadsheet"
    }
  }

  private mutating func enterTab(_ name: String, _ tag: XMLTag) throws(FlatSheetError) -> Bool {
    let parent = open.dropLast().last ?? ""
    switch name {
    case "table:table-row-group", "table:table-rows", "table:table-header-rows": return true
    case "table:table-row":
      let repeats = count("table:number-rows-repeated", tag)
      tab?.beginRow(repeated: repeats)
      return true
    case "table:table-cell", "table:covered-table-cell":
      guard parent == "table:table-row" else {
        throw .damaged(file, line: tag.line, "a cell stands outside a row")
      }
      let repeats = count("table:number-columns-repeated", tag)
      let value = RawValue(
        type: attribute("office:value-type", of: tag) ?? "", number: attribute("office:value", of: tag) ?? "",
        date: attribute("office:date-value", of: tag) ?? "",
        text: attribute("office:string-value", of: tag)
          ?? attribute("office:boolean-value", of: tag)?.uppercased())
      tab?.beginCell(repeated: repeats, isCovered: name == "table:covered-table-cell", value)
      return true
    case "office:annotation":
      tab?.isInComment = true
      return tab?.isInCell ?? false
    case "text:p", "text:h":
      guard tab?.isInCell == true else { return false }
      tab?.beginParagraph()
      return true
    case "text:s":
      let spaces = min(count("text:c", tag), 1000)
      tab?.addSpaces(spaces)
      return true
    case "text:tab":
      tab?.addExactly("\t")
      return true
    case "text:line-break":
      tab?.addExactly("\n")
      return true
    default:
      guard parent != "table:table-row" else {
        throw .damaged(file, line: tag.line, "there is something in a row that is no cell")
      }
      // Words in a paragraph may stand in further elements: links, parts in bold.
      return name.hasPrefix("text:") && tab?.takesText == true && name != "text:note"
    }
  }

  private func count(_ name: String, _ tag: XMLTag) -> Int {
    attribute(name, of: tag).flatMap { Int($0) }.map { max(1, $0) } ?? 1
  }

  private mutating func close(_ name: String, line: Int) throws(FlatSheetError) {
    guard open.last == name else {
      throw .damaged(file, line: line, "the file is damaged in this line or above it")
    }
    open.removeLast()
    if passed > 0 {
      passed -= 1
      // A comment that stood where nothing is read from.
      if passed == 0, name == "office:annotation" { tab?.isInComment = false }
      return
    }
    switch name {
    case "text:p", "text:h": tab?.endParagraph()
    case "office:annotation": tab?.isInComment = false
    case "table:table-cell", "table:covered-table-cell": try tab?.endCell()
    case "table:table-row": try tab?.endRow()
    case "meta:user-defined": property = nil
    case "table:table":
      if let built = tab?.tab { tabs.append(built) }
      tab = nil
    default: break
    }
  }
}

import Civil
import Diagnostics
import Tabular

/// Whose the dogs of a sheet are and where these are called, where it stands in no column of the weeks: in lines such as
/// `Otis,Sarty,902-555-0140`, and behind labels, `Owner:,Amy`.
struct SheetContacts {
  let sheet: SheetCells
  /// The places of the dogs that have a name for themselves, by it, folded.
  private let places: [String: Int]
  private var reading: SheetReading

  /// A reading with what the sheet says so of its dogs; nothing that a column says is changed.
  static func completing(_ reading: SheetReading, _ sheet: SheetCells) -> SheetReading {
    guard sheet.texts.all.contains(where: { AmountGrammar.isPhone($0.folded) || labelled($0) != nil }) else {
      return reading
    }
    var contacts = SheetContacts(reading, sheet)
    contacts.learnLines()
    contacts.learnLinesBelow()
    contacts.learnLabels()
    return contacts.reading
  }

  private init(_ reading: SheetReading, _ sheet: SheetCells) {
    (self.reading, self.sheet) = (reading, sheet)
    let named = Dictionary(grouping: reading.dogs.indices) { reading.dogs[$0].name.folded }
    places = named.compactMapValues { $0.count == 1 ? $0[0] : nil }
  }

  /// The names in a text of several: `Cooper & Piper`, `Luna, Lola`.
  static func names(in text: String) -> [String] {
    text.replacing(" and ", with: "&").replacing(" et ", with: "&").split { "&/+,".contains($0) }
      .map { String($0).trimmingSpaces }.filter { !$0.isEmpty }
  }

  /// The dogs that a text names and says nothing else; none for any other.
  private func dogs(in text: CellText) -> [Int] {
    if let place = places[text.folded] { return [place] }
    let names = Self.names(in: text.collapsed).map { places[$0.folded] }
    return names.count > 1 && !names.contains(nil) ? names.compactMap(\.self) : []
  }

  // MARK: Lines

  /// A dog, a telephone number and one name side by side, and nothing else.
  private mutating func learnLines() {
    for row in 1..<sheet.rowCount + 1 {
      for column in sheet.columns(of: row) where AmountGrammar.isPhone(sheet[row, column].folded) {
        var run = [column]
        while let first = run.first, first > 1, !sheet[row, first - 1].isBlank {
          run.insert(first - 1, at: 0)
        }
        while let last = run.last, !sheet[row, last + 1].isBlank { run.append(last + 1) }
        let texts = run.map { sheet[row, $0] }
        let named = texts.map { dogs(in: $0) }
        let others = texts.filter {
          dogs(in: $0).isEmpty && $0.hasLetter && !$0.hasFigure && $0.mark == .text && $0.role == nil
        }
        guard (2...4).contains(run.count), named.count(where: { !$0.isEmpty }) == 1, others.count <= 1,
          !texts.contains(where: \.mark.isAmount)
        else { continue }
        for place in named.joined() {
          tell(place, .phone, sheet[row, column].trimmed)
          if let owner = others.first { tell(place, .owner, owner.collapsed) }
        }
      }
    }
  }

  /// An owner, where they live and are called, in the line below their dog: `Doug Doucet, 10 Invented Ln,902-555-0111`.
  private mutating func learnLinesBelow() {
    for row in 2..<max(sheet.rowCount + 1, 2) where sheet[row: row].filledCount == 2 {
      guard let phone = sheet[row: row].filled.last, AmountGrammar.isPhone(phone.folded),
        let text = sheet[row: row].first, text.raw.holds(", "), let dog = sheet[row: row - 1].first,
        let place = places[dog.folded]
      else { continue }
      let parts = text.collapsed.split(separator: ", ", maxSplits: 1).map(String.init)
      guard parts.count == 2, !parts[0].hasNumber, parts[1].hasNumber else { continue }
      tell(place, .owner, parts[0])
      tell(place, .address, parts[1])
      tell(place, .phone, phone.trimmed)
    }
  }

  // MARK: Labels

  /// What a text labels by a word with a colon behind it, and what stands behind that in the same cell: `Owner:`, `Ph: 902-555-0140`.
  private static func labelled(_ text: CellText) -> (role: ColumnRole, value: String)? {
    guard let colon = text.raw.firstIndex(of: ":"), let role = ColumnLabels.role(String(text.raw[..<colon])),
      [.owner, .phone, .email, .address].contains(role)
    else { return nil }
    return (role, String(text.raw[text.raw.index(after: colon)...]).collapsingSpaces)
  }

  /// The dogs that a line names, by themselves or behind `Dog:`, before labels.
  private func dogs(of row: [CellText]) -> [Int] {
    guard let first = row.first else { return [] }
    let isLabel = first.raw.hasSuffix(":") && ColumnLabels.isOfDogs(first.raw.trimming(": "))
    if isLabel { return row.count > 1 ? dogs(in: row[1]) : [] }
    guard let colon = first.raw.firstIndex(of: ":"), ColumnLabels.isOfDogs(String(first.raw[..<colon])) else {
      return dogs(in: first)
    }
    return dogs(in: sheet.texts.text(String(first.raw[first.raw.index(after: colon)...]).trimmingSpaces))
  }

  /// Labels in the line of a dog or in those right below it.
  private mutating func learnLabels() {
    var current: [Int] = []
    for row in 1..<sheet.rowCount + 1 {
      let filled = sheet.columns(of: row).filter { !sheet[row, $0].isBlank }
      let texts = filled.map { sheet[row, $0] }
      let named = dogs(of: texts)
      if filled.isEmpty || !named.isEmpty { current = named }
      for (place, text) in texts.enumerated() {
        guard let (role, value) = Self.labelled(text), !current.isEmpty else { continue }
        let isBehind = value.isEmpty && place + 1 < texts.count && Self.labelled(texts[place + 1]) == nil
        let told = isBehind ? texts[place + 1].collapsed : value
        guard !told.isEmpty else { continue }
        for dog in current { tell(dog, role, told) }
        for column in isBehind ? [filled[place], filled[place + 1]] : [filled[place]] {
          setAside(CellReference(row: row, column: column), current[0])
        }
      }
    }
  }

  /// A cell that was a note for want of a dog.
  private mutating func setAside(_ cell: CellReference, _ place: Int) {
    guard let index = reading.cells.firstIndex(where: { $0.cell == cell && $0.kind == .note }) else { return }
    reading.cells[index].kind = .attribute
    reading.cells[index].dog = reading.dogs[place].label
    reading.cells[index].note = ""
  }

  private mutating func tell(_ place: Int, _ role: ColumnRole, _ text: String) {
    switch role {
    case .owner: if reading.dogs[place].owner.isEmpty { reading.dogs[place].owner = text }
    case .phone: if reading.dogs[place].phone.isEmpty { reading.dogs[place].phone = text }
    case .email: if reading.dogs[place].email.isEmpty { reading.dogs[place].email = text }
    case .address: if reading.dogs[place].address.isEmpty { reading.dogs[place].address = text }
    default: break
    }
  }
}

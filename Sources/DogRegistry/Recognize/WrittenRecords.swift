import Tabular

/// The records as a registry's folder was last written with them, kept beside the tables: what the columns say that
/// are not for editing can be looked up there when they were edited all the same.
public struct WrittenRecords {
  public static let name = ".hound/records.json"

  private let read: () -> [UInt8]?
  private var known: [VisitID: Entry]?

  struct Entry {
    let number: Int
    let record: JSONTree
  }

  /// - Parameter read: the file's bytes; asked for only where a row needs them.
  public init(_ read: @escaping () -> [UInt8]?) { self.read = read }

  mutating func entry(_ visit: VisitID) -> Entry? {
    let entries = known ?? Self.entries(read() ?? [])
    known = entries
    return entries[visit]
  }

  private static func entries(_ bytes: [UInt8]) -> [VisitID: Entry] {
    var entries: [VisitID: Entry] = [:]
    var parser = JSONParser(bytes)
    var number = 0
    do throws(JSONFault) {
      _ = try parser.elements { tree, _ in
        number += 1
        guard let pair = tree.elements, pair.count == 2, let id = pair[0].text else { return }
        entries[VisitID(id)] = Entry(number: number, record: pair[1])
      }
    } catch {
      // A file that is cut off tells of the records before the cut.
      return entries
    }
    return entries
  }

  public static func bytes(_ file: VisitFile) -> [UInt8] {
    var ids: [Int: VisitID] = [:]
    for (number, visit) in zip(file.recordNumbers, file.visits) { ids[number] = visit.id }
    var bytes: [UInt8] = Array("[".utf8)
    for number in 1..<max(1, file.records.count + 1) {
      bytes += (number == 1 ? "\n[" : ",\n[").utf8
      bytes += JSONTree.optional(ids[number]?.text).encoded()
      bytes.append(UInt8(ascii: ","))
      bytes += file.records.bytes(record: number)
      bytes.append(UInt8(ascii: "]"))
    }
    return bytes + Array("\n]\n".utf8)
  }
}

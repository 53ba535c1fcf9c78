public import Civil
import Diagnostics
import Tabular

extension WalkFile {
  /// What the last walk of the list was reckoned with.
  public var latestMultiplier: Ratio? { latest?["breedMultiplier"]?.number.flatMap { Ratio(decimal: $0) } }
  public var latestBreed: String? { latest?["breedName"]?.text }

  private var latest: JSONTree? {
    walks.max { $0.start.instant < $1.start.instant }.map { entries[$0.place] }
  }

  /// Whether the list tells times as seconds since 2001.
  private var isNumbered: Bool { walks.first.map { $0.start.offset == nil } ?? true }

  /// The list with one more walk behind the others; nil where this very walk is in it.
  public func adding(_ walk: NewWalk) -> WalkFile? {
    let entry = walk.entry(isNumbered: isNumbered)
    let id = entry["id"]?.text?.uppercased()
    if walks.contains(where: { $0.id.uppercased() == id }) { return nil }
    return Self.read(entries + [entry], layout: layout, name: name).value
  }

  /// The list with the walk that goes on ended; nil where none does, or the latest began after that.
  public func ending(at end: Instant, steps: Int?, metres: String?, multiplier: Ratio?) -> WalkFile? {
    guard let walk = walks.filter(\.isActive).max(by: { $0.start.instant < $1.start.instant }),
      walk.start.instant <= end
    else { return nil }
    var entry = entries[walk.place]
    entry.set("endTime", WalkSheetReader.time(end, like: walk.start))
    entry.set("duration", .number("\(walk.start.instant.seconds(until: end))"))
    entry.set("isActive", .bool(false))
    if let steps {
      let factor =
        multiplier ?? entry["breedMultiplier"]?.number.flatMap { Ratio(decimal: $0) } ?? Ratio(3, 2)
      entry.set("humanSteps", .number("\(steps)"))
      entry.set("estimatedDogSteps", .number("\((Ratio(Int128(steps)) * factor).truncated)"))
    }
    if let metres { entry.set("distanceInMeters", .number(metres)) }
    var changed = entries
    changed[walk.place] = entry
    return Self.read(changed, layout: layout, name: name).value
  }

  /// The same list without walks.
  public var emptied: WalkFile { WalkFile(name: name, entries: [], layout: layout, walks: []) }
}

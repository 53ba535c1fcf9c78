public import Diagnostics

import Tabular

/// `profile.json`, whole, with every key that Hound does not know.
public struct ProfileFile: Sendable {
  let tree: JSONTree
  private let layout: JSONLayout

  /// Nil for bytes that are no JSON object.
  public init?(_ bytes: [UInt8]) {
    do throws(JSONFault) { tree = try JSONTree(bytes) } catch { return nil }
    guard tree.members != nil else { return nil }
    layout = JSONLayout(of: bytes)
  }

  init(_ tree: JSONTree, _ layout: JSONLayout) {
    self.tree = tree
    self.layout = layout
  }

  public var bytes: [UInt8] { tree.encoded(layout) + (layout.endsLine ? [0x0A] : []) }

  public var profile: Report<PuppyProfile> {
    ProfileReader.read(tree, file: LogFolder.profileName, clock: WallClock())
  }

  /// With one value set. A key is a way through the file, `predictionConfig.bedtimeHour`, or its last word where
  /// only one key has that name; one that the file has not is added as it is written.
  /// Nil where a word leads to something that has no keys, or where several keys have the name.
  public func setting(_ key: String, to text: String) -> ProfileFile? {
    var path = key.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard !path.contains("") else { return nil }
    if path.count == 1, tree[key] == nil {
      let ways = Self.ways(to: key, in: tree)
      guard ways.count <= 1 else { return nil }
      path = ways.first ?? Self.home(of: key) + [key]
    }
    return Self.replaced(tree, path[...], text).map { ProfileFile($0, layout) }
  }

  private static func replaced(_ tree: JSONTree, _ path: ArraySlice<String>, _ text: String) -> JSONTree? {
    guard let key = path.first, var members = tree.members else { return nil }
    let place = members.lastIndex { $0.key == key }
    let old = place.map { members[$0].value }
    let new: JSONTree
    if path.count == 1 {
      if let old, old.members != nil || old.elements != nil { return nil }
      new = old?.text == nil ? EventColumns.retyped(text) : .text(text)
    } else {
      guard let deeper = replaced(old ?? .object([]), path.dropFirst(), text) else { return nil }
      new = deeper
    }
    if let place { members[place].value = new } else { members.append(JSONMember(key, new)) }
    return .object(members)
  }

  /// Below objects only: the entries of a list have no name.
  private static func ways(to key: String, in tree: JSONTree) -> [[String]] {
    (tree.members ?? []).flatMap { member in
      (member.key == key && member.value.members == nil ? [[key]] : [])
        + ways(to: key, in: member.value).map { [member.key] + $0 }
    }
  }

  /// Where the app keeps a key that is not in the file yet.
  private static func home(of key: String) -> [String] {
    switch key {
    case "minutesPerMonthOfAge": ["exerciseConfig"]
    case "mealsPerDay": ["mealSchedule"]
    case "minNapDurationForPottyTrigger", "bedtimeHour", "postMealGapMultiplier", "postSleepGapMultiplier",
      "defaultGapMinutes":
      ["predictionConfig"]
    default: []
    }
  }
}

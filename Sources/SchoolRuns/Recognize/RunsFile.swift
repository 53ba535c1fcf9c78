public import Tabular

/// The app's own file of runs: what it says, and all of it as it stands, to go back where it came from.
///
/// Shape: `{"school_runs":[…],"run_execution_states":…,"current_stop_indices":…}`, or the list of runs alone. The
/// two lists are flat (key, value, key, value) or objects; keys compare without case.
public struct RunsFile: Sendable {
  /// The file's name, for findings.
  public let name: String
  /// Everything, in its order.
  public internal(set) var document: JSONTree
  public let layout: JSONLayout
  /// What could be read of it.
  public internal(set) var list: RunList

  static let runsKey = "school_runs"
  static let statesKey = "run_execution_states"
  static let indicesKey = "current_stop_indices"

  public init(name: String, document: JSONTree, layout: JSONLayout, list: RunList) {
    self.name = name
    self.document = document
    self.layout = layout
    self.list = list
  }

  /// The runs as they stand in the file.
  public var runs: [JSONTree] {
    get { (document.elements ?? document[Self.runsKey]?.elements) ?? [] }
    set {
      if document.elements != nil {
        document = .array(newValue)
      } else {
        document.set(Self.runsKey, .array(newValue))
      }
    }
  }

  /// The whole file.
  public var bytes: [UInt8] { document.encoded(layout) + (layout.endsLine ? [UInt8(ascii: "\n")] : []) }
}

import Civil
import Tabular

/// The children that a sheet knows, and which of its stops were met already.
struct RunChildren {
  private var known: [JSONTree]
  private var stops: Set<String> = []

  init(_ rows: [RunSheetReader.Row]) {
    known = rows.compactMap { row in
      row["_stop"].isEmpty ? nil : RunSheetReader.tree(row["_stop"])?["assignedChild"]
    }
  }

  /// - Returns: whether the stop was not met before; a row that was copied has the id of another.
  mutating func take(stop: String, of run: String) -> Bool {
    stops.insert("\(run.uppercased())\u{1F}\(stop.uppercased())").inserted
  }

  /// - Parameter old: the child the stop had.
  mutating func child(id: String, name: String, age: Int?, instead old: JSONTree?) -> JSONTree {
    func isNamed(_ child: JSONTree) -> Bool {
      (child["name"]?.text ?? "").folded == name.folded
        && (age == nil || child["age"]?.integer == age)
    }
    let isSameID = !id.isEmpty && id == old?["id"]?.text
    if !id.isEmpty, !isSameID,
      let other = known.first(where: { $0["id"]?.text?.uppercased() == id.uppercased() }),
      isNamed(other)
    {
      return other
    }
    if let other = known.first(where: isNamed), id.isEmpty || isSameID { return other }
    var child: JSONTree
    if isSameID, let old {
      // The same child under a corrected name or age.
      child = old
    } else {
      let derived = RunSheetReader.derivedID("child", [name.folded, age.map { "\($0)" } ?? ""])
      child = .object([
        JSONMember("id", .text(id.isEmpty ? derived : id)), JSONMember("name", .text(name)),
        JSONMember("avatar", .text("person.circle.fill")),
      ])
    }
    child.set("name", .text(name))
    if let age { child.set("age", .number("\(age)")) }
    known.append(child)
    return child
  }
}

extension RosterMerge {
  /// One row of a list of trails; known by the id made from its name.
  mutating func take(_ row: TrailRow) {
    let id = row.id ?? TrailID(naming: row.name)
    var trail = book.trails.firstIndex { $0.id == id }
    if trail == nil {
      book.trails.append(HikingLocation(id: id, name: row.name))
      book.trails[book.trails.count - 1].isActive = row.isActive ?? true
      changed(
        row.name, "new trail", now: row.isActive == false ? "not active" : "", at: row.cells.location(.trail))
      trail = book.trails.count - 1
    }
    guard let trail else { return }
    let subject = book.trails[trail].name.isEmpty ? id.text : book.trails[trail].name
    fill(\.trails[trail].name, with: row.name, subject, .trail, row.cells)
    fill(\.trails[trail].region, with: row.region, subject, .region, row.cells)
    fill(\.trails[trail].notes, with: row.notes, subject, .notes, row.cells)
    if let isActive = row.isActive, isActive != book.trails[trail].isActive {
      differs(
        subject, "active mark", book: isActive ? "no" : "yes", list: isActive ? "yes" : "no",
        at: row.cells.location(.active))
    }
    guard let place = row.coordinates else { return }
    let known = book.trails[trail].place.coordinates
    if known == nil {
      set(\.trails[trail].place, to: place, subject, row.cells)
    } else if let known, known != place {
      differs(subject, "place", book: "\(known)", list: "\(place)", at: row.cells.location(.place, .latitude))
    }
  }
}

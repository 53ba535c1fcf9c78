import Hikes
import Tabular

/// The empty sheets of `hound template`, from the same declarations that read them.
enum Templates {
  static let names = ["week", "roster", "trails", "payments", "places", "settings"]

  static func bytes(_ name: String) -> [UInt8]? {
    switch name {
    case "week": WeeklySheet.csv(week, marked: false)
    case "roster":
      header([
        "Dog", "Owner", "Phone", "Email", "Address", "Latitude", "Longitude", "Region", "Rate", "Notes",
      ])
    case "trails": header(["Trail", "Region", "Latitude", "Longitude", "Active", "Notes"])
    case "payments": BookSchemas.payments.template()
    case "places": header(PlacesSheet.columns)
    case "settings": SettingsSchema.template
    default: nil
    }
  }

  /// An example week; its title says which.
  private static var week: [[String]] {
    let blank = Array(repeating: "", count: 7)
    return [
      ["Week of Jan 5 2026"] + blank.dropFirst(),
      ["Dog Name", "Mon 5", "Tue 6", "Wed 7", "Thu 8", "Fri 9", "Notes"],
    ]
      + Array(repeating: blank, count: 12) + [["Week Total"] + blank.dropFirst()]
  }

  private static func header(_ names: [String]) -> [UInt8] {
    var writer = RecordWriter()
    writer.write(names)
    return writer.bytes
  }
}

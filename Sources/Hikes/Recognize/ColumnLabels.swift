import Civil
import Tabular

/// The headings of columns that are no days, as people write them.
enum ColumnLabels {
  /// Over the names of the dogs.
  static let names: Set<String> = [
    "dog", "dogs", "dog name", "dog's name", "dog names", "name", "names", "pup", "pups", "pet", "pet name",
    "chien",
    "chiens", "dogs name", "hound", "hounds", "doggo", "pooch", "nom", "nom du chien", "dog(s)",
  ]

  private static let roles: [String: ColumnRole] = {
    let words: [(ColumnRole, String)] = [
      (
        .notes,
        "notes|note|notse|comments|comment|remarks|remark|observations|memo|notes:|remarques|commentaires|info|details|other notes"
      ),
      (
        .rowTotal,
        "total|totals|tot|wk tot|$ total|total week|week's total|total for week|total for the week|paid total|week total|weekly total|sum|row total|total $|total paid|wk total|totaux|total owed"
      ),
      (.monthTotal, "month|mois|month total|total month|mo total|monthly total|total du mois|month $"),
      (
        .owner,
        "owner|owners|client|clients|owner name|owner(s)|human|humans|family|parent|parents|last name|surname"
      ),
      (.owner, "customer|propriétaire|client name|owner's name|family name"),
      (.phone, "phone|tel|cell|mobile|phone #|telephone|phone number|cell #|téléphone|contact"),
      (.email, "email|e-mail|courriel|email address"),
      (.address, "address|pickup|pick up|pick-up|adresse|street|pickup address|home address"),
      (.region, "area|region|zone|community|neighbourhood|neighborhood|town|route|location|secteur"),
      (.rate, "rate|price|fee|$|cost|tarif|prix|$/hike|rate/hike|per hike|rate ($)|price per hike"),
      (.number, "#|no|no.|num|number|n°"),
      (
        .other,
        "breed|age|sex|color|colour|weight|size|birthday|vet|group|van|crate|hike|time|am/pm|slot|race"
      ),
      (
        .other,
        "owing|owes|owed|balance|bal|due|outstanding|amount owing|balance due|owing $|carry over|carried over"
      ),
      (
        .paid,
        "paid|pd|payment|payments|amount|amount paid|e-t|e-transfer|etransfer|payé|received|$ paid|paid $"
      ),
      (.other, "paid?|pd?|paid y/n|paid (y/n)|payé?|method|payment method|how paid|tip|tips|pourboire"),
      (
        .other,
        "hikes|# hikes|days|# days|count|hikes/wk|schedule|regular days|since|start|start date|key|keys|code|key #|key no|key no.|key number|key code|lockbox|alarm|gate code|door code|clé|clé #"
      ),
      (
        .other,
        "emergency contact|food|meds|allergies|collar|tag|licence|license|status|active|invoice|invoice #"
      ),
    ]
    return Dictionary(
      words.flatMap { role, texts in texts.split(separator: "|").map { (String($0), role) } },
      uniquingKeysWith: { first, _ in first })
  }()

  static func role(_ text: String) -> ColumnRole? { roles[text.folded] }

  static func isLabel(_ text: String) -> Bool { names.contains(text.folded) || role(text) != nil }

  static func roles(_ row: SheetRow) -> [Int: ColumnRole] {
    var found: [Int: ColumnRole] = [:]
    for (index, text) in row.cells.enumerated() {
      if let role = text.role { found[index + 1] = role }
    }
    return found
  }
}

/// What a word in a cell says of a dog and a day. The raw value is the word of the accounting report.
public enum CellStatus: String, CaseIterable, Hashable, Sendable {
  case away
  case injured
  case sick
  case cancelled
  case interview
  case grooming
  case vet
  case rescheduled
  case off
  case unpaid
  case noShow = "no-show"
  case tentative

  /// The phrases that mean it, folded; a longer phrase wins over a shorter one.
  static let vocabulary: [(phrase: [String], status: CellStatus)] = {
    let words: [(CellStatus, String)] = [
      (
        .away,
        "away|vacation|vacay|vac|on vacation|on holiday|out of town|travelling|traveling|cottage|at cottage"
      ),
      (.away, "visiting|boarding|absent|parti|partie|en vacances|vacances"),
      (
        .off,
        "off|day off|week off|skip|skipped|not coming|no hike|no hikes|holiday|stat holiday|stat|closed|conge|holidays|hols|hol|statutory holiday"
      ),
      (
        .off,
        "new year's|new years|new year's day|heritage day|family day|good friday|easter monday|victoria day"
      ),
      (
        .off,
        "canada day|natal day|labour day|labor day|truth and reconciliation|thanksgiving|remembrance day"
      ),
      (.off, "christmas|christmas day|christmas eve|xmas|boxing day|civic holiday|election day"),
      (.injured, "injured|inj|injury|hurt|limping|limp|lame|sore paw|cut paw|hurt paw|blesse|blessee"),
      (.sick, "sick|ill|unwell|not well|under the weather|malade|krank"),
      (
        .cancelled,
        "cancelled|canceled|cancel|canx|cxl|cxld|cx|canc|canceling|cancelling|storm|storm day|snow day|snow|weather|annule|annulee"
      ),
      (.grooming, "grooming|groomer|groomers|groom|haircut|toilettage"),
      (.vet, "vet|vets|vet appt|vet appointment|surgery|spay|spayed|neuter|neutered"),
      (
        .interview,
        "interview|interview hike|trial|trial hike|meet and greet|meet & greet|first hike|1st hike|m & g|m&g|trial day|trial walk|test hike"
      ),
      (
        .rescheduled,
        "switched|swapped|moved|switch|swap|switch to|swap to|move to|resched|resched to|reschedule to|rescheduled|switched to|moved to|swapped to|rescheduled to|changed to|deplace|deplace a|deplacee|deplacee a|reporte|reporte a|remis a|change pour"
      ),
      (
        .unpaid,
        "missed etransfer|missed payment|missed pmt|no etransfer|no payment|owes|owing|owed|unpaid|not paid"
      ),
      (.unpaid, "didn't pay|did not pay|to pay|will pay|iou|non paye|impaye"),
      (.noShow, "no show|noshow|not home|no answer"),
      (.tentative, "maybe|tentative|tbd|tbc|tba|possibly|peut etre"),
      (
        .away,
        "with grandma|with grandpa|with grandparents|camping|at the cottage|in heat|on holidays|on a trip|travel|with family|out of province|at camp|chez grand maman|parti en vacances|on vacay"
      ),
      (
        .sick,
        "not feeling well|diarrhea|upset stomach|upset tummy|tummy troubles|vomiting|throwing up|kennel cough|not well today"
      ),
      (
        .injured,
        "stitches|resting|sprain|sprained|torn acl|acl|recovering|sore leg|hurt leg|bad paw|broken nail"
      ),
      (
        .vet,
        "back to vet|back to the vet|veterinaire|veto|at vet|at the vet|vet visit|dentist|dental|x ray|xray"
      ),
      (.grooming, "toiletteur|at groomer|at groomers|at the groomer|bath day|nails"),
      (
        .cancelled,
        "rained out|can't make it|cant make it|can't come|cannot come|too hot|too cold|rain day|icy|ice storm|hurricane|weather day|tempete"
      ),
      (.off, "not today|staying home|home today|not booked|skipping|no walk|not hiking|ferie"),
      (.noShow, "n / s|ns|wasn't home|nobody home|no one home|absent sans avis"),
      (
        .unpaid,
        "du|a payer|to be paid|paid later|pay later|pays later|pays next|pending|due|forgot to pay|forgot|not pd|no pay|pas paye|doit|didn't pay|hiked not paid|pmt due|payment due|paying later|paying"
      ),
    ]
    return words.flatMap { status, phrases in
      phrases.split(separator: "|").map { ($0.split(separator: " ").map(String.init), status) }
    }.sorted { $0.phrase.count > $1.phrase.count }
  }()

  /// The same by the first word of each, in that order.
  static let byFirstWord = Dictionary(grouping: vocabulary) { $0.phrase[0] }
}

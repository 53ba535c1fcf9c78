import Civil
import Tabular

/// What may be mended in a sheet, and when it is tried.
extension MendedSheet {
  /// One kind of mend.
  struct Step: Sendable {
    let need: Need
    let words: String
    /// Whether it puts cells elsewhere.
    var movesCells = false
    /// Whether anything was mended.
    let mend: @Sendable (_ mended: inout MendedSheet, _ sheet: SheetCells) -> Bool
  }

  /// In the order in which they are tried.
  static let steps: [Step] =
    [
      Step(need: .quoted, words: "quotation marks around every cell of a row were left out") { mended, _ in
        mended.change(unquoted)
      },
      Step(need: .spaced, words: "letters set apart were closed up") { mended, _ in mended.change(closedUp) },
      Step(
        need: .oneColumn, words: "lines of words were read as days, names and amounts", movesCells: true
      ) { mended, _ in
        mended.partLines()
      },
      Step(
        need: .namesBeforeDays, words: "names before their first day were read in cells of their own",
        movesCells: true
      ) { mended, _ in
        mended.partNames()
      },
      Step(need: .scanned, words: "letters that a scanner took for figures of dates were read as those") {
        mended, _ in
        mended.change(each: { unscannedDate($0) ?? unscannedLabel($0) })
      },
      Step(need: .cents, words: "amounts in whole cents were read as dollars") { mended, _ in
        mended.wasInCents = mended.change(each: dollars(ofCents:))
        return mended.wasInCents
      },
      Step(need: .zones, words: "the hour and the zone behind dates were left out") { mended, _ in
        mended.change(each: withoutZone)
      },
      Step(need: .numberedDates, words: "dates as a program writes them were read as days") { mended, _ in
        mended.numberWeeks()
        return mended.change(each: plainDate)
      },
      Step(need: .partedDates, words: "the year, the month and the day were read as one date") { mended, _ in
        mended.joinDates()
      },
      Step(need: .entities, words: "signs in the writing of web pages were read as what they show") {
        mended, _ in
        mended.change(each: withoutEntities)
      },
      Step(need: .labelledMonths, words: "the month and the year of a form were read as a title") {
        mended, _ in
        mended.joinMonths()
      },
      Step(need: .months, words: "numbers below the names of months were read as their days") { mended, _ in
        mended.dateNumbers()
      },
      Step(need: .weather, words: "the weather behind the days of headings was left out") { mended, _ in
        mended.dropWeather()
      },
      Step(need: .takings, words: "sums, prices and initials behind the days of headings were left out") {
        mended, _ in
        mended.change(withoutTakings)
      },
      Step(need: .formulas, words: "headings that are formulas were reckoned") { mended, _ in
        mended.reckonDates()
      },
      Step(need: .sorted, words: "headings amid sorted rows were put above them", movesCells: true) {
        mended, sheet in
        mended.unsort(sheet)
      },
      Step(
        need: .unordered, words: "columns in the order of the alphabet were put in that of the week",
        movesCells: true
      ) {
        mended, sheet in
        mended.sortColumns(sheet)
      },
      Step(
        need: .outline, words: "the years and months of an outline were read with the days below them",
        movesCells: true
      ) { mended, sheet in
        mended.dropOutline(sheet)
      },
      Step(
        need: .backwards, words: "columns from the last day to the first were turned round", movesCells: true
      ) { mended, sheet in
        mended.turnRound(sheet)
      },
      Step(
        need: .roster, words: "the list of the dogs left of the weeks was read by itself", movesCells: true
      ) {
        mended, sheet in
        mended.setRosterBelow(sheet)
      },
      Step(need: .repeated, words: "a text repeated over several columns was read once") { mended, _ in
        mended.sayOnce()
      },
      Step(need: .dayPairs, words: "columns that two days share were read as the first of the two") {
        mended, _ in
        mended.change(withFirstDays)
      },
      Step(
        need: .dayNumbers, words: "the numbers and the names of days in cells of their own were read in one"
      ) {
        mended, _ in
        mended.joinDayNumbers()
      },
      Step(need: .numbered, words: "the numbers behind headings such as Mon2 were left out") { mended, _ in
        mended.change(withoutNumbers)
      },
      Step(need: .yearFirst, words: "dates were read with the year first") { mended, _ in
        mended.writeYearsInFull()
      },
      Step(
        need: .bothOrders,
        words:
          "dates with the day first and with the month first were read in the order that makes weeks of them"
      ) { mended, sheet in
        mended.nameMonths(sheet)
      },
      Step(need: .wholeDates, words: "dates counted from 1904 were read four years and a day later") {
        mended, _ in
        mended.countFrom1900()
      },
      Step(
        need: .marches,
        words: "`Mar` before the number of a day was read as the month it is among the dates around"
      ) {
        mended, _ in
        mended.writeMarches()
      },
      Step(need: .shortYears, words: "dates such as 01-12-25 were read with the year that makes them Mondays")
      {
        mended, _ in
        mended.writeShortYears()
      },
      Step(need: .above, words: "weeks above each of their days were read with them", movesCells: true) {
        mended, _ in
        mended.dateDays()
      },
      Step(need: .below, words: "dates below the dogs were read with the days above them", movesCells: true) {
        mended, sheet in
        mended.raiseDates(sheet)
      },
      Step(
        need: .titlesBelow, words: "titles below their weeks were read with the rows above them",
        movesCells: true
      ) {
        mended, sheet in
        mended.raiseTitles(sheet)
      },
      Step(need: .dashed, words: "dates such as 12-17 were read with their months") { mended, _ in
        mended.readDashes()
      },
      Step(need: .upright, words: "names of days written downwards were read in one", movesCells: true) {
        mended, _ in
        mended.joinLetters()
      },
      Step(need: .pairs, words: "how it was paid, beside each dog across, was set aside") { mended, _ in
        mended.leaveSecondLabels()
      },
      Step(need: .ditto, words: "ditto marks were read as what stands above them") { mended, _ in
        let beside = mended.repeatNamesBeside()
        return mended.repeatDittos() || beside
      },
      Step(need: .keys, words: "signs were read as the key above them explains them, which changes") {
        mended, sheet in
        mended.spellOutSigns(sheet)
      },
      Step(need: .percent, words: "amounts shown in per cent were read as dollars") { mended, _ in
        mended.change(each: withoutPercent)
      },
      Step(need: .addresses, words: "addresses of pages behind names were left out") { mended, _ in
        mended.change(each: withoutAddress)
      },
      Step(need: .colons, words: "amounts shown as times were read as dollars") { mended, _ in
        mended.change(each: withPoint)
      },
      Step(need: .signs, words: "signs of money in columns of their own were left out") { mended, sheet in
        mended.dropSigns(sheet)
      },
      Step(need: .torn, words: "cells that a comma tore in two were joined", movesCells: true) {
        mended, sheet in
        mended.joinTornFields(sheet)
      },
      Step(
        need: .owners, words: "the line of an owner was joined to that of the dog above it", movesCells: true
      ) {
        mended, sheet in
        mended.joinOwners(sheet)
      },
      Step(need: .twoLines, words: "records on two lines were read as one line each", movesCells: true) {
        mended, sheet in
        mended.joinSecondLines(sheet)
      },
      Step(
        need: .apart, words: "names in a line of their own were joined to the line below", movesCells: true
      ) {
        mended, sheet in
        mended.joinNames(sheet)
      },
      Step(need: .raised, words: "names that stood one row too high were moved down", movesCells: true) {
        mended, sheet in
        mended.lowerNames(sheet)
      },
      Step(
        need: .slidLeft, words: "rows that stood one column too far left were moved back", movesCells: true
      ) { mended, sheet in
        mended.slideRight(sheet)
      },
      Step(
        need: .headedLeft, words: "headings that stood one column too far left were moved back",
        movesCells: true
      ) { mended, sheet in
        mended.moveHeadingsRight(sheet)
      },
      Step(need: .slid, words: "rows that stood one column too far right were moved back", movesCells: true) {
        mended, sheet in
        mended.slideBack(sheet)
      },
    ]
}

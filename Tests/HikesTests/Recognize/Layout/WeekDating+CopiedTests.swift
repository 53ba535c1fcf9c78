import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

/// Weeks that were copied, counted or torn by their owner.
struct WeekDatingCopiedTests {
  private func read(_ headings: [(days: [Int], rows: String)]) throws -> SheetReading {
    let weeks = headings.map { week in
      let days = zip(["Mon", "Tue", "Wed"], week.days).map { "\($0) \($1)" }
      return "Dog,\(days.joined(separator: ","))\n\(week.rows)\n"
    }
    return try SheetText.read(weeks.joined(separator: "\n"), month: "2023-02")
  }

  private static let first = "Pip,25,25,\nOtto,25,,25\nRex,,25,"
  private static let second = "Pip,,25,25\nOtto,,25,25\nRex,25,,"

  @Test func `headings left from the week above are of the week that is missing`() throws {
    let reading = try read([
      ([6, 7, 8], Self.first), ([6, 7, 8], Self.second), ([20, 21, 22], Self.first),
    ])
    #expect(reading.weeks.map { $0.monday?.day } == [6, 13, 20])
    #expect(
      reading.diagnostics.filter { $0.code == .headerDayMismatch }.compactMap {
        $0.location?.cell?.description
      }
        == ["B6", "C6", "D6"])
  }

  @Test func `they are as written where nothing is missing or the cells are much the same`() throws {
    let next = try read([
      ([6, 7, 8], Self.first), ([6, 7, 8], Self.second), ([13, 14, 15], Self.first),
    ])
    #expect(next.weeks.map { $0.monday?.day } == [6, 6, 13])
    let same = try read([([6, 7, 8], Self.first), ([6, 7, 8], Self.first), ([20, 21, 22], Self.first)])
    #expect(same.weeks.map { $0.monday?.day } == [6, 6, 20])
  }

  @Test func `her own numbers count on from the week that has a date`() throws {
    let dogs = "Dog,Mon,Tue,Wed\nPip,25,25,\n"
    let titles = ["FALL 2017\nWEEK 1 (starts Sept 11)", "WEEK 2", "WEEK 5", "Week 1"]
    let reading = try SheetText.read(titles.map { "\($0)\n\(dogs)" }.joined(separator: "\n"))
    #expect(
      reading.weeks.map { $0.monday?.description } == ["2017-09-11", "2017-09-18", "2017-10-09", nil])
  }

  @Test func `days that were cut off are of the same week`() throws {
    let reading = try SheetText.read(
      """
      Week of Jun 13 2005
      Dog,Mon,Tue,Wed
      Pip,$20,,$20
      Otto,,$18,

      (cont.)
      Dog,Thu,Fri,Notes
      Pip,$20,$20,
      Otto,$18,,wet
      Week total,,$116,
      """)
    #expect(reading.weeks.map { $0.monday?.day } == [13, 13])
    #expect(reading["C8"]?.date == SheetText.date("2005-06-17") && reading.dogs.count == 2)
    #expect(!SheetText.convert([reading]).diagnostics.contains { $0.code == .totalDiffers })
  }

  @Test func `a week twice under one title is one where nothing is missing`() throws {
    let weeks = ["Feb 6", "Feb 6", "Feb 13"].enumerated().map { number, title in
      "Week of \(title) 2023\nDog,Mon,Tue,Wed\n\(number == 1 ? Self.second : Self.first)\n\n"
    }
    #expect(try SheetText.read(weeks.joined()).weeks.map { $0.monday?.day } == [6, 6, 13])
  }

  @Test func `two vans with numbers and trails go out in one week`() throws {
    let reading = try SheetText.read(
      """
      "Week of May 25, 2026"

      VAN 1 - Heather - Long Lake trail
      Dog,Mon,Tue,Wed
      Pip,25,,25
      Otto,25,,
      Van total,50,0,25

      VAN 2 - Cody - Shaw Woods
      Dog,Mon,Tue,Wed
      Otto,,25,25
      Rex,25,25,
      Van total,25,50,25
      """)
    #expect(reading.weeks.map(\.monday).allSatisfy { $0 == SheetText.date("2026-05-25") })
    #expect(reading.paid == Money(cents: 17_500))
  }

  @Test func `what each of two weeks side by side came to is no dog`() throws {
    let reading = try SheetText.read(
      """
      ,March,,,April,,
      ,Mon,Tue,Wed,Mon,Tue,Wed
      Dog,23,24,25,30,31,1
      Pip,25,,25,25,,
      Otto,25,25,,,,25

      ,Week of March 23 2026,,,Week of March 30 2026,,
      Week,100,,,50,,
      """)
    #expect(reading.dogs.map(\.label) == ["Pip", "Otto"] && reading.paid == Money(cents: 15_000))
  }

  @Test func `the title of a week may say which hike of the day it is`() throws {
    let reading = try SheetText.read(
      """
      "AM hike - Sept 9 - 13, 2024"
      Dog,Mon,Tue,Wed
      Archie,25,,25
      Bean,25,25,25

      "PM hike - Sept 9 - 13, 2024"
      Dog,Mon,Tue,Wed
      Archie,,,25
      Gator,25,,25
      """)
    #expect(reading.weeks.map(\.monday).allSatisfy { $0 == SheetText.date("2024-09-09") })
    #expect(reading.paid == Money(cents: 20_000) && reading["D8"]?.isSecondHike == true)
  }
}

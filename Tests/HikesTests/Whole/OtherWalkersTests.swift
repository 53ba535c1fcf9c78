import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

/// Habits of people who keep such sheets otherwise than she does.
struct OtherWalkersTests {
  private func paid(_ reading: SheetReading) -> Int {
    SheetText.convert([reading]).booked.cents
  }

  @Test(arguments: [
    """
    March 2025
    "✔ = walked, ½ = half walk. The last line says how it was paid."
    "Week of March 17, 2025"
    Day,Yogi,Dot,Moss,Otto,Birch,Notes
    Rate,$23,$23,$23,$23,$23,
    Credit from before,,,,$23,,
    Monday,✔,✔,,✔,,
    Tuesday,✔,,✔,,,
    Wednesday,✔,,,½,,
    Thursday,storm,,storm,,,freezing rain
    Friday,✔,,,✔,✔,
    Price,$92,$23,$23,$57.50,$23,
    How paid,e-transfer,owes,"e-transfer, next week too",cash,cheque bounced,
    """,
    """
    "Week of March 17, 2025"
    "✔ = walked, ½ = half walk"
    Dog,Rate,Mon,Tue,Wed,Thu,Fri,Price,How paid
    Yogi,$23,✔,✔,✔,storm,✔,$92,e-transfer
    Dot,$23,✔,,,,,$23,owes
    Moss,$23,,✔,,storm,,$23,"e-transfer, next week too"
    Otto,$23,✔,,½,,✔,$57.50,cash
    Birch,$23,,,,,✔,$23,cheque bounced
    """,
  ])
  func `a price for the week came in where how it did stands beside it`(_ text: String) throws {
    let reading = try SheetText.read(text)
    #expect(reading.dogs.map(\.label) == ["Yogi", "Dot", "Moss", "Otto", "Birch"])
    #expect(paid(reading) == 9200 + 2300 + 5750)
    #expect(reading.cells.allSatisfy { $0.question == nil })
    #expect(reading.cells.filter { $0.raw == "½" }.map(\.kind) == [.scheduled])
  }

  @Test(arguments: [
    "G,walked and paid|Y,\"walked, not paid yet\"|B,I was off|P,\"walked, was paid the week before\"",
    "G (green),walked and paid|Y (yellow),\"walked, not paid yet\"|B (blue),\"blue, I was off\"|P (pink),walked - paid before",
  ])
  func `a key may have its letters in a column of their own, colours beside them`(_ key: String) throws {
    let reading = try SheetText.read(
      "April 2025\nKey:\n" + key.replacing("|", with: "\n")
        + "\nWeek of April 7th\nPup,Fee,Mon,Tue,Wed,Thu,Fri,Says\nYogi,$20,G,,Y,,B,\nDot,$20,P,G20,,Y20,B,\nMoss,$20,G,G,,G,B,\n"
    )
    #expect(paid(reading) == 10_000)
    #expect(reading.cells.filter { $0.raw == "B" && $0.cell.row > 8 }.map(\.status) == [.off, .off, .off])
    #expect(["E9", "F10"].map { reading[$0]?.status } == [.unpaid, .unpaid])
    #expect(reading["C10"]?.kind == .scheduled && reading.cells.allSatisfy { $0.question == nil })
  }

  @Test func `units, halves among them, count hikes where their sum stands behind them`() throws {
    let reading = try SheetText.read(
      """
      Week commencing 2025-02-03
      Client,Dog,Rate,2025-02-03,2025-02-04,2025-02-05,2025-02-06,2025-02-07,Units,Charged,Received
      A. Rao,Yogi,24.00,1,,1,,1,3.0,72.00,72.00
      B. Moss,Dot,24.00,,1,,0,,1.0,24.00,48.00
      C. Birk,Otto,28.50,1,1,0.5,0,1,3.5,99.75,99.75
      D. Lunn,Fern,24.00,,,,,0.5,0.5,12.00,
      """)
    #expect(paid(reading) == 7200 + 4800 + 9975)
    #expect(["D3", "F5", "H6"].map { reading[$0]?.kind } == [.scheduled, .scheduled, .scheduled])
    #expect(reading.cells.allSatisfy { $0.question == nil })
  }

  @Test func `a week that is pasted again without its date is that week, its dogs renamed or not`() throws {
    let week =
      "Dog,Mon,Tue,Wed,Thu,Fri\nDot,,30,,moved to Fri,30\nMoss,25,25,,,\nOtto,,,25,,50\nFern,25,,,sick,\n"
    let reading = try SheetText.read(
      "\"Week of Feb 2, 2026\"\nDog,Mon,Tue,Wed,Thu,Fri\nBuddy,25,,,,\nMoss,,25,,25,\n\n\"Week of Feb 9, 2026\"\n\(week)"
        + "Bear (was Buddy),25,,25,,\n\n\(week)Bear,25,,25,,\n")
    #expect(paid(reading) == 7500 + 26_000)
    #expect(reading.weeks.map(\.monday?.day) == [2, 9, 9] && reading.cells.allSatisfy { $0.question == nil })
  }

  @Test func `thousands with a comma of their own are one amount`() throws {
    let reading = try SheetText.read(
      "Week of June 16 2025\nDog,Mon 16,Tue 17,Wed 18,Thu 19,Fri 20\nDot,30,,30,,\nMoss,,25,,25,\nWeek total,30,25,30,25,,$110\n\nJune so far,CA$1,190.00\n"
    )
    #expect(paid(reading) == 11_000 && reading["B7"]?.kind == .total && reading.dogs.count == 2)
  }

  @Test func `paid on a day of another week, whose money pays both, is not paid again`() throws {
    let reading = try SheetText.read(
      """
      Dog,Rate,12 May Mon,13 May Tue,14 May Wed,15 May Thu,16 May Fri,,19 May Mon,20 May Tue,21 May Wed,22 May Thu,23 May Fri
      Dot,30,30,30,30,60,,,,,,paid May 15,
      Moss,25,25,,25,,,,25,,25,,
      Otto,25,,25,,25,,,,25,,paid May 15,
      """, month: "2025-05")
    #expect(reading["L2"]?.kind == .scheduled && reading["L4"]?.kind == .payment)
  }

  @Test
  func `codes of a key are paid at the price of their row and week, those of two hikes or a half too`()
    throws
  {
    let reading = try SheetText.read(
      """
      SER,DOG,HANDLER,RATE,MON 06 OCT 25,TUE 07 OCT 25,WED 08 OCT 25,THU 09 OCT 25,FRI 10 OCT 25,TAKE
      01,RANGER,PIKE,$28,P,,P,,P,$84.00
      02,SARGE,OULTON,$28,P,P,P,P,P,$140.00
      03,TRIGGER,STEEVES,$28,,,,,P2,$56.00
      ,STRENGTH,,,2,1,2,1,3,
      ,TAKE,,,$56.00,$28.00,$56.00,$28.00,$112.00,$280.00

      SER,DOG,HANDLER,RATE,MON 13 OCT 25,TUE 14 OCT 25,WED 15 OCT 25,THU 16 OCT 25,FRI 17 OCT 25,TAKE
      01,RANGER,PIKE,$30,HO,,P,,P,$60.00
      02,SARGE,OULTON,$30,HO,P,P,U,P,$90.00

      CODE,MEANING
      P,"PAID, FULL RATE"
      P2,"TWO PATROLS, BOTH PAID"
      U,"WALKED, UNPAID"
      HO,HOLIDAY
      """)
    #expect(
      paid(reading) == 10 * 2800 + 5 * 3000 && reading.dogs.map(\.label) == ["RANGER", "SARGE", "TRIGGER"])
    #expect(reading.cells.allSatisfy { $0.question == nil })
    #expect(reading["I10"]?.kind == .payment && reading["H10"]?.status == .unpaid)
  }

  @Test func `names of days stand above their numbers beside headings of any name`() throws {
    let reading = try SheetText.read(
      """
      November 2025
      No.,Pupil,Guardian,Fee,M,T,W,T,F,M,T,W,T,F,Walks,Paid,Remarks
      ,,,,3,4,5,6,7,10,11,12,13,14,,,
      1,Clover,Mrs. Rand,$18,P,,P,,P,P,,Hol,,P,5,$90,
      2,Banjo,D. Yuill,$18,,P,,P,,,P,,P,,4,$72,
      3,Hettie,Archibald,$20,P,P,P,P,P,P,P,P,P,P,10,$200,
      4,Skipper,Nelson,$20,,,½,,,,,P,,,1.5,$30,
      ,Money in,,,$38,$38,$48,$38,$38,$38,$38,$40,$38,$38,,$392,
      Key:,,,,,,,,,,,,,,,,
      P = present and paid (fee as in column D),,,,,,,,,,,,,,,,
      "½ = half walk, half fee, paid",,,,,,,,,,,,,,,,
      """)
    #expect(reading.weeks.map(\.monday?.day) == [3, 10] && reading.dogs.count == 4)
    #expect(paid(reading) == 5 * 1800 + 4 * 1800 + 10 * 2000 + 2000 + 1000)
    #expect(reading.cells.allSatisfy { $0.question == nil })
  }

  @Test
  func `pictures with their meaning behind them are a key, a price may stand between a dog and its owner`()
    throws
  {
    let reading = try SheetText.read(
      """
      june 2 to june 6 2025
      ,M,T,W,T,F
      Biscuit $20 (Hanna),✅,,✅,,✅
      Ozzy $25 (Tyler),,✅,,💸,
      Nala $25 (Bree),🐾,🐾,🌧,🐾,💵100
      Churro $20 (Lee),½✅,,,,

      ✅ paid  ½✅ half walk half price  🐾 walked  💸 walked owes me  💵 paid whole wk  🌧 rain day
      """)
    #expect(
      paid(reading) == 6000 + 2500 + 10_000 + 1000
        && reading.dogs.map(\.owner) == ["Hanna", "Tyler", "Bree", "Lee"])
    #expect(
      reading["E4"]?.status == .unpaid && reading.cells.allSatisfy { $0.question == nil })
  }

  @Test(arguments: [
    "Rex,,25,,25,,pd 25 cash Mon too", "Rex,,25,,25,,25 on sat too", "Rex,,25,,25,,",
  ])
  func `money of which a sentence tells and that no day shows is asked about`(_ row: String) throws {
    let isLine = row.hasSuffix(",,")
    let reading = try SheetText.read(
      """
      Week of Sept 8 2025
      Dog,Mon 8,Tue 9,Wed 10,Thu 11,Fri 12,Notes
      Moss,25,,25,,25,paid 25 Mon
      \(row)
      Week total,25,25,25,25,25,$125
      \(isLine ? "Rex's mom dropped off 25 cash Sat (for Fri)" : "remember the gate")
      """)
    #expect(reading.cells.filter { $0.question != nil }.map(\.dog) == ["Rex"])
  }

  @Test(arguments: [
    ("Weak of Jully 7 2025", "Munday,Toosday,Wensday,Thersday,Fryday"),
    ("Week of July 7 2025", "Mun,Tus,Wens,Thers,Fri"),
  ])
  func `days and months as they sound`(_ title: String, _ days: String) throws {
    let reading = try SheetText.read(
      "\(title)\nfone,dog,prise,\(days),nots\n902 555 0118,Roxy,20,20 payed,,snoe day,,10 haf,\n902 555 0154,Tank,20,,20 bux,,ows,hollyday,\n"
    )
    #expect(reading.weeks.map(\.monday) == [SheetText.date("2025-07-07")] && paid(reading) == 5000)
    #expect(reading.cells.allSatisfy { $0.question == nil } && reading.dogs.map(\.label) == ["Roxy", "Tank"])
  }

  @Test(arguments: [
    "ice", "blizzard", "Lab. Day", "march brk", "w/ mom", "ear inf", "porcupine", "later", "intro hike",
    "relâche", "smoke",
  ])
  func `a reason that is a whole cell is a status`(_ text: String) throws {
    let reading = try SheetText.read(SheetText.week("Pip,25,\(text)"), month: "2025-11")
    let cell = try #require(reading.cells.first { $0.raw == text })
    #expect(cell.status != nil && cell.question == nil)
  }

  @Test(arguments: [
    ("35 (incl. 5 owing)", 3500), ("60 w/ last Thu", 6000), ("60 (30 = last fri)", 6000),
    ("60 for Mon & Thu", 6000),
    ("60 inc. Mon", 6000), ("30 (10 owing)", nil), ("60 + last Fri", nil),
  ])
  func `a part of an amount may be for another day`(_ text: String, _ cents: Int?) throws {
    let reading = try SheetText.read(
      SheetText.week("Pip,30,30,\"\(text)\"\nMoss,30,30,,30,30"), month: "2025-11")
    let cell = try #require(reading.cells.first { $0.raw == text })
    #expect(cell.amount?.cents == cents && (cell.question == nil) == (cents != nil))
  }

  @Test func `what comes in for counted hikes below them is paid for the week`() throws {
    let reading = try SheetText.read(
      """
      1 = a walk   .5 = half   figures in the days are walks not dollars
      Wk of June 2/25,Tip,Fly,Moss,head
      rate,20,20,25,
      Mon 2,1,1,,2
      Tue 3,1,,.5,2
      Wed 4,1,1,1,3
      walks,3,2,1.5,
      charge,60,40,37.50,
      from last wk,,20,,
      PAID,60,60,37.50,157.50
      owes,0,0,0,
      """)
    #expect(paid(reading) == 6000 + 6000 + 3750 && reading.dogs.map(\.label) == ["Tip", "Fly", "Moss"])
    #expect(reading.cells.allSatisfy { $0.question == nil })
  }
}

import Civil
import Diagnostics
import DogSteps
import TestSupport
import Testing

@Suite struct HealthExportReaderTests {
  private let at = "2026-04-27 10:00:00 +0200"
  private let later = "2026-04-27 10:10:00 +0200"

  @Test func `S035 steps and distance are read, other types and repeats inside others are not`() throws {
    let reading = try HealthExports.read(
      HealthExports.export(
        HealthExports.record(at, later, "100"),
        HealthExports.record(type: "DistanceWalkingRunning", unit: "km", at, later, "0.0724"),
        HealthExports.record(type: "BodyMass", unit: "kg", at, at, "70"),
        "<Correlation type=\"x\">\(HealthExports.record(at, later, "900"))</Correlation>",
        "<Workout><WorkoutStatistics type=\"HKQuantityTypeIdentifierStepCount\" sum=\"9\"/></Workout>"))
    #expect(reading.days == ["2026-04-27 100 72 10"])
    #expect([reading.read, reading.other, reading.counted.kept] == [3, 1, 2])
    #expect(reading.findings == [])
  }

  @Test func `the sample is read alike in portions of any size`() throws {
    let bytes = try HealthExports.sample("export.xml")
    let whole = try HealthExports.read(bytes)
    #expect(whole.version == 14)
    #expect(
      whole.findings == [
        "unknown-unit 168", "ends-before-start 169", "bad-record-value 170", "bad-record-value 171",
        "bad-record-date 172",
      ])
    for size in [1, 57, 4096] {
      let reading = try HealthExports.read(bytes, portions: size)
      #expect(reading.days == whole.days)
      #expect(reading.findings == whole.findings)
    }
  }

  @Test func `the malformed head of version 12 and its control characters do no harm`() throws {
    let reading = try HealthExports.read(try HealthExports.sample("export-version-12.xml"))
    #expect(reading.version == 12)
    #expect(reading.findings == [])
    #expect(reading.counted.sources.first?.source == "Appmet teken > en \"aanhaling\"")
  }

  @Test(arguments: [
    "", "plain text", "<ClinicalDocument/>", "<html><body>", "{\"a\": 1}", "<!-- only -->", "<HealthDatb>",
    "<!DOCTYPE HealthData [<!ENTITY a \"b\">",
  ])
  func `a file that is no export is refused as not-a-health-export`(text: String) {
    let error = #expect(throws: StepsError.self) { try HealthExports.read(Array(text.utf8)) }
    #expect(error?.diagnostic.code.name == "not-a-health-export")
    #expect(error?.diagnostic.location?.place != nil)
  }

  @Test func `each record that cannot be counted is named with its line and its first reason`() throws {
    let bad = "no time"
    let reading = try HealthExports.read(
      HealthExports.export(
        HealthExports.record(unit: "yd", bad, later, "x"), HealthExports.record(unit: "yd", later, at, "x"),
        HealthExports.record(unit: "m", at, later, "x"), HealthExports.record(at, later, "-1"),
        HealthExports.record(at, later, "1e3"), HealthExports.record(at, later, ".5"),
        HealthExports.record(at, later, "5."), HealthExports.record(at, later, "9999999999"),
        HealthExports.record("2026-02-29 10:00:00 +0200", later, "1"),
        HealthExports.record("2024-02-29 10:00:00 +0200", later, "1"),
        HealthExports.record("2026-04-27 10:00:00", later, "1")))
    #expect(
      reading.findings == [
        "bad-record-date 2", "ends-before-start 3", "unknown-unit 4", "bad-record-value 5",
        "bad-record-value 6",
        "bad-record-value 7", "bad-record-value 8", "bad-record-value 9", "bad-record-date 10",
        "bad-record-date 11",
        "bad-record-date 12",
      ])
    #expect(reading.counted.kept == 0)
  }

  @Test func `a cut or changed byte costs a record and a damaged-export with its line`() throws {
    let record = HealthExports.record(at, later, "100")
    let other = HealthExports.record("2026-04-27 12:00:00 +0200", "2026-04-27 12:10:00 +0200", "11")
    let broken = String(record.replacing("unit=\"count\"", with: "unit=\"count"))
    let reading = try HealthExports.read(HealthExports.export(broken, other))
    #expect(reading.days == ["2026-04-27 11 0 10"])
    #expect(reading.findings == ["damaged-export 2"])
    let whole = HealthExports.export(other, record)
    let cut = try HealthExports.read(Array(whole[..<(whole.count - 40)]))
    #expect(cut.days == ["2026-04-27 11 0 10"])
    #expect(cut.findings == ["damaged-export 3"])
    let end = try HealthExports.read(Array(whole[..<(whole.count - 14)]))
    #expect(end.findings == ["damaged-export 4"])
    let tag = String(
      HealthExports.record(at, later, "100", manual: true).replacing("</Record>", with: "</Recorx>"))
    let odd = try HealthExports.read(HealthExports.export(tag, other))
    #expect(odd.days == ["2026-04-27 111 0 20"])
    #expect(odd.findings == ["damaged-export 4"])
  }

  @Test func `cut at 200 places and with 1000 changed bytes there are figures or a place, never silence`()
    throws
  {
    let bytes = try HealthExports.sample("export.xml")
    let whole = try HealthExports.read(bytes)
    var random = SplitMix64(seed: 35)
    for _ in 0..<200 {
      let length = Int.random(in: 0..<bytes.count - 1, using: &random)
      if let reading = try? HealthExports.read(Array(bytes[..<length])) {
        #expect(reading.findings.contains { $0.hasPrefix("damaged-export") }, "\(length)")
      }
    }
    for _ in 0..<1000 {
      var changed = bytes
      let place = Int.random(in: bytes.indices, using: &random)
      changed[place] = UInt8.random(in: 0...255, using: &random)
      guard let reading = try? HealthExports.read(changed) else { continue }
      let isCounted =
        reading.counted.kept + reading.counted.repeated + reading.other
        + reading.counted.rejected.values.reduce(0, +) == reading.read
      #expect(isCounted, "\(place)")
      // A record that is gone is named.
      let damage = reading.findings.count { $0.hasPrefix("damaged-export") }
      #expect(reading.read >= whole.read || damage > 0, "\(place) \(changed[place])")
    }
  }
}

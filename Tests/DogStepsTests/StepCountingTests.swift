import Civil
import DogSteps
import TestSupport
import Testing

@Suite struct StepCountingTests {
  private func time(_ text: String) -> String { "2026-04-\(text):00 +0200" }

  private func days(
    _ records: [String], _ mode: CountingMode = .merge, priorities: [String: Int] = [:]
  ) throws -> [String] {
    try HealthExports.read(HealthExports.export(records), mode, priorities: priorities).days
  }

  @Test func `S035 a minute that several devices counted counts once, by the best of them`() throws {
    let phone = HealthExports.record(device: "iPhone", time("27 10:00"), time("27 10:20"), "200")
    let watch = HealthExports.record(source: "W", device: "Watch", time("27 10:10"), time("27 10:20"), "130")
    let typed = HealthExports.record(source: "Z", time("27 10:18"), time("27 10:20"), "10", manual: true)
    #expect(try days([phone]) == ["2026-04-27 200 0 20"])
    #expect(try days([phone, watch]) == ["2026-04-27 230 0 20"])
    #expect(try days([phone, watch, typed]) == ["2026-04-27 214 0 20"])
    #expect(try days([phone, watch, typed], .sum) == ["2026-04-27 340 0 20"])
    #expect(try days([phone, watch, typed], .maxSource) == ["2026-04-27 200 0 20"])
    #expect(try days([phone, watch, typed], .source("W")) == ["2026-04-27 130 0 10"])
    #expect(try days([phone, watch, typed], priorities: ["Telefoon": 9]) == ["2026-04-27 200 0 20"])
  }

  @Test func `of two of one kind the first by name counts, and records of one source add up`() throws {
    let b = HealthExports.record(source: "B", time("27 10:00"), time("27 10:10"), "100")
    let a = HealthExports.record(source: "A", time("27 10:05"), time("27 10:10"), "7")
    let again = HealthExports.record(source: "A", time("27 10:05"), time("27 10:10"), "8")
    #expect(try days([b, a, again]) == ["2026-04-27 65 0 10"])
    #expect(try days([again, a, b, a]) == ["2026-04-27 65 0 10"])
  }

  @Test func `a record over midnight gives each day its share and one without length counts whole`() throws {
    let night = HealthExports.record(time("27 23:50"), time("28 00:10"), "401")
    let moment = HealthExports.record(time("27 10:00"), time("27 10:00"), "17")
    #expect(try days([night, moment]) == ["2026-04-27 218 0 10", "2026-04-28 201 0 10"])
    let zero = HealthExports.record(time("29 10:00"), time("29 10:10"), "0")
    #expect(try days([zero]) == ["2026-04-29 0 0 0"])
  }

  @Test func `a record counts on the day of its own clock or of the zone asked for`() throws {
    let late = HealthExports.record("2026-04-28 23:30:00 +0100", "2026-04-28 23:40:00 +0100", "5")
    #expect(try days([late]) == ["2026-04-28 5 0 10"])
    let file = try #require(ZoneFile.sample("Europe/Amsterdam"))
    let zone = try #require(ZoneRules(name: "Europe/Amsterdam", file: file))
    #expect(try HealthExports.read(HealthExports.export(late), zone: zone).days == ["2026-04-29 5 0 10"])
    // The night in which the clocks go forward has 23 hours.
    let long = HealthExports.record("2026-03-29 00:00:00 +0100", "2026-03-30 00:00:00 +0200", "23")
    #expect(try HealthExports.read(HealthExports.export(long), zone: zone).days == ["2026-03-29 23 0 1380"])
  }

  @Test func `a record that says again what another said is repeated whatever its device is called`() throws {
    let one = HealthExports.record(device: "iPhone", time("27 10:00"), time("27 10:10"), "100")
    let two = HealthExports.record(device: "other", time("27 10:00"), time("27 10:10"), "100.0")
    let reading = try HealthExports.read(HealthExports.export(one, two))
    #expect(reading.counted.repeated == 1)
    #expect(reading.days == ["2026-04-27 100 0 10"])
  }

  @Test func `shuffling the records changes no figure`() throws {
    let text = String(decoding: try HealthExports.sample("export.xml"), as: UTF8.self)
    let records = text.split(separator: "\n").filter { $0.hasPrefix(" <Record") && $0.hasSuffix("/>") }
    let lines = records.map { String($0) + "\n" }
    var random = SplitMix64(seed: 7)
    for mode in [CountingMode.merge, .maxSource, .sum, .source("Telefoon van Noor")] {
      let whole = try HealthExports.read(HealthExports.export(lines), mode)
      for _ in 0..<5 {
        let shuffled = lines.shuffled(using: &random)
        let reading = try HealthExports.read(HealthExports.export(shuffled), mode)
        #expect(reading.days == whole.days)
        #expect(reading.counted.sources == whole.counted.sources)
      }
    }
  }

  @Test func `random exports count as a slow reckoning by the rules has it`() throws {
    var random = SplitMix64(seed: 2026)
    for round in 0..<60 {
      let made = RandomExport(&random)
      for mode in [CountingMode.merge, .sum, .maxSource] {
        #expect(
          try HealthExports.read(made.bytes, mode).days == made.days(mode), "round \(round), \(mode.name)")
      }
    }
  }
}

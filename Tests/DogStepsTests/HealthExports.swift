import Civil
import Diagnostics
import DogSteps
import Store
import TestSupport

/// Exports for tests, and what they come to.
enum HealthExports {
  /// The samples of the project.
  static let folder =
    #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 } + "/samples/steps"

  static func sample(_ name: String) throws -> [UInt8] { try Files.read("\(folder)/\(name)") }

  /// A record as an export writes it.
  static func record(
    type: String = "StepCount", source: String = "Telefoon", device: String? = nil, unit: String = "count",
    _ start: String, _ end: String, _ value: String, manual: Bool = false
  ) -> String {
    let device =
      device.map { " device=\"&lt;&lt;HKDevice: 0x\(value.count)f>, name:\($0), model:\($0)>\"" } ?? ""
    let head =
      " <Record type=\"HKQuantityTypeIdentifier\(type)\" sourceName=\"\(source)\"\(device) unit=\"\(unit)\" "
      + "startDate=\"\(start)\" endDate=\"\(end)\" value=\"\(value)\""
    return manual
      ? head + ">\n<MetadataEntry key=\"HKWasUserEntered\" value=\"1\"/>\n</Record>\n" : head + "/>\n"
  }

  static func export(_ records: String...) -> [UInt8] { export(records) }

  static func export(_ records: [String]) -> [UInt8] {
    Array("<HealthData locale=\"nl_NL\">\n\(records.joined())</HealthData>\n".utf8)
  }

  struct Reading {
    let counted: CountedSteps
    /// The codes with their lines.
    let findings: [String]
    let version: Int?
    let read: Int
    let other: Int

    /// `2026-04-27 6784 3669 150`.
    var days: [String] {
      counted.days.map { "\($0.date) \($0.steps) \($0.metres) \($0.activeMinutes)" }
    }
  }

  static func read(
    _ bytes: [UInt8], _ mode: CountingMode = .merge, priorities: [String: Int] = [:], zone: ZoneRules? = nil,
    since: CivilDate? = nil, portions size: Int = 1 << 16
  ) throws -> Reading {
    var reader = HealthExportReader(file: "export.xml")
    var intake = SampleIntake(file: "export.xml", since: since, DayFinder(zone), scratch: "/tmp")
    var records: [HealthRecord] = []
    var at = 0
    repeat {
      let end = min(bytes.count, at + size)
      try reader.read(Array(bytes[at..<end]), isLast: end == bytes.count) { records.append($0) }
      at = end
    } while at < bytes.count
    for record in records { try intake.take(record) }
    let counted = try intake.count(mode, priorities: priorities)
    let findings = (reader.findings + intake.findings).sorted().map { finding in
      if case .line(let line)? = finding.location?.place {
        "\(finding.code) \(line)"
      } else {
        finding.code.name
      }
    }
    return Reading(
      counted: counted, findings: findings, version: reader.version, read: reader.read, other: reader.other)
  }
}

public import Diagnostics

extension JSONValue {
  /// The `diagnostics` of a report, in order: each `code`, `severity`, `file`, `message`, `hint` and its place:
  /// `cell` (null where it is none), or `line`, `record`, or `run` and `stop`.
  public static func diagnostics(_ findings: [Diagnostic]) -> JSONValue {
    .array(
      findings.sorted().map { finding in
        var members: [String: JSONValue] = [
          "code": .text(finding.code.name), "severity": .text(finding.severity.rawValue),
          "file": .optional(finding.location?.file), "cell": .optional(finding.location?.cell?.description),
          "message": .text(finding.message), "hint": .text(finding.hint),
        ]
        switch finding.location?.place {
        case nil, .cell: break
        case .line(let line): members["line"] = .integer(line)
        case .record(let record): members["record"] = .integer(record)
        case .stop(let run, let number):
          members["run"] = .text(run)
          members["stop"] = .optional(number)
        }
        return .object(members)
      })
  }
}

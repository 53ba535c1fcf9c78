import Civil
import Diagnostics

/// Sleeps from their starts and wakings.
///
/// While a sleep is open a further start is ignored. One with a written length closes itself when another begins at
/// or after its end, or when nothing follows and its end has passed.
struct SleepReading: Sendable {
  let sessions: [SleepSession]
  /// `sleep-after-sleep` and `wake-without-sleep`.
  let findings: [Diagnostic]

  /// - Parameter entries: of any type, in the order of the log.
  init(_ entries: some Sequence<Logbook.Entry>, now: Instant) {
    var sessions: [SleepSession] = []
    var findings: [Diagnostic] = []
    var open: PuppyEvent?
    // Of the open sleep: the crate first, and then sleep in it, is no slip; sleep once more is.
    var isInCrate = false
    var hasStarted = false
    for entry in entries {
      let event = entry.event
      if event.type.opensSleep {
        hasStarted = true
        if let sleep = open {
          if let end = sleep.writtenEnd, end <= event.instant {
            sessions.append(sleep.session(to: end))
          } else {
            if !isInCrate || event.type != .sleep { findings.append(Self.again(event, sleep)) }
            isInCrate = false
            continue
          }
        }
        open = event
        isInCrate = event.type == .crate
      } else if event.type == .waking {
        if let sleep = open {
          sessions.append(sleep.session(to: event.instant))
          open = nil
        } else if hasStarted {
          findings.append(Self.withoutSleep(event))
        }
      }
    }
    if let sleep = open {
      sessions.append(sleep.session(to: sleep.writtenEnd.flatMap { $0 <= now ? $0 : nil }))
    }
    self.sessions = sessions
    self.findings = findings
  }

  private static func again(_ event: PuppyEvent, _ open: PuppyEvent) -> Diagnostic {
    Diagnostic(
      .warning, .sleepAfterSleep, at: event.location,
      "“\(event.type.name)” at \(event.time.text), though the puppy sleeps since \(open.time.text)",
      hint: "the first start counts; add the waking in between if it was forgotten")
  }

  private static func withoutSleep(_ event: PuppyEvent) -> Diagnostic {
    Diagnostic(
      .warning, .wakeWithoutSleep, at: event.location,
      "“\(event.type.name)” at \(event.time.text), though the puppy was awake",
      hint: "add the line on which it fell asleep, or take this one out")
  }
}

extension PuppyEvent {
  /// The start with its written length.
  fileprivate var writtenEnd: Instant? { minutes.map { instant.adding(minutes: $0) } }

  fileprivate func session(to end: Instant?) -> SleepSession {
    SleepSession(start: time, startType: type, end: end)
  }
}

import Civil
import Diagnostics
import PuppyLog
import Store
import Tabular

/// The puppy's folder that a command names, read, with the clock its times are shown on.
struct PuppyFolder {
  let invocation: Invocation
  /// As typed.
  let path: String
  let folder: LogFolder
  let clock: WallClock
  let profile: PuppyProfile
  let events: [PuppyEvent]
  /// Of the reading alone.
  let readFindings: [Diagnostic]

  init(_ invocation: Invocation) throws(CommandFailure) {
    self.invocation = invocation
    path = invocation.arguments[0]
    folder = try Self.folder(path, invocation)
    clock = WallClock(zone: try invocation.chosenZone())
    let read = LogReader.read(
      folder.files, clock: clock, repairing: invocation.has(OptionSpec.repairText.name))
    events = read.value
    let profile = Self.profile(folder, clock)
    self.profile = profile.value
    readFindings = read.diagnostics + profile.diagnostics
  }

  /// - Throws: status 3 where there is no such folder, or nothing of a puppy in it.
  static func folder(_ path: String, _ invocation: Invocation) throws(CommandFailure) -> LogFolder {
    let folder: LogFolder
    do throws(StoreError) {
      folder = try LogFolder(invocation.environment.path(path))
    } catch { throw CommandFailure(error, named: path) }
    guard !folder.files.isEmpty || folder.profileBytes != nil else {
      throw CommandFailure(
        .unreadable,
        [
          Diagnostic(
            .error, .noPuppyLog, at: Location(file: path), "there is no puppy's log in this folder",
            hint: "name the folder that holds data/2026-03-26.jsonl, or make one with hound puppy new")
        ])
    }
    return folder
  }

  private static func profile(_ folder: LogFolder, _ clock: WallClock) -> Report<PuppyProfile> {
    guard let bytes = folder.profileBytes else { return Report(PuppyProfile()) }
    do throws(JSONFault) {
      return ProfileReader.read(try JSONTree(bytes), file: LogFolder.profileName, clock: clock)
    } catch {
      return Report(
        PuppyProfile(),
        [
          Diagnostic(
            .error, .badJSON, at: Location(file: LogFolder.profileName, line: error.line),
            "the profile is not JSON: \(error.reason)",
            hint: "correct the line, or take the file away: the usual values count then")
        ])
    }
  }

  /// The log at `--now`; without it at its last event, or at the clock's moment.
  func log(at fallback: Fallback) throws(CommandFailure) -> Logbook {
    let isGiven = invocation.has(OptionSpec.now.name)
    let moment = isGiven ? try invocation.moment() : try clockMoment()
    return Logbook(
      events, fileCount: folder.files.count, lineCount: folder.files.map(\.lines.count).reduce(0, +),
      profile: profile, clock: clock, now: isGiven || fallback == .clock ? moment : nil, fallback: moment)
  }

  enum Fallback { case lastEvent, clock }

  /// The moment of the clock, told as the last event tells its own where no zone is named.
  func clockMoment() throws(CommandFailure) -> WrittenTime {
    let now = try invocation.moment()
    guard !invocation.has(OptionSpec.now.name) else { return now }
    let last = events.max { $0.instant < $1.instant }?.time.offset
    guard let offset = clock.zone?.offset(at: now.instant) ?? last else { return now }
    return WrittenTime(now.instant.local(offset).withSeconds + offset.description) ?? now
  }

  /// The language of `--lang`; else Dutch, as in the app.
  var speech: Speech { Self.speech(invocation) }

  static func speech(_ invocation: Invocation) -> Speech {
    invocation.value("--lang").flatMap { Speech(rawValue: $0) } ?? .dutch
  }

  /// A CSV beside.
  func growth() throws(CommandFailure) -> Report<GrowthTable>? {
    guard let path = invocation.value("--growth") else { return nil }
    let bytes: [UInt8]
    do throws(StoreError) {
      bytes = try Files.read(invocation.environment.path(path))
    } catch { throw CommandFailure(error, named: path) }
    do throws(TabularError) {
      return try GrowthReader.read(bytes, file: Files.name(of: path))
    } catch { throw CommandFailure(.unreadable, [error.diagnostic]) }
  }

  /// What is to be said, on the error stream and in the report; a log that lies in the future is said once.
  func tell(_ findings: [Diagnostic]) -> ExitStatus {
    let future = findings.filter { $0.code == .futureEvent }
    let rest = findings.filter { $0.code != .futureEvent }
    invocation.report((future.count > 3 ? rest + [Self.many(future)] : findings).sorted())
    return invocation.status(findings)
  }

  private static func many(_ future: [Diagnostic]) -> Diagnostic {
    Diagnostic(
      .warning, .futureEvent, at: future[0].location,
      "this event and \(future.count - 1) after it are yet to come",
      hint: "they are kept and count from their own moments on")
  }
}

extension PuppyFolder {
  /// The photos of a day that stand in the folder; what lies outside it is never opened.
  func pictures(of day: DayView) throws(CommandFailure) -> [String: [UInt8]] {
    var pictures: [String: [UInt8]] = [:]
    for path in day.timeline.flatMap(\.event.pictures) {
      guard case .inside(let name) = MediaPath(path) else { continue }
      let file = "\(folder.path)/\(name)"
      guard Files.exists(file), !Files.isFolder(file) else { continue }
      do throws(StoreError) {
        pictures[path] = try Files.read(file)
      } catch { throw CommandFailure(error, named: name) }
    }
    return pictures
  }
}

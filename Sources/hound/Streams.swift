import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Standard output and the error stream, with the line of progress on the latter.
final class Streams: Sendable {
  static let output: Int32 = 1
  static let error: Int32 = 2

  private struct State {
    var isOutputClosed = false
    var failure: Int32 = 0
    var showsProgress = false
    var nextProgress: ContinuousClock.Instant
  }

  let columns: Int
  private let state = Mutex(State(nextProgress: .now + .milliseconds(500)))
  private let canShowProgress = Process.isTerminal(Streams.error)

  init(columns: Int) { self.columns = columns }

  /// Why standard output did not take everything, in the system's words; nil when it did, and when its reader went
  /// away (`hound today | head -1`), which is nobody's fault.
  var outputFailure: String? {
    let number = state.withLock { $0.failure }
    guard number != 0, let text = strerror(number) else { return nil }
    return String(cString: text)
  }

  /// A command goes on when nobody reads any longer: what it does to the book must not hang on a pipe.
  @Sendable func write(_ bytes: [UInt8]) {
    clearProgress()
    state.withLock { state in
      guard !state.isOutputClosed, state.failure == 0 else { return }
      let number = Self.put(bytes, Self.output)
      if number == EPIPE { state.isOutputClosed = true } else { state.failure = number }
    }
  }

  @Sendable func writeError(_ bytes: [UInt8]) {
    clearProgress()
    // Where the error stream itself fails there is nobody left to tell.
    _ = Self.put(bytes, Self.error)
  }

  /// Shown once half a second has passed, for whatever is quicker needs no words; then ten times a second at most.
  @Sendable func progress(_ text: String) {
    guard canShowProgress else { return }
    let isDue = state.withLock { state in
      let now = ContinuousClock.now
      guard now >= state.nextProgress else { return false }
      state.nextProgress = now + .milliseconds(100)
      state.showsProgress = true
      return true
    }
    if isDue { _ = Self.put(Array("\r\u{1B}[K\(text.prefix(max(1, columns - 1)))".utf8), Self.error) }
  }

  func clearProgress() {
    let wasShown = state.withLock { state in
      defer { state.showsProgress = false }
      return state.showsProgress
    }
    if wasShown { _ = Self.put(Array("\r\u{1B}[K".utf8), Self.error) }
  }

  /// All of it, however little is taken at a time. The system's error number, 0 for none.
  private static func put(_ bytes: [UInt8], _ descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { raw in
      var rest = raw[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        #if canImport(Darwin)
          let count = Darwin.write(descriptor, part.baseAddress, part.count)
        #elseif canImport(Glibc)
          let count = Glibc.write(descriptor, part.baseAddress, part.count)
        #elseif canImport(Musl)
          let count = Musl.write(descriptor, part.baseAddress, part.count)
        #endif
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&waiting, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
  }
}

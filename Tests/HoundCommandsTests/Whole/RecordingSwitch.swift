#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

enum RecordingSwitch {
  /// Whether `RECORD=1` stands in the environment of the test run.
  static let isOn = getenv("RECORD").map { String(cString: $0) } == "1"
}

import HoundCommands

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The system's clock and its list of time zones.
enum Clock {
  static var now: (seconds: Int, nanosecond: Int) {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return (Int(time.tv_sec), Int(time.tv_nsec))
  }

  /// Never set back, whatever is done to the clock on the wall.
  static var milliseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }

  /// The compiled file of a zone, in `TZDIR` or where systems keep them; nil where none of that name can be read.
  static func zoneFile(_ name: String, _ variables: [String: String]) -> [UInt8]? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") }) else { return nil }
    let folder = variables["TZDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/share/zoneinfo"
    let descriptor = open(folder + "/" + name, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    // The largest zone there is takes 4 kB; what is much longer is something else.
    var portion = [UInt8](repeating: 0, count: 65_536)
    while bytes.count < 1 << 20 {
      let count = read(descriptor, &portion, portion.count)
      if count < 0 { return nil }
      if count == 0 { return bytes }
      bytes += portion[..<count]
    }
    return nil
  }
}

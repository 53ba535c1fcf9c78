#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The day it is now, by the calendar on the wall of a time zone.
enum LocalDay {
  /// Nil where the system has no such zone; the C library would quietly take UTC for it.
  static func now(in zone: String, _ variables: [String: String]) -> (year: Int, month: Int, day: Int)? {
    // Greenwich needs no file; every other zone does.
    guard zone == "UTC" || isZone(zone, variables) else { return nil }
    let before = variables["TZ"]
    setenv("TZ", zone == "UTC" ? "UTC0" : zone, 1)
    tzset()
    defer {
      if let before { setenv("TZ", before, 1) } else { unsetenv("TZ") }
      tzset()
    }
    var seconds = time(nil)
    var fields = tm()
    guard localtime_r(&seconds, &fields) != nil else { return nil }
    return (Int(fields.tm_year) + 1900, Int(fields.tm_mon) + 1, Int(fields.tm_mday))
  }

  /// Whether a compiled zone file (RFC 8536, it begins with `TZif`) stands under that name.
  private static func isZone(_ name: String, _ variables: [String: String]) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") }) else { return false }
    let folder = variables["TZDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/share/zoneinfo"
    let descriptor = open(folder + "/" + name, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var head = [UInt8](repeating: 0, count: 4)
    return read(descriptor, &head, head.count) == head.count && head == Array("TZif".utf8)
  }
}

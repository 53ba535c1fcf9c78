// usage: tabular-read MODE FILE   prints: records fields bytes wall_s cpu_s, as the other peers do.
// MODE: records (bytes of every field), rows (a String for every field), write (to RFC 4180, in memory).
import Tabular

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

func seconds(_ clock: clockid_t) -> Double {
  var now = timespec()
  clock_gettime(clock, &now)
  return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
}

let mode = CommandLine.arguments[1]
let descriptor = open(CommandLine.arguments[2], O_RDONLY)
let (wall, cpu) = (seconds(CLOCK_MONOTONIC), seconds(CLOCK_PROCESS_CPUTIME_ID))
var (records, fields, bytes) = (0, 0, 0)
var scanner = RecordScanner(.rfc4180)
var writer = RecordWriter(formulas: .none)
let take = { (record: RecordBuffer) in
  records += 1
  fields += record.count
  switch mode {
  case "rows": for index in 0..<record.count { bytes += record.text(index).utf8.count }
  case "write":
    writer.write(record)
    if writer.bytes.count > 1 << 16 { bytes += writer.drain().count }
  default: for index in 0..<record.count { bytes += record.range(index).count }
  }
}
var chunk = [UInt8](repeating: 0, count: 1 << 18)
while case let count = read(descriptor, &chunk, chunk.count), count > 0 {
  scanner.scan(chunk[..<count], take)
}
_ = scanner.finish(take)
print(
  records, fields, bytes, seconds(CLOCK_MONOTONIC) - wall, seconds(CLOCK_PROCESS_CPUTIME_ID) - cpu)

// usage: tabular-read MODE FILE [OUT]   prints: records fields bytes wall_s cpu_s [outbytes], as the other peers do.
// MODE: records (bytes of every field), rows (an array with a String for every field), write (the records, held in
// memory, to OUT; reading them is not timed).
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

struct Totals {
  var (records, fields, bytes) = (0, 0, 0)
}

/// Every record of a file; a function of its own for each mode, for globals are slower than locals.
func scan(_ path: String, _ take: (RecordBuffer) -> Void) {
  let descriptor = open(path, O_RDONLY)
  var scanner = RecordScanner(.rfc4180)
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while case let count = read(descriptor, &chunk, chunk.count), count > 0 {
    scanner.scan(chunk[..<count], take)
  }
  _ = scanner.finish(take)
}

func records(_ path: String) -> Totals {
  var totals = Totals()
  scan(path) { record in
    totals.records += 1
    totals.fields += record.count
    for index in 0..<record.count { totals.bytes += record.range(index).count }
  }
  return totals
}

func rows(_ path: String) -> Totals {
  var totals = Totals()
  scan(path) { record in
    let row = (0..<record.count).map(record.text)
    totals.records += 1
    totals.fields += row.count
    for text in row { totals.bytes += text.utf8.count }
  }
  return totals
}

func rewrite(_ path: String, _ out: String) {
  var kept: [RecordBuffer] = []
  scan(path) { kept.append($0) }
  let fields = kept.reduce(0) { $0 + $1.count }
  let bytes = kept.reduce(0) { sum, record in sum + (0..<record.count).reduce(0) { $0 + record.range($1).count } }
  let (wall, cpu) = (seconds(CLOCK_MONOTONIC), seconds(CLOCK_PROCESS_CPUTIME_ID))
  let descriptor = open(out, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
  var writer = RecordWriter(formulas: .none)
  var written = 0
  for index in kept.indices {
    writer.write(kept[index])
    if writer.count >= 1 << 16 || index == kept.count - 1 {
      let piece = writer.drain()
      written += write(descriptor, piece, piece.count)
    }
  }
  close(descriptor)
  print(
    kept.count, fields, bytes, seconds(CLOCK_MONOTONIC) - wall, seconds(CLOCK_PROCESS_CPUTIME_ID) - cpu, written)
}

func main(_ words: [String]) {
  if words[1] == "write" { return rewrite(words[2], words[3]) }
  let (wall, cpu) = (seconds(CLOCK_MONOTONIC), seconds(CLOCK_PROCESS_CPUTIME_ID))
  let totals = words[1] == "rows" ? rows(words[2]) : records(words[2])
  print(
    totals.records, totals.fields, totals.bytes, seconds(CLOCK_MONOTONIC) - wall,
    seconds(CLOCK_PROCESS_CPUTIME_ID) - cpu)
}

main(CommandLine.arguments)

import Civil

/// When somebody else had the puppy and nothing was written down; spans that touch are one.
struct CoverageSpans: Sendable {
  /// In order, apart from each other; an end is nil while the span goes on.
  private let spans: [(start: Instant, end: Instant?)]

  init(_ log: Logbook) {
    var spans: [(start: Instant, end: Instant?)] = []
    for entry in log.entries(.coverageGap) {
      let span = (start: entry.instant, end: entry.event.end?.instant)
      if let end = span.end, end <= span.start { continue }
      guard let last = spans.last else {
        spans.append(span)
        continue
      }
      guard let lastEnd = last.end else { break }
      if span.start > lastEnd {
        spans.append(span)
      } else {
        spans[spans.count - 1].end = span.end.map { max($0, lastEnd) }
      }
    }
    self.spans = spans
  }

  /// Whether a moment lies in a span; its start does, its end does not.
  func covers(_ instant: Instant) -> Bool {
    guard let span = last(where: { $0 <= instant }) else { return false }
    return span.end.map { instant < $0 } ?? true
  }

  /// Whether a stretch of time has a part in common with a span.
  func overlaps(_ from: Instant, _ to: Instant) -> Bool {
    guard let span = last(where: { $0 < to }) else { return false }
    return span.end.map { $0 > from } ?? true
  }

  /// The last span whose start passes; starts that pass come first. Logarithmic.
  private func last(where passes: (Instant) -> Bool) -> (start: Instant, end: Instant?)? {
    var low = 0
    var high = spans.count
    while low < high {
      let middle = (low + high) / 2
      if passes(spans[middle].start) { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : spans[low - 1]
  }
}

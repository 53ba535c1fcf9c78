import Store

/// Samples in the order of ``StepSample/isEarlier(_:_:)``, however many and in whatever order they come: those that
/// have no room in memory wait on the disk, sorted in runs.
struct SampleSpool: ~Copyable {
  private let folder: String
  private let capacity: Int
  private var samples: [StepSample] = []
  private var scratch: ScratchFile?
  /// Where each run begins and ends, in samples.
  private var runs: [Range<Int>] = []

  private static let size = MemoryLayout<StepSample>.stride

  /// - Parameters:
  ///   - folder: where the runs wait.
  ///   - capacity: how many samples are held in memory.
  init(in folder: String, capacity: Int = 1 << 18) {
    self.folder = folder
    self.capacity = capacity
  }

  mutating func add(_ sample: StepSample) throws(StoreError) {
    if samples.count == capacity { try setAside() }
    samples.append(sample)
  }

  private mutating func setAside() throws(StoreError) {
    samples.sort(by: StepSample.isEarlier)
    if scratch == nil { scratch = try ScratchFile(in: folder) }
    let start = runs.last?.upperBound ?? 0
    // In pieces, so that a second copy of all of them is never there.
    for first in stride(from: 0, to: samples.count, by: 1 << 14) {
      let piece = samples[first..<min(samples.count, first + 1 << 14)]
      try scratch?.add(piece.withUnsafeBytes { Array($0) })
    }
    runs.append(start..<start + samples.count)
    samples.removeAll(keepingCapacity: true)
  }

  /// One run as it comes back.
  private struct Run {
    var rest: Range<Int>
    var held: [StepSample] = []
    var next = 0
  }

  /// Hands over all samples in order; the spool is empty then.
  mutating func drain(_ take: (StepSample) -> Void) throws(StoreError) {
    samples.sort(by: StepSample.isEarlier)
    guard !runs.isEmpty else {
      for sample in samples { take(sample) }
      samples = []
      return
    }
    try setAside()
    samples = []
    let room = max(256, min(1 << 13, (1 << 18) / runs.count))
    var waiting = runs.map { Run(rest: $0) }
    for place in waiting.indices { try fill(&waiting[place], room) }
    // The runs by their next sample, the earliest last.
    var order = waiting.indices.filter { !waiting[$0].held.isEmpty }
    order.sort { StepSample.isEarlier(waiting[$1].held[0], waiting[$0].held[0]) }
    while let place = order.popLast() {
      take(waiting[place].held[waiting[place].next])
      waiting[place].next += 1
      if waiting[place].next == waiting[place].held.count { try fill(&waiting[place], room) }
      guard waiting[place].next < waiting[place].held.count else { continue }
      let sample = waiting[place].held[waiting[place].next]
      var at = order.count
      while at > 0, StepSample.isEarlier(waiting[order[at - 1]].held[waiting[order[at - 1]].next], sample) {
        at -= 1
      }
      order.insert(place, at: at)
    }
    runs = []
  }

  private func fill(_ run: inout Run, _ room: Int) throws(StoreError) {
    let count = min(room, run.rest.count)
    run.next = 0
    run.held = []
    guard count > 0 else { return }
    guard let bytes = try scratch?.bytes(from: run.rest.lowerBound * Self.size, count * Self.size) else {
      return
    }
    run.held = bytes.withUnsafeBytes { Array($0.bindMemory(to: StepSample.self)) }
    run.rest = (run.rest.lowerBound + count)..<run.rest.upperBound
  }
}

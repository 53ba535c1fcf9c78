import Store
import TestSupport
import Testing

@testable import DogSteps

@Suite struct SampleSpoolTests {
  @Test(arguments: [1, 3, 64, 5000])
  func `samples come in order whether they waited on the disk or not`(capacity: Int) throws {
    var random = SplitMix64(seed: UInt64(capacity))
    var spool = SampleSpool(in: "/tmp", capacity: capacity)
    var made: [StepSample] = []
    for number in 0..<600 {
      let start = Int.random(in: 0..<200, using: &random)
      made.append(
        StepSample(
          start: start, end: start + 5, offset: 0, kind: Bool.random(using: &random) ? .steps : .distance,
          unit: .metre, digits: UInt64.random(in: 0..<3, using: &random), decimals: 0, source: 0,
          rank: .other,
          number: number))
    }
    for sample in made { try spool.add(sample) }
    var found: [StepSample] = []
    try spool.drain { found.append($0) }
    #expect(found == made.sorted(by: StepSample.isEarlier))
  }
}

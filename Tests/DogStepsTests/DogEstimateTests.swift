import DogSteps
import Testing

@Suite struct DogEstimateTests {
  private func breed(
    _ leg: Ratio = 25, _ weight: Ratio = 25, _ body: BreedBody = .athletic, _ energy: BreedEnergy = .moderate,
    multiplier: Ratio? = nil, description: String = "described"
  ) -> Breed {
    Breed(
      name: "Brak", leg: leg, weight: weight, body: body, energy: energy, puppy: Ratio(11, 10), adult: 1,
      senior: Ratio(105, 100), multiplier: multiplier, description: description)
  }

  private func estimate(_ breed: Breed, age: Int = 3, _ condition: BodyCondition = .justRight) -> DogEstimate
  {
    DogEstimate(DogProfile(breed: "brak", age: age, condition: condition), BreedTable([breed]))
  }

  @Test func `S032 the breed decides how many steps the dog makes for one of yours`() {
    #expect(estimate(breed()).multiplier == Ratio(65 * 10, 25 * 16))
    #expect(estimate(breed(), age: 1).multiplier == Ratio(65 * 11, 25 * 16))
    #expect(estimate(breed(), age: 2).multiplier == estimate(breed(), age: 7).multiplier)
    #expect(estimate(breed(), age: 8).multiplier == Ratio(65 * 105, 25 * 160))
  }

  @Test func `S032 S044 a factor that somebody measured replaces what is worked out`() {
    #expect(estimate(breed(multiplier: Ratio(9, 5)), age: 1).multiplier == Ratio(9, 5))
    #expect(estimate(breed(multiplier: Ratio(9, 5))).steps(1111) == 1999)
  }

  @Test(
    arguments: [
      (Ratio(499, 100), Ratio(12, 10)), (5, Ratio(11, 10)), (Ratio(1499, 100), Ratio(11, 10)), (15, 1),
      (30, Ratio(95, 100)),
      (50, Ratio(9, 10)),
    ] as [(Ratio, Ratio)])
  func `a weight at a limit belongs to the heavier ones`(weight: Ratio, factor: Ratio) {
    #expect(estimate(breed(25, weight)).multiplier == Ratio(65 * 10, 25 * 16) * factor)
  }

  @Test func `S037 the goal follows from the breed and moves with the dog's condition`() {
    #expect(estimate(breed()).goal == 8000)
    #expect(estimate(breed(), .skinny).goal == 6400)
    #expect(estimate(breed(), .chubby).goal == 9600)
    #expect(estimate(breed(5, 4, .compact, .veryHigh)).goal == 22_500)
    #expect(estimate(breed(90, 80, .heavy, .low)).goal == 1568)
    // In floating point it is 7,874.
    #expect(Ratio(7_000) * Ratio(1125, 1000) == 7_875)
  }

  @Test(arguments: [
    (2399, "very-low"), (2400, "low"), (4799, "low"), (4800, "moderate"), (9599, "moderate"), (9600, "high"),
    (14_399, "high"), (14_400, "very-high"),
  ])
  func `a day's level is told by the goal of a dog that is just right`(steps: Int, level: String) {
    #expect(estimate(breed(), .chubby).level(steps).rawValue == level)
  }

  @Test func `confidence falls with odd counts, odd strides and breeds nobody described`() {
    let described = estimate(breed())
    let bare = estimate(breed(description: " "))
    #expect(described.confidence(human: 999, metres: 700) == .high)
    #expect(bare.confidence(human: 1000, metres: 700) == .high)
    #expect(bare.confidence(human: 999, metres: 700) == .medium)
    #expect(described.confidence(human: 499, metres: 300) == .medium)
    #expect(bare.confidence(human: 30_001, metres: 20_000) == .medium)
    #expect(described.confidence(human: 1000, metres: 499) == .medium)
    #expect(described.confidence(human: 1000, metres: 500) == .high)
    #expect(described.confidence(human: 1000, metres: 1001) == .medium)
    #expect(described.confidence(human: 1000, metres: 0) == .high)
  }

  @Test func `S032 an unknown breed has its own usual figures`() {
    let unknown = DogEstimate(
      DogProfile(breed: "Maanhond", age: 4, condition: .chubby), BreedTable([breed()]))
    #expect(!unknown.isKnown)
    #expect(unknown.steps(7) == 10)
    #expect(unknown.goal == 6000)
    #expect(unknown.level(1) == .moderate)
    #expect(unknown.confidence(human: 5000, metres: 3500) == .low)
  }
}

import Hikes
import Quantities
import Testing

struct TrailRuleTests {
  private let here = DayBook.place(0, 0).coordinates

  private func rule(_ trails: [HikingLocation], _ wish: TrailWish = .byRegion) -> TrailRule {
    TrailRule(DayBook.book([], trails: trails), wish)
  }

  /// R19.
  @Test func `the nearest active trail of the last pickup's region is taken, though another is nearer`()
    throws
  {
    let here = try #require(here)
    let trails = [
      DayBook.trail("Near", "Sackville", at: DayBook.place(100, 0)),
      DayBook.trail("Far", "Bedford", at: DayBook.place(5000, 0)),
      DayBook.trail("Mid", "Bedford", at: DayBook.place(2000, 0)),
      DayBook.trail("Closed", "Bedford", at: DayBook.place(50, 0), isActive: false),
    ]
    let choice = rule(trails).choice(after: here, in: " bedford")
    #expect(choice.trail?.name == "Mid")
    #expect(choice.reason == "the nearest active trail in Bedford, where the last pickup is")
    #expect(
      choice.metres
        == here.road(to: try #require(trails[2].place.coordinates), detour: .init("1.3") ?? .straight))
    #expect(rule(trails, .any).choice(after: here, in: "Bedford").trail?.name == "Near")
    #expect(rule(trails, .named(TrailID("far"))).choice(after: here, in: "Bedford").trail?.name == "Far")
  }

  /// R20.
  @Test func `a region without an active trail gets the nearest one, and that is said`() throws {
    let trails = [DayBook.trail("Near", "Sackville", at: DayBook.place(100, 0))]
    let choice = rule(trails).choice(after: try #require(here), in: "Beaver Bank")
    #expect(choice.trail?.name == "Near")
    #expect(
      choice.reason
        == "no active trail in Beaver Bank, where the last pickup is; this is the nearest active one")
  }

  @Test func `without any trail there is none, and the reason tells what is lacking`() throws {
    let here = try #require(here)
    #expect(rule([]).choice(after: here, in: "").reason == "no trail in the book")
    let closed = DayBook.trail("Closed", "Bedford", at: DayBook.place(50, 0), isActive: false)
    #expect(rule([closed]).choice(after: here, in: "Bedford").reason == "no active trail in the book")
    let lost = DayBook.trail("Lost", "Bedford")
    #expect(rule([lost]).choice(after: here, in: "Bedford").trail == nil)
    #expect(rule([lost]).unplaced.map(\.name) == ["Lost"])
  }

  /// R93.
  @Test func `a region is the dog's column, else that of the nearest trail`() throws {
    let here = try #require(here)
    let trails = [
      DayBook.trail("Far", "Bedford", at: DayBook.place(5000, 0)),
      DayBook.trail("Near", "Sackville", at: DayBook.place(100, 0), isActive: false),
    ]
    #expect(rule(trails).region(of: [DayBook.dog("pip")], at: here) == "Sackville")
    let dogs = [DayBook.dog("pip"), DayBook.dog("bea", region: "Beaver Bank")]
    #expect(rule(trails).region(of: dogs, at: here) == "Beaver Bank")
    #expect(rule([]).region(of: [DayBook.dog("pip")], at: here) == "")
  }

  @Test func `without a pickup on the map the region's first trail by name is taken`() {
    let trails = [
      DayBook.trail("Willow", "Bedford"), DayBook.trail("Birch", "Bedford"),
      DayBook.trail("Ash", "Sackville"),
    ]
    #expect(rule(trails).choice(inRegion: "bedford").trail?.name == "Birch")
    #expect(rule(trails).choice(inRegion: "").trail == nil)
    #expect(
      rule(trails).choice(inRegion: "Moon").reason == "no active trail in Moon, so no trail is the nearest")
  }
}

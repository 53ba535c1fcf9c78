import Testing

@testable import DogRegistry

struct PhoneNumberTests {
  @Test(arguments: [
    ("902-555-0101", "(902) 555-0101", true), ("+1 902 555 0101", "9025550101", true),
    ("555-0101", "902-555-0101", true), ("902-555-0101", "555-0101", true), ("555-0101", "555-0102", false),
    ("902-555-0101", "506-555-0101", false), ("٩٠٢٥٥٥٠١٠١", "902 555 0101", true),
  ])
  func `telephones are told by their digits`(one: String, other: String, match: Bool) throws {
    let (left, right) = (try #require(PhoneNumber(one)), try #require(PhoneNumber(other)))
    #expect(left.matches(right) == match)
    #expect(right.matches(left) == match)
  }

  @Test(arguments: ["", "911", "555-010", "none"])
  func `few digits reach nobody`(text: String) { #expect(PhoneNumber(text) == nil) }

  @Test func `a longer number keeps a leading 1 that is not the country's`() throws {
    #expect(try #require(PhoneNumber("1902555")).digits == [1, 9, 0, 2, 5, 5, 5])
  }
}

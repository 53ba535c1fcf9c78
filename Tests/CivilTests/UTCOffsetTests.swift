import Civil
import Testing

@Suite struct UTCOffsetTests {
  @Test(arguments: [
    ("Z", 0, "+00:00"), ("+01:00", 3600, "+01:00"), ("-0330", -12_600, "-03:30"),
    ("-03:30", -12_600, "-03:30"),
    ("+1400", 50_400, "+14:00"),
  ])
  func `a distance from Greenwich is read and written`(text: String, seconds: Int, written: String) throws {
    let offset = try #require(UTCOffset(text))
    #expect(offset.seconds == seconds)
    #expect(offset.description == written)
  }

  @Test(arguments: [
    "", "z", "01:00", "+1:00", "+24:00", "+01:60", "+01", "+01:0", "+01:00:00", "+0100 ", "+-100",
  ])
  func `what is no distance is refused`(text: String) { #expect(UTCOffset(text) == nil) }

  @Test func `old zones keep their odd seconds`() throws {
    #expect(try #require(UTCOffset(seconds: 1172)).description == "+00:19:32")
    #expect(UTCOffset(seconds: 86_400) == nil)
  }
}

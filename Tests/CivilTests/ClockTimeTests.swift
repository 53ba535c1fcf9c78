import Civil
import Testing

struct ClockTimeTests {
  @Test(arguments: [
    ("7:05", 25_500), ("07:05", 25_500), ("07:05:30", 25_530), ("02:50:00 PM", 53_400), ("2:50 pm", 53_400),
    ("12:00 AM", 0), ("12:30 PM", 45_000), ("23:59:59", 86_399), ("0:00", 0),
  ])
  func `a time is read as it is typed and as spreadsheet programs rewrite it`(text: String, seconds: Int) {
    #expect(ClockTime.seconds(text) == seconds)
  }

  @Test(arguments: [
    "", "7", "7.05", "24:00", "12:60", "07:05:60", "13:00 PM", "0:30 AM", "7:05 o'clock", "7:05 PM now",
    "-1:00",
    "007:05", "7:005", "７:05", ":05", "7:",
  ])
  func `anything else is none`(text: String) {
    #expect(ClockTime.seconds(text) == nil)
  }
}

import Civil
import Testing

@Suite struct DaylightRuleTests {
  @Test(arguments: [
    "AST4ADT,M3.2.0,M11.1.0", "IST-5:30", "<+0330>-3:30", "CET-1CEST,M3.5.0,M10.5.0/3", "EST5EDT,J60,300/-1",
  ])
  func `a rule is understood`(text: String) { #expect(DaylightRule(text) != nil) }

  @Test(arguments: [
    "", "A4", "AST", "AST4ADT", "AST4ADT,M3.2.0", "AST4ADT,M13.2.0,M11.1.0", "AST4ADT,M3.6.0,M11.1.0",
    "AST4ADT,M3.2.7,M11.1.0", "AST4ADT,J0,J300", "AST4ADT,M3.2.0,M11.1.0x", "AST200", "<AST4",
  ])
  func `anything else is refused`(text: String) { #expect(DaylightRule(text) == nil) }

  @Test func `a daylight time that is not an hour ahead says so`() throws {
    let rule = try #require(DaylightRule("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0"))
    #expect(rule.daylight?.offset.seconds == 39_600)
    #expect(rule.daylight?.abbreviation == "+11")
    #expect(rule.standard.offset.seconds == 37_800)
  }
}

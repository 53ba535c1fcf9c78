import Testing

@testable import Quantities

@Suite struct CoordinateScalarTests {
  @Test(
    arguments: [
      ("N", "n"), ("\u{2212}", "-"), ("\u{2014}", "-"), ("\u{BA}", "°"), ("°", "°"), ("\u{2032}", "'"),
      ("\u{201D}", "\""),
      ("\u{202F}", " "), ("(", " "), ("7", "7"), ("é", "é"),
    ] as [(Unicode.Scalar, Unicode.Scalar)])
  func `each variant has one plain form`(variant: Unicode.Scalar, plain: Unicode.Scalar) {
    #expect(CoordinateScalar.normal(variant) == plain)
  }

  @Test(arguments: ["\u{200B}", "\u{200E}", "\u{2060}", "\u{FE0F}", "\u{FEFF}"] as [Unicode.Scalar])
  func `what cannot be seen is dropped`(mark: Unicode.Scalar) {
    #expect(CoordinateScalar.normal(mark) == nil)
  }
}

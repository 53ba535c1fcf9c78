import Quantities
import TestSupport
import Testing

@Suite struct CoordinatesReadingTests {
  @Test(arguments: [
    "44.73212, -63.65676", "44.73212,-63.65676", "44.73212 -63.65676", "44.73212;-63.65676",
    " (44.73212, -63.65676) ",
    "+44.73212,-63.65676", "44.73212\t\u{2212}63.65676", "44.73212, \u{2013}63.65676", "44.73212\n-63.65676",
    "44.73212N, 63.65676W", "44.73212 N 63.65676 W", "N44.73212 W63.65676", "n 44.73212, w 63.65676",
    "44.73212°N 63.65676°W", "44.73212° N, 63.65676° W", "44.73212°, -63.65676°", "N 44.73212° W 63.65676°",
    "63.65676 W, 44.73212 N", "W63.65676N44.73212", "44.73212 N, -63.65676", "-63.65676, 44.73212 N",
    "44,73212; -63,65676", "44,73212, -63,65676", "44,73212 -63,65676", "44,73212,-63,65676",
    "44,73212 ; \u{2212}63,65676",
    "44,73212° N, 63,65676° Ouest", "44,73212 nord 63,65676 ouest",
    "Lat: 44.73212, Long: -63.65676", "lat 44.73212 lon -63.65676", "Longitude: -63.65676 Latitude: 44.73212",
    "Latitude: 44.73212 N, Longitude: 63.65676 W", "44.73212\u{A0}-63.65676",
    "\u{200E}44.73212, -63.65676\u{200F}",
    "44.73212-63.65676", "44.732120000, -63.656760000",
  ])
  func `decimal degrees are read however they are set`(text: String) throws {
    #expect(try Coordinates.read(text).description == "44.73212, -63.65676")
  }

  /// 44°43'55.6" is 44.732111…, 63°39'24.3" is 63.65675.
  @Test(arguments: [
    "44°43'55.6\"N 63°39'24.3\"W", "44°43′55.6″N 63°39′24.3″W", "44º 43’ 55.6” N, 63º 39’ 24.3” W",
    "44°43'55.6''N 63°39'24.3''W", "N44°43'55.6\" W63°39'24.3\"",
    "44 43 55.6 N 63 39 24.3 W", "44 43 55.6, -63 39 24.3", "44°43'55,6\"N 63°39'24,3\"W",
    "44°43'55.6\" -63°39'24.3\"",
    "63°39'24.3\"W 44°43'55.6\"N", "44° 43' 55.6\" N; 63° 39' 24.3\" W",
    "44˚43‘55.6“N 63˚39‘24.3“W", "44deg 43' 55.6\" N, 63deg 39' 24.3\" W", "44°43'55.6\"N,63°39'24.3\"W",
  ])
  func `degrees, minutes and seconds are read`(text: String) throws {
    #expect(try Coordinates.read(text).description == "44.7321111, -63.65675")
  }

  /// 44°43.927' is 44.7321166…, 63°39.406' is 63.6567666….
  @Test(arguments: [
    "44° 43.927' N, 63° 39.406' W", "N 44° 43.927 W 63° 39.406", "44°43.927′N 63°39.406′W",
    "44 43.927 N 63 39.406 W",
    "44 43.927, -63 39.406", "44°43,927'N 63°39,406'W", "44°43.927', -63°39.406'",
  ])
  func `degrees and decimal minutes are read`(text: String) throws {
    #expect(try Coordinates.read(text).description == "44.7321167, -63.6567667")
  }

  @Test(arguments: [
    ("-63.6, 44.7", "-63.60000, 44.70000"), ("44.7 63.6", "44.70000, 63.60000"),
    ("44, 73", "44.00000, 73.00000"),
    ("44,-63", "44.00000, -63.00000"), ("33 S 151 E", "-33.00000, 151.00000"),
    ("-0°30' 0°30'", "-0.50000, 0.50000"),
    ("51.5, 0", "51.50000, 0.00000"),
  ])
  func `without letters the first is the latitude and a sign stays a sign`(text: String, expected: String)
    throws
  {
    #expect(try Coordinates.read(text).description == expected)
  }

  static func code(_ text: String) -> CoordinatesError.Code? {
    do throws(CoordinatesError) {
      _ = try Coordinates.read(text)
      return nil
    } catch {
      return error.code
    }
  }

  @Test(arguments: [
    "", "  ", "Bedford", "44.73212", "44.73212 N", "12 Elm Street", "PPJV+R8 Bedford", "44.7 - x",
    "44.7.1, -63",
    "44.5 30 N 63 W", "44/-63", "Lat:", "44.7: -63.6",
  ])
  func `what holds no pair of numbers has no coordinates`(text: String) {
    #expect(Self.code(text) == .noCoordinates)
  }

  @Test(arguments: [
    "0, 0", "0.00000001, 0", "91, 0", "44.7, -180.1", "144.7, -63.6", "44.7, 999999999999", "44°60'N 63°W",
    "44°43'60\"N 63°W", "44°43'75\"N 63°W", "91 N 63 W",
    "63 N 195 W",
  ])
  func `numbers off the globe are out of range`(text: String) {
    #expect(Self.code(text) == .outOfRange)
  }

  @Test(arguments: [
    "44,73", "44,73,63,65,1", "44°43°55 N", "' 44 63", "1, 2, 3", "44 43 63 39", "44 43 55 63 39 24",
    "44.7 N, 63.6 N", "44.7 N 63.6",
    "63.6, 44.7 N",
    "-44.7 N, 63.6 W", "44.7 N, -63.6 W", "44.7 O, 63.6 N", "Lat 44.7 W, Lon 63.6", "44.7 N S, 63",
    "lat 44 lat 63",
    "44.73212, -63.65676, 44.8, -63.7", "4.473e1, -63.6",
  ])
  func `what can be read in two ways is ambiguous`(text: String) {
    #expect(Self.code(text) == .ambiguous)
  }

  @Test(arguments: [
    "", "Bedford", "0, 0", "44,73", "https://maps.app.goo.gl/x", "https://www.google.com/maps/place/Bedford",
  ])
  func `every refusal says what to write or do`(text: String) {
    do throws(CoordinatesError) {
      let place = try Coordinates.read(text)
      Issue.record("read as \(place)")
    } catch {
      #expect(error.detail.contains("44.73212, -63.65676") || error.detail.contains("copy the two numbers"))
    }
  }

  /// Seed 4463; degrees, minutes and seconds built from whole numbers and checked by cross-multiplication.
  @Test func `sexagesimal angles are exact to half a unit`() throws {
    var random = SplitMix64(seed: 4463)
    for _ in 0..<500 {
      let (d, m, s) = (
        Int.random(in: 0...89, using: &random), Int.random(in: 0...59, using: &random),
        Int.random(in: 0...599, using: &random)
      )
      let place = try Coordinates.read("\(d)°\(m)'\(s / 10).\(s % 10)\"S 63°W")
      // In tenths of a second, times 10^7.
      let error = 2 * (-place.latitudeE7 * 36_000 - ((d * 60 + m) * 600 + s) * 10_000_000)
      #expect(abs(error) <= 36_000)
    }
  }
}

import Quantities
import Testing

@Suite struct CoordinatesLinksTests {
  @Test(arguments: [
    "https://www.google.com/maps/@44.73212,-63.65676,17z",
    "https://www.google.ca/maps/@44.73212,-63.65676,3a,75y,90h,90t/data=!3m6!1e1",
    "https://www.google.com/maps/place/Bedford+Trail/@44.70,-63.60,17z/data=!3m1!4b1!4m6!3m5!1s0x4b5a:0x71!8m2!3d44.73212!4d-63.65676!16s%2Fg%2F1?entry=ttu",
    "https://www.google.com/maps/search/dogs/@44.7,-63.6,12z/data=!4m2!3d44.1!4d-63.1!8m2!3d44.73212!4d-63.65676",
    "https://www.google.com/maps/place/44%C2%B043'55.632%22N+63%C2%B039'24.336%22W/@44.7,-63.6,17z/data=!3m1!4b1",
    "https://www.google.com/maps/place/44.73212,-63.65676",
    "https://www.google.com/maps/search/44.73212,+-63.65676?entry=tts",
    "https://www.google.com/maps/search/?api=1&query=44.73212%2C-63.65676",
    "https://maps.google.com/?q=44.73212,-63.65676",
    "https://maps.google.com/maps?q=loc:44.73212,-63.65676&z=14",
    "http://maps.google.com/?q=44.73212,-63.65676(Luna%27s+house)",
    "https://maps.google.com/?q=44.73212%252C-63.65676",
    "https://maps.google.com/?ll=44.73212,-63.65676&z=12",
    "https://www.google.com/maps/dir/?api=1&origin=44.1,-63.1&destination=44.73212,-63.65676&travelmode=driving",
    "https://www.google.com/maps/dir/44.1,-63.1/44.73212,-63.65676/@44.5,-63.5,12z/data=!3m1",
    "https://www.google.com/maps/dir//Bedford+Trail/@44.5,-63.5,15z/data=!4m8!4m7!1m0!1m5!1m1!1s0x408:0x1c!2m2!1d-63.65676!2d44.73212!5m1!1e4?entry=ttu",
    "https://maps.google.com/maps?saddr=44.1,-63.1&daddr=44.73212,-63.65676",
    "google.com/maps?q=44.73212,-63.65676",
    "https://maps.apple.com/?ll=44.73212,-63.65676&q=Dropped%20Pin",
    "https://maps.apple.com/?q=44.73212,-63.65676",
    "https://maps.apple.com/place?address=12%20Elm&coordinate=44.73212,-63.65676&name=Luna&map=explore",
    "https://maps.apple.com/?saddr=44.1,-63.1&daddr=44.73212,-63.65676&dirflg=d",
    "https://maps.apple.com/directions?destination=44.73212,-63.65676&mode=driving",
    "https://www.openstreetmap.org/?mlat=44.73212&mlon=-63.65676#map=16/44.5/-63.5",
    "https://www.openstreetmap.org/#map=16/44.73212/-63.65676&layers=N",
    "https://osm.org/#map=16/44.73212/-63.65676",
    "https://www.openstreetmap.org/directions?engine=fossgis_osrm_car&route=44.1%2C-63.1%3B44.73212%2C-63.65676#map=9/44.5/-63.5",
    "https://waze.com/ul?ll=44.73212%2C-63.65676&navigate=yes", "geo:44.73212,-63.65676",
    "geo:44.73212,-63.65676;u=20",
    "geo:44.73212,-63.65676,30.5;crs=wgs84;u=20", "geo:0,0?q=44.73212,-63.65676(Trail+head)",
    "geo:44.73212,-63.65676?q=Bedford+Trail&z=12",
    "GEO:44.73212,-63.65676", "Bedford Trail\nhttps://maps.google.com/?q=44.73212,-63.65676",
    "<https://maps.google.com/?q=44.73212,-63.65676>.",
    "44.73212, -63.65676 https://maps.app.goo.gl/AbC123", "https://example.com/?lat=44.73212&lng=-63.65676",
    "https://maps.google.com/?q=44.73212,-63.65676 https://www.google.com/maps/@44.73212,-63.65676,17z",
  ])
  func `a link with a place gives that place`(link: String) throws {
    #expect(try Coordinates.read(link).description == "44.73212, -63.65676")
  }

  @Test(arguments: [
    "https://maps.app.goo.gl/AbC123", "https://goo.gl/maps/AbC123", "goo.gl/maps/AbC123",
    "https://osm.org/go/Zx~abc-?m=",
    "https://www.openstreetmap.org/go/Zx", "https://maps.apple.com/p/AbC", "https://maps.apple/p/AbC",
    "maps.apple/p/AbC",
    "https://g.co/kgs/AbC", "Luna's place https://maps.app.goo.gl/AbC123?g_st=ic",
    "HTTPS://MAPS.APP.GOO.GL/AbC",
  ])
  func `a short link tells how to get the numbers`(link: String) {
    #expect(CoordinatesReadingTests.code(link) == .shortLink)
  }

  @Test(arguments: [
    "https://www.google.com/maps/place/Bedford+Trail", "https://maps.google.com/?q=12+Elm+Street,+Bedford",
    "https://maps.apple.com/place?auid=278608828980142166&address=Bedford",
    "https://maps.google.com/?cid=2131295845147254655",
    "https://www.openstreetmap.org/node/123", "https://www.openstreetmap.org/", "https://example.com/a/b",
    "geo:", "geo:44.7",
    "https://www.google.com/maps/dir/44.73212,-63.65676/Bedford/@44.5,-63.5,12z",
    "https://www.google.com/maps/dir/44.73212,-63.65676//@44.5,-63.5,12z",
    "https://maps.apple.com/?daddr=Bedford&ll=44.5,-63.5",
    "https://maps.google.com/?saddr=44.7,-63.6",
    "https://www.google.com/maps/embed?pb=!1m18!1d3152.8!2d-63.6!3d44.7!2m3!1f0",
  ])
  func `a link without a place is said to have none`(link: String) {
    #expect(CoordinatesReadingTests.code(link) == .noCoordinates)
  }

  @Test(arguments: [
    "https://maps.google.com/?q=0,0", "geo:0,0", "https://maps.apple.com/?ll=144.7,-63.6",
    "geo:0,0?q=Bedford",
  ])
  func `a link to nowhere is out of range`(link: String) {
    #expect(CoordinatesReadingTests.code(link) == .outOfRange)
  }

  @Test func `two links to two places are ambiguous`() {
    let links = "https://maps.google.com/?q=44.7,-63.6 https://maps.google.com/?q=44.8,-63.6"
    #expect(CoordinatesReadingTests.code(links) == .ambiguous)
  }
}

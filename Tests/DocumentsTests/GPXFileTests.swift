import Testing

@testable import Documents

@Suite struct GPXFileTests {
  @Test func `places and ways are written as the schema orders them`() throws {
    let luna = GPXFile.Point(
      try place(0, 0), name: "1 Luna & Moss", description: "1 Elm Row", symbol: "Flag, Blue")
    let trail = GPXFile.Point(try place(1000, -500), name: "Sandy Lake")
    let file = GPXFile(
      name: "Tuesday", description: "two stops", waypoints: [luna, trail],
      routes: [.init(name: "Hike 1", points: [luna, trail])])
    #expect(
      text(file.bytes) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <gpx version="1.1" creator="hound" xmlns="http://www.topografix.com/GPX/1/1">
         <metadata>
          <name>Tuesday</name>
          <desc>two stops</desc>
          <bounds minlat="44.70000" minlon="-63.70500" maxlat="44.71000" maxlon="-63.70000"/>
         </metadata>
         <wpt lat="44.70000" lon="-63.70000">
          <name>1 Luna &amp; Moss</name>
          <desc>1 Elm Row</desc>
          <sym>Flag, Blue</sym>
         </wpt>
         <wpt lat="44.71000" lon="-63.70500">
          <name>Sandy Lake</name>
         </wpt>
         <rte>
          <name>Hike 1</name>
          <rtept lat="44.70000" lon="-63.70000">
           <name>1 Luna &amp; Moss</name>
           <desc>1 Elm Row</desc>
           <sym>Flag, Blue</sym>
          </rtept>
          <rtept lat="44.71000" lon="-63.70500">
           <name>Sandy Lake</name>
          </rtept>
         </rte>
        </gpx>

        """)
  }

  @Test func `a file without places is a file all the same`() {
    let written = text(GPXFile(name: "", waypoints: [], routes: []).bytes)
    #expect(!written.contains("bounds") && written.hasSuffix("</gpx>\n"))
  }
}

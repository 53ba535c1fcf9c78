import Testing

@testable import Documents

@Suite struct GeoJSONFileTests {
  @Test func `places, ways and things without a place are features, longitude first`() throws {
    let ends = [try place(0, 0), try place(1000, 500)]
    let file = GeoJSONFile([
      .init("hike-1", .line(through: ends), ["hike": .integer(1), "dogs": .list(["luna", "moss"])]),
      .init("luna", .point(ends[0]), ["name": .text("Luna \"L\"\n"), "eta": .null, "home": .bool(false)]),
      .init("zoe", nil, [:]),
    ])
    #expect(
      text(file.bytes) == """
        {"type":"FeatureCollection","bbox":[-63.70000,44.70000,-63.69500,44.71000],"features":[
        {"type":"Feature","id":"hike-1","geometry":{"type":"LineString","coordinates":[[-63.70000,44.70000],\
        [-63.69500,44.71000]]},"properties":{"hike":1,"dogs":["luna","moss"]}},
        {"type":"Feature","id":"luna","geometry":{"type":"Point","coordinates":[-63.70000,44.70000]},\
        "properties":{"name":"Luna \\"L\\"\\n","eta":null,"home":false}},
        {"type":"Feature","id":"zoe","geometry":null,"properties":{}}
        ]}

        """)
  }

  @Test func `one place is no line`() throws {
    #expect(GeoJSONFile.Geometry.line(through: [try place(0, 0)]) == nil)
    #expect(text(GeoJSONFile([]).bytes) == "{\"type\":\"FeatureCollection\",\"features\":[\n]}\n")
    #expect(GeoJSONFile.Property.optional(nil) == .null)
  }
}

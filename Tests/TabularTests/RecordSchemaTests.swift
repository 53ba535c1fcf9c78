import Tabular
import Testing

@Suite struct RecordSchemaTests {
  @Test func `one declaration gives header, fields, template and the columns' docs`() {
    let schema = Pup.schema
    #expect(schema.header == ["pup", "name", "born", "fee", "coat", "friends"])
    #expect(schema.keys == ["pup"])
    #expect(
      schema.fields(Pup(id: "rex", name: "Rex", friends: ["luna", "bo"])) == [
        "rex", "Rex", "", "0.00", "smooth", "luna;bo",
      ])
    #expect(schema.template() == Array("pup,name,born,fee,coat,friends\n".utf8))
    #expect(schema.template(marked: true) == Array("\u{FEFF}pup,name,born,fee,coat,friends\n".utf8))
    #expect(schema.columns[2].expected == "a date such as 2026-11-20, or nothing")
    #expect(schema.columns[2].doc == "its birthday")
  }
}

import Diagnostics
import DogSteps
import Testing

@Suite struct DogFileTests {
  private let text =
    #"{"id":"x","name":"Saar","breed":{"id":"y","name":"Dorpsbrak","stepMultiplier":1.50},"age":8,"more":[1.0]}"#

  private func read(_ text: String) throws -> DogFile { try DogFile.read(Array(text.utf8), name: "dog.json") }

  @Test func `S033 a value is changed and every other key stays as it is`() throws {
    let file = try read(text)
    #expect(String(decoding: file.bytes, as: UTF8.self) == text)
    let older = file.setting("age", "9").setting("breed", "Brak")
    #expect(
      String(decoding: older.bytes, as: UTF8.self)
        == text.replacing(":8", with: ":9").replacing("Dorpsbrak", with: "Brak"))
    #expect(try read(#"{"breed":"Brak","age":"3"}"#).setting("name", "Luna").name == "Luna")
  }

  @Test func `S033 a breed may stand as text, and what a command says goes before the file`() throws {
    let dog = try read(#"{"breed":"Brak","age":2.9}"#).profile(
      breed: nil, age: nil, condition: .chubby, file: "d")
    #expect(dog == DogProfile(breed: "Brak", age: 2, condition: .chubby))
    #expect(try read(text).profile(breed: "Mixed", age: 1, condition: .justRight, file: "d").breed == "Mixed")
  }

  @Test(arguments: ["", "[]", #"{"age":3}"#, #"{"breed":"Brak"}"#, #"{"breed":"","age":3}"#])
  func `a file without a dog is not-a-dog`(text: String) {
    let error = #expect(throws: StepsError.self) {
      try read(text).profile(breed: nil, age: nil, condition: .justRight, file: "d")
    }
    #expect(error?.diagnostic.code.name == "not-a-dog")
  }
}

import Diagnostics
import Testing

@testable import Hikes

struct DogMapTests {
  private func map(_ text: String, _ dogs: [Dog], clients: [Client] = []) throws -> (DogMap, Book) {
    var book = Book()
    book.dogs = dogs
    book.clients = clients
    var map = DogMap()
    map.take([try SheetText.read(text, month: "2025-11")], into: &book)
    return (map, book)
  }

  private func pip(_ id: String, _ client: String? = nil) -> Dog {
    var dog = Dog(id: DogID(id), name: "Pip")
    dog.client = client.map { ClientID($0) }
    return dog
  }

  @Test func `a name of the book is that dog, in any case and spacing`() throws {
    let (map, book) = try map(SheetText.week("PIP ,25", "Pip  GR,25"), [pip("pip-of-old")])
    #expect(map["pip"]?.text == "pip-of-old")
    #expect(map["Pip GR"]?.text == "pip-gr")
    #expect(book.dogs.count == 2)
    #expect(map.added.map(\.text) == ["pip-gr"])
  }

  @Test func `a name that two dogs of the book have is taken for the first and named`() throws {
    let clients = [Client(id: ClientID("a"), owner: "Ann Smith"), Client(id: ClientID("b"), owner: "Bo Roy")]
    let (map, book) = try map(
      SheetText.week("Pip,25"), [pip("pip", "a"), pip("pip-2", "b")], clients: clients)
    #expect(map["Pip"]?.text == "pip")
    #expect(map.diagnostics.map(\.code) == [.ambiguousName])
    #expect(book.dogs.count == 2)
  }

  @Test func `an owner's column tells which of the two it is`() throws {
    let clients = [Client(id: ClientID("a"), owner: "Ann Smith"), Client(id: ClientID("b"), owner: "Bo Roy")]
    let text = "Dog,Owner,Mon 3,Tue 4,Wed 5\nPip,Roy,25"
    let (map, _) = try map(text, [pip("pip", "a"), pip("pip-2", "b")], clients: clients)
    #expect(map["Pip"]?.text == "pip-2")
    #expect(map.diagnostics == [])
  }

  @Test func `a new owner becomes a client, once`() throws {
    let text = "Dog,Owner,Phone,Mon 3,Tue 4,Wed 5\nPip,Roy,902-555-0101,25\nMax,roy,,25"
    let (_, book) = try map(text, [])
    #expect(book.clients.map(\.owner) == ["Roy"])
    #expect(book.clients.first?.phone == "902-555-0101")
    #expect(book.dogs.allSatisfy { $0.client == book.clients.first?.id })
  }
}

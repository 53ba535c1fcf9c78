import Diagnostics
import Testing

@testable import Hikes

struct BookCheckTests {
  private func findings(_ files: [String: String]) -> [Diagnostic] {
    BookCheck.findings(StoredBook.read(files.mapValues { Array($0.utf8) }).value)
  }

  @Test(arguments: [
    ("dogs.csv", "dog,name,client\npip,Pip,nobody\n", DiagnosticCode.unknownClient, "dogs.csv:C2"),
    ("dogs.csv", "dog,second_client\npip,nobody\n", .unknownClient, "dogs.csv:B2"),
    ("payments.csv", "payment,dog,amount\np1,nobody,25.00\n", .unknownDog, "payments.csv:B2"),
    ("hikes.csv", "date,dog,outcome\n2025-12-01,nobody,hiked\n", .unknownDog, "hikes.csv:B2"),
    ("notes.csv", "week,dog,text\n2025-12-01,nobody,hi\n", .unknownDog, "notes.csv:B2"),
    ("dogs.csv", "dog,latitude,longitude\npip,44.7,north\n", .badPlace, "dogs.csv:B2"),
    ("clients.csv", "client,latitude,longitude\na,0,0\n", .badPlace, "clients.csv:B2"),
    ("trails.csv", "trail,latitude,longitude\na,95,-63\n", .badPlace, "trails.csv:B2"),
    ("dogs.csv", "dog,rate\npip,0.00\n", .unusualRate, "dogs.csv:B2"),
    ("dogs.csv", "dog,rate\npip,2500.00\n", .unusualRate, "dogs.csv:B2"),
  ])
  func `what a hand edit broke is named by its cell`(
    file: String, text: String, code: DiagnosticCode, place: String
  ) {
    let found = findings([file: text])
    #expect(found.map(\.code) == [code])
    #expect(found.first?.location?.description == place)
  }

  @Test func `two exceptions for one day cannot both be true`() {
    let found = findings([
      "dogs.csv": "dog\npip\n",
      "exceptions.csv": "dog,date,status\npip,2025-12-01,away\npip,2025-12-01,injured\n",
    ])
    #expect(found.map(\.code) == [.twoExceptions])
  }

  @Test(arguments: ["dog,rate\npip,30.00\n", "dog,rate,latitude,longitude\npip,,44.7,-63.7\n", "dog\npip\n"])
  func `what is usual or merely missing is no finding`(text: String) {
    #expect(findings(["dogs.csv": text]) == [])
  }
}

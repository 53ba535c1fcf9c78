import Diagnostics
public import Tabular

/// The app's file of the dog: the document as it is, and the dog in it.
public struct DogFile: Sendable {
  public private(set) var document: JSONTree
  public let layout: JSONLayout

  public init(document: JSONTree, layout: JSONLayout) {
    self.document = document
    self.layout = layout
  }

  /// - Throws: `not-a-dog`.
  public static func read(_ bytes: [UInt8], name: String) throws(StepsError) -> DogFile {
    let document: JSONTree
    do {
      document = try JSONTree(bytes)
    } catch {
      throw fault("this is no JSON: \(error.reason)", Location(file: name, line: error.line))
    }
    guard document.members != nil else { throw fault("there is no dog in it", Location(file: name)) }
    return DogFile(document: document, layout: JSONLayout(of: bytes))
  }

  private static func fault(_ message: String, _ location: Location) -> StepsError {
    StepsError(
      Diagnostic(.error, .notADog, at: location, message, hint: "hound steps new makes such a file, dog.json")
    )
  }

  /// A file for a dog that has none yet, as the app writes it.
  public static func made(_ dog: DogProfile) -> DogFile {
    DogFile(
      document: .object([
        JSONMember("name", .text(dog.name)),
        JSONMember("breed", .object([JSONMember("name", .text(dog.breed))])),
        JSONMember("age", .number("\(dog.age)")),
      ]), layout: JSONLayout(indent: 1, colon: ": ", endsLine: true))
  }

  public var name: String { document["name"]?.text ?? "" }
  /// By its name, also where that stands alone.
  public var breed: String? { document["breed"]?.text ?? document["breed"]?["name"]?.text }
  /// In full years; a part of one is dropped. Text will do.
  public var age: Int? {
    guard let written = document["age"]?.number ?? document["age"]?.text, let age = Ratio(written) else {
      return nil
    }
    return age.truncated
  }

  /// The dog, with what a command says of it instead.
  /// - Throws: `not-a-dog` where breed or age is nowhere.
  public func profile(
    breed: String?, age: Int?, condition: BodyCondition, file: String
  ) throws(StepsError) -> DogProfile {
    guard let breed = breed ?? self.breed, !breed.isEmpty else {
      throw Self.fault("the dog has no breed", Location(file: file))
    }
    guard let age = age ?? self.age else { throw Self.fault("the dog has no age", Location(file: file)) }
    return DogProfile(name: name, breed: breed, age: age, condition: condition)
  }

  /// Whether a text in it was spoilt on its way, and the file with all of them put right.
  public var isSpoilt: Bool { document.hasMojibake }
  public var repaired: DogFile { DogFile(document: document.withoutMojibake, layout: layout) }

  /// The file with a value changed; every other key stays as it is. The breed keeps its object where it has one.
  public func setting(_ key: String, _ value: String) -> DogFile {
    var changed = document
    switch (key, document[key]) {
    case ("breed", .object?):
      changed.set("breed", (document["breed"] ?? .null).setting("name", .text(value)))
    case (_, .number?) where Self.isNumber(value), ("age", _) where Self.isNumber(value):
      changed.set(key, .number(value))
    case (_, .bool?) where value == "true" || value == "false": changed.set(key, .bool(value == "true"))
    default: changed.set(key, .text(value))
    }
    return DogFile(document: changed, layout: layout)
  }

  private static func isNumber(_ text: String) -> Bool {
    Ratio(text) != nil && !text.contains(",")
      && !(text.hasPrefix("0") && text.count > 1 && !text.hasPrefix("0."))
  }

  public var bytes: [UInt8] {
    document.encoded(layout) + (layout.endsLine ? [UInt8(ascii: "\n")] : [])
  }
}

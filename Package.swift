// swift-tools-version: 6.2
import PackageDescription

/// Where `HOUND_WARNINGS` is `error`, as CI sets it, a warning ends the build.
let strictness: [SwiftSetting] =
  Context.environment["HOUND_WARNINGS"] == "error" ? [.treatAllWarnings(as: .error)] : []

/// Where `HOUND_OPTIMIZED` is `yes`, a debug build optimizes the libraries, and the tests run ten times as fast. Never for
/// a package that depends on this one, which such a flag would keep from being built.
let optimization: [SwiftSetting] =
  Context.environment["HOUND_OPTIMIZED"] == "yes" ? [.unsafeFlags(["-O"])] : []

/// One list of settings for every target, each with its reason.
let settings: [SwiftSetting] =
  strictness + [
    .swiftLanguageMode(.v6),
    // An import serves the file it stands in, so that a folder's fence can be read off its imports.
    .enableUpcomingFeature("MemberImportVisibility"),
    // What a module imports is its own affair unless it says `public import`.
    .enableUpcomingFeature("InternalImportsByDefault"),
    // An existential costs something; it has to be asked for.
    .enableUpcomingFeature("ExistentialAny"),
  ]

/// On Linux the tool has the standard library in it: it starts in two thirds of the time, and runs on where the Swift that
/// built it is gone. The linker is the one that comes with Swift, and the libraries are those that Swift's own need then.
let linking: [LinkerSetting] =
  [.unsafeFlags(["-static-stdlib", "-use-ld=lld"], .when(platforms: [.linux], configuration: .release))]
  + [
    "FoundationEssentials", "_FoundationCShims", "_FoundationCollections", "swiftDispatch", "dispatch",
    "BlocksRuntime",
  ]
  .map { .linkedLibrary($0, .when(platforms: [.linux], configuration: .release)) }

/// A library target and the test target of the same name.
func module(_ name: String, _ dependencies: [Target.Dependency] = [], tests: [Target.Dependency] = [])
  -> [Target]
{
  [
    .target(name: name, dependencies: dependencies, swiftSettings: settings + optimization),
    .testTarget(
      name: name + "Tests",
      dependencies: [.target(name: name), .target(name: "TestSupport")] + dependencies + tests,
      swiftSettings: settings),
  ]
}

let package = Package(
  name: "hound",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "hound", targets: ["hound"]),
    .library(name: "Hikes", targets: ["Hikes"]),
    .library(name: "Tabular", targets: ["Tabular"]),
  ],
  targets: [
    // Layer 0: what everything else speaks in.
    module("Diagnostics"),
    module("Civil"),
    module("Quantities"),
    // Layer 1: general machinery that knows nothing of dogs.
    module("Tabular", ["Diagnostics", "Civil", "Quantities"]),
    module("Bookkeeping", ["Quantities", "Civil"]),
    module("Routing", ["Quantities", "Civil"]),
    module("Documents", ["Diagnostics", "Civil", "Quantities"]),
    module("Store", ["Diagnostics"]),
    // Layer 2: the bridge between her spreadsheet and the book.
    module(
      "Hikes",
      ["Diagnostics", "Civil", "Quantities", "Tabular", "Bookkeeping", "Routing", "Documents", "Store"]),
    // Layer 2, too: the sister bridges, which know nothing of the book or of each other.
    module("PuppyLog", ["Diagnostics", "Civil", "Quantities", "Tabular", "Documents", "Store"]),
    module("DogSteps", ["Diagnostics", "Civil", "Quantities", "Tabular", "Documents", "Store"]),
    module("SchoolRuns", ["Diagnostics", "Civil", "Quantities", "Tabular", "Documents", "Store"]),
    module("DogRegistry", ["Diagnostics", "Civil", "Quantities", "Tabular", "Documents", "Store"]),
    // Layer 3 and 4: the command line.
    module(
      "HoundCommands",
      [
        "Diagnostics", "Civil", "Quantities", "Tabular", "Bookkeeping", "Routing", "Documents", "Store",
        "Hikes", "PuppyLog", "DogSteps", "SchoolRuns", "DogRegistry",
      ]),
    [
      .executableTarget(
        name: "hound", dependencies: ["HoundCommands"], swiftSettings: settings, linkerSettings: linking),
      // What several test targets need.
      .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
      .testTarget(
        name: "ArchitectureTests", dependencies: ["HoundCommands", "Diagnostics"],
        swiftSettings: settings),
    ],
  ].flatMap { $0 }
)

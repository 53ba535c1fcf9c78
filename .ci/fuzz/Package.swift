// swift-tools-version: 6.2
import PackageDescription

/// Reads whatever bytes libFuzzer thinks of, for .ci/fuzz/run; a package of its own so that the program need not carry it.
let package = Package(
  name: "fuzz-tables",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "hound", path: "../..")],
  targets: [
    .executableTarget(
      name: "fuzz-tables",
      dependencies: [.product(name: "Tabular", package: "hound"), .product(name: "Hikes", package: "hound")],
      swiftSettings: [.unsafeFlags(["-parse-as-library"])])
  ]
)

// swift-tools-version: 6.2
import PackageDescription

/// Reads a file through the library, for .ci/bench; a package of its own so that the program need not carry it.
let package = Package(
  name: "tabular-read",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "hound", path: "../../..")],
  targets: [
    .executableTarget(name: "tabular-read", dependencies: [.product(name: "Tabular", package: "hound")])
  ]
)

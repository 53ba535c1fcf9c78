/// The folder of the package, from where this file stands.
enum PackageFolder {
  static let path = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
}

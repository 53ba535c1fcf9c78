/// A photo or video as a line names it.
public enum MediaPath: Hashable, Sendable {
  /// Below the puppy's folder.
  case inside(String)
  /// On the network; never fetched.
  case remote(String)
  /// Outside the folder: absolute, or with a way up.
  case outside(String)

  public init(_ text: String) {
    let scheme = text.prefix { $0 != ":" && $0 != "/" }
    let parts = text.split(whereSeparator: { $0 == "/" || $0 == "\\" })
    if text.hasPrefix("https://") || text.hasPrefix("http://") {
      self = .remote(text)
    } else if text.hasPrefix("/") || text.hasPrefix("\\") || text.hasPrefix("~")
      || scheme.endIndex < text.endIndex && text[scheme.endIndex] == ":"
      || parts.contains("..") || text.utf8.contains(0)
    {
      self = .outside(text)
    } else {
      self = .inside(text)
    }
  }
}

/// One page in one file: it needs no network, no other file and no program but a browser.
///
/// The page forbids the browser every request (a content security policy), so that what is in it stays in it; links
/// that a person follows are free. What it says, and in which language, is the caller's.
public struct HTMLPage: Sendable {
  /// RFC 5646, `en-CA` or `nl`.
  public let language: String
  public let title: String
  /// Rules of this page alone, after ``PageStyle/shared``.
  public let style: String
  /// Runs when the page is there; empty for none.
  public let script: String
  public let body: [Markup]

  public init(
    language: String, title: String, style: String = "", script: String = "",
    @MarkupBuilder body: () -> [Markup]
  ) {
    self.language = language
    self.title = title
    self.style = style
    self.script = script
    self.body = body()
  }

  public var bytes: [UInt8] {
    let root = Markup("html", ["lang": language]) {
      Markup("head") {
        Markup("meta", ["charset": "utf-8"])
        Markup("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
        Markup("meta", ["http-equiv": "Content-Security-Policy", "content": Self.policy])
        Markup("meta", ["name": "referrer", "content": "no-referrer"])
        // Without it a browser asks a server for a picture of the page.
        Markup("link", ["rel": "icon", "href": "data:,"])
        Markup("title") { title }
        Markup("style") { PageStyle.shared + style }
      }
      Markup("body") {
        body
        if !script.isEmpty { Markup("script") { script } }
      }
    }
    return Array("<!doctype html>\n\(root.html)\n".utf8)
  }

  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; "
    + "base-uri 'none'; form-action 'none'"
}

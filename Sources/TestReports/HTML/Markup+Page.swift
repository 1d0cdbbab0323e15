import Markup

extension Markup {
  /// The policy of a page without scripts: it may load only its own style.
  private static let plainPolicy = "default-src 'none'; style-src 'unsafe-inline'"

  /// Starts a page that needs no other file, up to the start of its body; the policy limits what
  /// the browser may load and run.
  init(title: String, style: some Sequence<UInt8>, policy: String = Self.plainPolicy) {
    self.init(.html)
    raw("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    raw("<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">\n")
    element("title", title)
    element("style") { $0.raw(style) }
    raw("</head>\n<body>\n")
  }

  /// The whole page of a report, around what the closure writes.
  static func report(
    _ title: String, style: some Collection<UInt8>, _ inside: (inout Markup) -> Void
  ) -> String {
    var page = Markup(title: title, style: style.dropLast())
    page.element("main", [], inside)
    page.raw("</body>\n</html>\n")
    return page.text
  }
}

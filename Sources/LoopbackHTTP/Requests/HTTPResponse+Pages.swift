extension HTTPResponse {
  /// A file of a page that was compiled in.
  ///
  /// The page loads nothing from elsewhere, runs nothing that its texts may contain, and is shown
  /// in no frame of another page.
  ///
  /// - Parameters:
  ///   - type: the kind of the file, such as `text/html`.
  ///   - body: the file.
  ///   - policy: what the page may do besides, such as `frame-src 'self'`.
  /// - Returns: the answer.
  package static func page(
    _ type: String, _ body: [UInt8], allowing policy: String? = nil
  ) -> HTTPResponse {
    file(type, body, policy: ([pagePolicy] + [policy].compactMap { $0 }).joined(separator: "; "))
  }

  /// A file with a policy for what it may load, which other pages may not have.
  package static func file(_ type: String, _ body: [UInt8], policy: String) -> HTTPResponse {
    var response = HTTPResponse(contentType: "\(type); charset=utf-8", body: body)
    response.headers = [
      HTTPRequest.Field(name: "Content-Security-Policy", value: policy),
      HTTPRequest.Field(name: "Cross-Origin-Resource-Policy", value: "same-origin"),
      HTTPRequest.Field(name: "Referrer-Policy", value: "no-referrer"),
    ]
    return response
  }

  private static let pagePolicy =
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; "
    + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
}

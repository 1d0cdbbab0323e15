/// An answer of HTTP/1.1.
package struct HTTPResponse: Sendable, Equatable {
  /// The status, such as 200.
  package var status: Int
  /// The kind of the body, such as `application/json; charset=utf-8`.
  package var contentType: String
  /// The body.
  package var body: [UInt8]
  /// Headers beside those that every answer has.
  package var headers: [HTTPRequest.Field] = []

  /// Makes an answer.
  package init(_ status: Int = 200, contentType: String, body: [UInt8]) {
    self.status = status
    self.contentType = contentType
    self.body = body
  }

  /// A text.
  package static func text(_ status: Int, _ text: String) -> HTTPResponse {
    HTTPResponse(status, contentType: "text/plain; charset=utf-8", body: Array((text + "\n").utf8))
  }

  /// The bytes as they are sent; the answer to `HEAD` has no body.
  package func bytes(keepsConnection: Bool, isHead: Bool = false) -> [UInt8] {
    let more = headers.map { "\($0.name): \($0.value)\r\n" }.joined()
    let head =
      "HTTP/1.1 \(status) \(Self.reasons[status] ?? "Other")\r\n"
      + "Content-Type: \(contentType)\r\nContent-Length: \(body.count)\r\n"
      + "Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\n" + more
      + "Connection: \(keepsConnection ? "keep-alive" : "close")\r\n\r\n"
    return Array(head.utf8) + (isHead ? [] : body)
  }

  private static let reasons = [
    200: "OK", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
    408: "Request Timeout", 413: "Content Too Large", 431: "Request Header Fields Too Large",
    500: "Internal Server Error", 501: "Not Implemented", 503: "Service Unavailable",
  ]
}

/// Why bytes are not a request that this server takes; it answers with the status and the message.
package struct HTTPFault: Error, Sendable, Equatable {
  /// The status of HTTP, such as 400.
  package let status: Int
  /// What was expected and what was found, as a sentence.
  package let message: String

  /// Makes a fault.
  package init(_ status: Int, _ message: String) {
    self.status = status
    self.message = message
  }

  static let requestLine = HTTPFault(
    400, "A request must start with method, path and HTTP/1.1 or HTTP/1.0, with one space between.")
  static let headerLine = HTTPFault(
    400, "A header must be a name of letters, digits and signs, a colon and a value on one line.")
  static let escapes = HTTPFault(
    400, "A path must be UTF-8; write other bytes and a bare % as % and two hex digits.")
  static let bodyLength = HTTPFault(400, "Content-Length must be given once, in digits.")
  static let coding = HTTPFault(501, "A body needs a Content-Length; no other coding is supported.")

  static func headSize(_ limit: Int) -> HTTPFault {
    HTTPFault(431, "The headers are longer than \(limit) bytes, which is the limit.")
  }

  static func headerCount(_ limit: Int) -> HTTPFault {
    HTTPFault(431, "There are more than \(limit) headers, which is the limit.")
  }

  static func bodySize(_ limit: Int) -> HTTPFault {
    HTTPFault(413, "The body is longer than \(limit) bytes, which is the limit.")
  }
}

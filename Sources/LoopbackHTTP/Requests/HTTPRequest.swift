/// A request of HTTP/1.1 that was read whole.
package struct HTTPRequest: Sendable, Equatable {
  /// The method, as it was sent: `POST`.
  package var method: String
  /// The parts of the path between its slashes, decoded; empty parts are left out.
  package var path: [String]
  /// The names and values after the question mark, decoded, in order.
  package var query: [Field]
  /// The headers in order; the names in lower case.
  package var headers: [Field]
  /// The bytes after the headers.
  package var body: [UInt8]
  /// Whether the connection stays open after the answer.
  package var keepsConnection = true

  /// A name with its value.
  package struct Field: Sendable, Equatable {
    /// The name.
    package var name: String
    /// The value.
    package var value: String

    /// Makes a field.
    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  init(method: String) {
    self.method = method
    path = []
    query = []
    headers = []
    body = []
  }

  /// The first header with a name in lower case.
  package func header(_ name: String) -> String? {
    headers.first { $0.name == name }?.value
  }
}

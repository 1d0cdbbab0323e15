import LocatedJSON
public import PredicateFormat
public import VirtualTime

/// One request of an app, as the network sees it.
///
/// ```swift
/// let request = NetworkRequest("GET", "https://api.example.com/v1/items?page=2")
/// request.path  // "/v1/items"
/// ```
public struct NetworkRequest: Sendable, Equatable {
  /// The method, in capitals.
  public var method: String
  /// Everything before the path, such as `https://api.example.com`; empty for a request that names
  /// only a path.
  public var origin: String
  /// The path as it is written, starting with a slash.
  public var path: String
  /// The name-value pairs of the query, in order, without escapes.
  public var query: [NetworkField]
  /// The headers; letter case in their names is ignored.
  public var headers: NetworkHeaders
  /// The body; empty for none.
  public var body: [UInt8]
  /// How long the app waits for a response.
  public var timeout: VirtualDuration

  /// The default timeout, 60 seconds as in `URLRequest`.
  public static let usualTimeout: VirtualDuration = .seconds(60)

  /// Makes a request from a URL or a path; the part after a `#` is not sent.
  public init(
    _ method: String, _ url: String, headers: NetworkHeaders = [:], body: [UInt8] = [],
    timeout: VirtualDuration = NetworkRequest.usualTimeout
  ) {
    let parts = URLParts(url)
    self.method = method.uppercased()
    origin = parts.origin
    path = parts.path
    query = parts.query
    self.headers = headers
    self.body = body
    self.timeout = timeout
  }

  /// The URL, assembled from its parts.
  public var url: String {
    let pairs = query.map { field in
      let value = PercentText.encode(field.value, keeping: PercentText.queryMarks)
      return PercentText.encode(field.name, keeping: PercentText.queryMarks) + "=" + value
    }
    return origin + path + (pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&"))
  }

  /// The body as text; invalid UTF-8 is replaced.
  public var text: String { String(decoding: body, as: UTF8.self) }

  /// The first value with a name in the query.
  public func query(_ name: String) -> String? { query.first { $0.name == name }?.value }

  /// The body as JSON; nil if it is not JSON.
  public var json: FormatValue? { JSONReader.read(body).node.map { FormatValue($0) } }
}

/// A name and a value: a pair of a query, or a header.
public struct NetworkField: Sendable, Equatable {
  /// The name.
  public var name: String
  /// The value.
  public var value: String

  /// Makes a pair.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// The parts of a URL.
package struct URLParts {
  /// Everything before the path; empty if the text begins with a path.
  var origin = ""
  /// The path as it is written; a slash if there is none.
  package var path: String
  /// The name-value pairs of the query, without escapes.
  package var query: [NetworkField] = []

  /// Splits any text into parts; text without a scheme is a path.
  package init(_ url: String) {
    var rest = url.prefix { $0 != "#" }
    if let scheme = rest.range(of: "://") {
      let end = rest[scheme.upperBound...].firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex
      origin = String(rest[..<end])
      rest = rest[end...]
    }
    let mark = rest.firstIndex(of: "?") ?? rest.endIndex
    path = String(rest[..<mark])
    if !path.hasPrefix("/") { path = "/" + path }
    query = Self.pairs(rest[mark...].dropFirst())
  }

  /// The name-value pairs of a query, given without its question mark.
  static func pairs(_ text: Substring) -> [NetworkField] {
    text.split(separator: "&").map { pair in
      let equals = pair.firstIndex(of: "=") ?? pair.endIndex
      return NetworkField(
        PercentText.decode(pair[..<equals]), PercentText.decode(pair[equals...].dropFirst()))
    }
  }
}

extension Substring {
  /// The first place where a text occurs.
  fileprivate func range(of text: String) -> Range<Index>? {
    firstRange(of: text)
  }
}

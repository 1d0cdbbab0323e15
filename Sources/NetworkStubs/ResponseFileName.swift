/// The request that a response file is named after: `GET_v1_items?page=2.json`.
///
/// The method comes first, then the path with `_` for each slash but the first, then a `?` and the
/// name-value pairs that the query must have. Characters that a file name cannot hold are escaped
/// as in a URL.
package struct ResponseFileName: Sendable, Equatable {
  /// The method.
  package let method: String
  /// The path as the file name spells it.
  package let path: String
  /// The name-value pairs that the query must have.
  package let query: [NetworkField]

  /// The methods with which a name may begin.
  static let methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"]

  /// Reads a file name; nil if it does not describe a request.
  package init?(_ name: String) {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let stem = name[..<dot]
    guard let method = Self.methods.first(where: { stem == $0 || stem.hasPrefix($0 + "_") }) else {
      return nil
    }
    self.method = method
    let rest = stem.dropFirst(method.count + 1)
    let mark = rest.firstIndex(of: "?") ?? rest.endIndex
    path = PercentText.decode(rest[..<mark])
    query = URLParts.pairs(rest[mark...].dropFirst())
  }

  /// The path of a request as a file name spells it, without escapes.
  package static func spelling(ofPath path: String) -> String {
    PathPattern.split(path).map { PercentText.decode($0) }.joined(separator: "_")
  }

  /// The name, without extension, of a file with the answer to a request.
  package static func stem(for request: NetworkRequest) -> String {
    let path = PercentText.encode(spelling(ofPath: request.path), keeping: Set("-._~,;@()".utf8))
    let marks = Set("-._~,;@()".utf8)
    let pairs = request.query.map {
      PercentText.encode($0.name, keeping: marks) + "="
        + PercentText.encode($0.value, keeping: marks)
    }
    return request.method + (path.isEmpty ? "" : "_" + path)
      + (pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&"))
  }

  /// The content type of a file, from its extension.
  package static func contentType(of name: String) -> String {
    let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
    return switch ending {
    case "json": "application/json"
    case "txt": "text/plain; charset=utf-8"
    case "html": "text/html; charset=utf-8"
    case "xml": "application/xml"
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    default: "application/octet-stream"
    }
  }
}

import LocatedJSON
import NetworkStubs

/// An OpenAPI description of version 3.0 or 3.1: the requests and the responses of a server.
package struct APIDescription: Sendable {
  /// The file it was read from.
  package let file: DescriptionFile
  /// The operations, in the order of the file.
  let operations: [APIOperation]
  /// The paths of the servers, without a slash at the end; empty for a server without a path.
  let bases: [[String]]
  /// The hosts of the servers, with their ports.
  private let hosts: [String]

  /// How many operations a description may have.
  package static let operationLimit = 10_000

  /// Reads a description.
  package init(name: String, bytes: [UInt8]) throws(DescriptionFile.Unreadable) {
    let file = try DescriptionFile(name: name, bytes: bytes)
    guard case .string(let version)? = file.root.member("openapi")?.value.kind,
      version.hasPrefix("3.0") || version.hasPrefix("3.1")
    else {
      let place = file.place(of: file.root.member("openapi")?.value.offset ?? file.root.offset)
      let found = file.root.member("swagger") == nil ? "" : ", found one of Swagger 2"
      throw DescriptionFile.Unreadable(
        faults: [
          "\(place): expected a description with \"openapi\": \"3.0.x\" or \"3.1.x\"\(found)"
        ])
    }
    self.file = file
    operations = APIOperation.all(in: file.root)
    guard !operations.isEmpty, operations.count <= Self.operationLimit else {
      let place = file.place(of: file.root.member("paths")?.offset ?? file.root.offset)
      throw DescriptionFile.Unreadable(
        faults: [
          operations.isEmpty
            ? "\(place): the description has no paths with methods"
            : "\(place): the description has more than \(Self.operationLimit) methods, the limit"
        ])
    }
    let servers = Self.servers(of: file.root)
    bases = Self.bases(of: servers)
    hosts = servers.compactMap(Self.host)
  }

  private static func servers(of root: JSONNode) -> [String] {
    guard case .array(let servers)? = root.member("servers")?.value.kind else { return [] }
    return servers.compactMap { server in
      guard case .string(let url)? = server.member("url")?.value.kind else { return nil }
      return url
    }
  }

  private static func bases(of servers: [String]) -> [[String]] {
    var bases: [[String]] = []
    for url in servers {
      let base = PathParts.split(URLParts(url).path)
      if !bases.contains(base) { bases.append(base) }
    }
    return bases.contains([]) ? bases : bases + [[]]
  }

  /// The parts of a path whose slashes are written as `_`: those of a matching path of the
  /// description if there is one, since parts may contain a `_` too.
  func parts(ofSpelling spelling: String) -> [String] {
    for operation in operations {
      for base in bases where (base + operation.parts).joined(separator: "_") == spelling {
        return base + operation.parts
      }
    }
    return spelling.split(separator: "_").map(String.init)
  }

  /// Whether a URL belongs to one of the servers; any does if no server has a host.
  func serves(_ url: String) -> Bool {
    guard !hosts.isEmpty, let host = Self.host(of: url) else { return true }
    return hosts.contains { $0 == host || $0.contains("{") }
  }

  private static func host(of url: String) -> String? {
    guard let start = url.firstRange(of: "://") else { return nil }
    let host = url[start.upperBound...].prefix { !"/?#".contains($0) }
    return host.isEmpty ? nil : host.lowercased()
  }

  /// The operations whose paths a pattern may mean; only the most exact ones are returned.
  func operations(at pattern: [String]) -> [APIOperation] {
    var best: (exactness: Int, found: [APIOperation]) = (-1, [])
    for operation in operations {
      for base in bases {
        guard let exactness = PathParts.match(pattern, base + operation.parts) else { continue }
        if exactness > best.exactness { best = (exactness, []) }
        if exactness == best.exactness { best.found.append(operation) }
        break
      }
    }
    return best.found
  }
}

/// Paths in parts, in which braces and stars match any text.
enum PathParts {
  static func split(_ path: String) -> [String] {
    path.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
  }

  static func isOpen(_ part: String) -> Bool { part.contains("{") || part.contains("*") }

  /// How many parts are equal; nil if a pattern does not match a path.
  ///
  /// Case matters, and `**` matches any number of parts.
  static func match(_ pattern: [String], _ path: [String]) -> Int? {
    if let rest = pattern.firstIndex(of: "**") {
      guard path.count >= pattern.count - 1 else { return nil }
      let tail = pattern.count - rest - 1
      let head = match(Array(pattern[..<rest]), Array(path[..<rest]))
      let end = match(Array(pattern[(rest + 1)...].filter { $0 != "**" }), Array(path.suffix(tail)))
      guard let head, let end else { return nil }
      return head + end
    }
    guard pattern.count == path.count else { return nil }
    var exactness = 0
    for (wanted, part) in zip(pattern, path) {
      if wanted == part {
        exactness += isOpen(part) ? 0 : 1
      } else if !isOpen(wanted), !isOpen(part) {
        return nil
      }
    }
    return exactness
  }
}

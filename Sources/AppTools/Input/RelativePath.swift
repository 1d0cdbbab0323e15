/// A relative path from one folder to another, from their absolute paths.
package enum RelativePath {
  /// The relative path as a manifest spells it, with a `..` for each folder to leave.
  package static func of(_ target: String, from base: String) -> String {
    let (there, here) = (parts(target), parts(base))
    let shared = zip(there, here).prefix { $0 == $1 }.count
    let way = here.dropFirst(shared).map { _ in ".." } + there.dropFirst(shared)
    return way.isEmpty ? "." : way.joined(separator: "/")
  }

  private static func parts(_ path: String) -> [String] {
    path.split(separator: "/").map(String.init)
  }
}

/// A way from one folder to another, by their absolute paths.
enum RelativePath {
  /// The way as a manifest names it: with a `..` for each folder to leave.
  static func of(_ target: String, from base: String) -> String {
    let (there, here) = (parts(target), parts(base))
    let shared = zip(there, here).prefix { $0 == $1 }.count
    let way = here.dropFirst(shared).map { _ in ".." } + there.dropFirst(shared)
    return way.isEmpty ? "." : way.joined(separator: "/")
  }

  private static func parts(_ path: String) -> [String] {
    path.split(separator: "/").map(String.init)
  }
}

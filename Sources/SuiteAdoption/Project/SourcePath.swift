/// Paths of files below the folder that is adopted, with slashes and without dots.
enum SourcePath {
  /// A path below a folder; the folder may be empty.
  static func joined(_ folder: String, _ path: String) -> String {
    var parts: [Substring] = []
    for part in (folder + "/" + path).split(separator: "/") where part != "." {
      if part == "..", parts.last.map({ $0 != ".." }) == true {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  /// The folder of a file; empty at the top.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// The name of a file or folder.
  static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// Whether a file is in a folder or below it; all are in the empty one.
  static func isBelow(_ folder: String, _ path: String) -> Bool {
    folder.isEmpty || path.hasPrefix(folder + "/")
  }

  /// The folder that holds all files.
  static func commonFolder(of paths: [String]) -> String {
    guard var common = paths.first.map({ folder(of: $0).split(separator: "/") }) else { return "" }
    for path in paths.dropFirst() {
      let parts = folder(of: path).split(separator: "/")
      common = Array(zip(common, parts).prefix { $0 == $1 }.map(\.0))
    }
    return common.joined(separator: "/")
  }
}

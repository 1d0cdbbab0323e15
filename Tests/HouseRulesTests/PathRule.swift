/// Paths below `Sources` that articles, the README and CONTRIBUTING name.
enum PathRule {
  /// The named paths that do not exist.
  static func missingPaths(in file: SourceFile, among paths: [String]) -> [Violation] {
    // The changelog may name what is gone.
    guard file.path.hasSuffix(".md"), file.path != "CHANGELOG.md" else { return [] }
    return zip(1..., file.lines).flatMap { number, line in
      sourcePaths(in: line).filter { !exists($0, among: paths) }.map {
        Violation(path: file.path, line: number, message: "there is no \($0)")
      }
    }
  }

  /// The paths in backticks, links and attributes of a line.
  private static func sourcePaths(in line: String) -> [String] {
    line.matches(of: #/[`("](Sources/[^`)"<>]+)[`)"]/#).map { String($0.output.1) }
  }

  /// Whether a path is a file, or a folder with files.
  private static func exists(_ path: String, among paths: [String]) -> Bool {
    let folder = path.hasSuffix("/") ? path : path + "/"
    return paths.contains { $0 == path || $0.hasPrefix(folder) }
  }
}

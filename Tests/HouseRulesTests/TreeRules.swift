/// What lies where in the repository.
enum TreeRules {
  /// All that may lie at the top, besides names that begin with a dot.
  static let topLevel: Set<String> = [
    "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "Package.swift", "README.md", "Screens",
    "Sources",
    "Tests",
  ]

  /// Entries at the top that have no place there.
  static func strangers(among names: [String]) -> [Violation] {
    names.sorted().filter { !$0.hasPrefix(".") && !topLevel.contains($0) }.map {
      Violation(path: $0, line: nil, message: "has no place at the top")
    }
  }

  /// Modules without a catalogue of their own that holds an article.
  static func modulesWithoutCatalogue(among paths: [String]) -> [Violation] {
    let modules = Set(paths.compactMap { SourceFile(path: $0, text: "").module })
    return modules.sorted().filter { module in
      let folder = "Sources/\(module)/\(module).docc/"
      return !paths.contains { $0.hasPrefix(folder) && $0.hasSuffix(".md") }
    }.map {
      Violation(path: "Sources/\($0)", line: nil, message: "has no \($0).docc with an article")
    }
  }
}

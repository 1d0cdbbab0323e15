import Foundation

/// Imports between the targets of the manifest.
///
/// A target that imports what it does not depend on builds where that module happens to be built
/// before it, and fails elsewhere.
struct ManifestRule {
  /// The targets that each target depends on, itself among them, directly or through others.
  private let reached: [String: Set<String>]

  /// Makes the rule of the dependencies that each target names.
  init(_ dependencies: [String: [String]]) {
    reached = Dictionary(
      uniqueKeysWithValues: dependencies.keys.map { name in
        var seen: Set<String> = []
        var open = [name]
        while let next = open.popLast() {
          if seen.insert(next).inserted { open += dependencies[next] ?? [] }
        }
        return (name, seen)
      })
  }

  /// Reads the manifest of the repository, as the package manager sees it.
  static func ofRepository() throws -> ManifestRule {
    // A folder of its own: `swift test` holds the one of the package for as long as tests run.
    let scratch = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let printed = Pipe()
    let manager = Process()
    manager.executableURL = URL(filePath: "/usr/bin/env")
    manager.arguments = ["swift", "package", "--scratch-path", scratch.path, "dump-package"]
    manager.currentDirectoryURL = RepositoryTree.top
    // Neither the subset of tests that is built now nor a learner's attempt: the whole package.
    manager.environment = ProcessInfo.processInfo.environment.filter {
      $0.key != "REHEARSAL_TESTS" && $0.key != "REHEARSAL_LESSON"
    }
    manager.standardOutput = printed
    try manager.run()
    let data = printed.fileHandleForReading.readDataToEndOfFile()
    manager.waitUntilExit()
    let targets = try JSONDecoder().decode(Manifest.self, from: data).targets
    return ManifestRule(
      Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0.dependencies.map(\.name)) }))
  }

  /// The imports of a file that its target does not depend on.
  func violations(in file: SourceFile) -> [Violation] {
    let folders = file.path.split(separator: "/").map(String.init)
    guard file.path.hasSuffix(".swift"), folders.count > 2, let allowed = reached[folders[1]]
    else { return [] }
    // What is compiled on a Mac alone has the modules of a Mac.
    var conditions: [Bool] = []
    return zip(1..., file.codeLines).compactMap { number, line in
      let words = line.drop { $0 == " " }
      if words.hasPrefix("#if") { conditions.append(words.contains("canImport(Darwin)")) }
      if words.hasPrefix("#endif") { _ = conditions.popLast() }
      guard !conditions.contains(true), let imported = ImportRule.importedModule(line),
        reached[imported] != nil, !allowed.contains(imported)
      else { return nil }
      let message = "the manifest does not let \(folders[1]) depend on \(imported)"
      return Violation(path: file.path, line: number, message: message)
    }
  }
}

/// What `swift package dump-package` prints, as far as the rule reads it.
private struct Manifest: Decodable {
  let targets: [Target]

  struct Target: Decodable {
    let name: String
    let dependencies: [Dependency]
  }

  /// A dependency: `{"byName": ["Name", null]}`, or the same under `target`.
  struct Dependency: Decodable {
    let name: String

    init(from decoder: any Decoder) throws {
      let forms = try decoder.singleValueContainer().decode([String: [String?]].self)
      name = forms.values.first?.first.flatMap(\.self) ?? ""
    }
  }
}

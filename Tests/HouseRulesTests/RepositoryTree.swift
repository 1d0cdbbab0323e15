import Foundation

/// The repository of these tests, read from disk.
enum RepositoryTree {
  /// The top folder.
  static let top = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The names at the top.
  static let topNames = (try? FileManager.default.contentsOfDirectory(atPath: top.path)) ?? []

  /// The paths of all files that belong to the repository, sorted.
  static let paths: [String] = {
    var paths: [String] = []
    for name in topNames where !ignored.contains(where: name.hasPrefix) {
      let below = FileManager.default.enumerator(atPath: top.appending(path: name).path)
      let inside = below?.compactMap { $0 as? String } ?? []
      paths += inside.isEmpty ? [name] : inside.map { "\(name)/\($0)" }
    }
    return paths.filter { !isFolder($0) && !$0.hasPrefix(attempts) }.sorted()
  }()

  /// The files that hold text.
  static let files: [SourceFile] = paths.compactMap { path in
    guard
      let data = FileManager.default.contents(atPath: top.appending(path: path).path),
      let text = String(data: data, encoding: .utf8)
    else { return nil }
    return SourceFile(path: path, text: text)
  }

  /// The Swift files.
  static let swiftFiles = files.filter { $0.path.hasSuffix(".swift") }

  /// How the names of what tools leave at the top begin.
  private static let ignored = [
    ".build", ".git", ".swiftpm", ".index-build", ".vscode", ".rehearsal",
  ]

  /// How the paths of what learners write begin.
  private static let attempts = "Tests/ExerciseTests/Attempts/Exercise"

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let place = top.appending(path: path).path
    return FileManager.default.fileExists(atPath: place, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}

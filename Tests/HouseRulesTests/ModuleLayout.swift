/// A module as the layout rules see it: its Swift files and the folders they lie in.
struct ModuleLayout {
  /// The module's name.
  let name: String
  /// Its Swift files.
  let files: [SourceFile]

  /// The modules that some files belong to, by name.
  static func modules(of files: [SourceFile]) -> [ModuleLayout] {
    let swiftFiles = files.filter { $0.path.hasSuffix(".swift") && $0.module != nil }
    return Dictionary(grouping: swiftFiles) { $0.module ?? "" }
      .map { ModuleLayout(name: $0.key, files: $0.value) }
      .sorted { $0.name < $1.name }
  }

  /// How many lines the files have together.
  var lineCount: Int { files.reduce(0) { $0 + $1.lines.count } }

  /// The first folder of a file below the module; a dot for a file beside the folders.
  static func folder(of file: SourceFile) -> String {
    let parts = file.path.split(separator: "/")
    return parts.count > 3 ? String(parts[2]) : "."
  }
}

/// What a changed file belongs to.
package enum PackageChange: Hashable, Sendable {
  /// Code of the package itself, or its manifest: everything may be affected.
  case code
  /// A file of a test target.
  case tests(target: String)
  /// A file of an app, from the folder of the app: of one screen, of a variant, or of all.
  case app(folder: String, variant: String?, screen: String?)
  /// Nothing that affects tests.
  case other

  /// Finds what a path belongs to; the paths are those of all files of the package.
  package init(_ path: String, in paths: some Collection<String>) {
    let parts = path.split(separator: "/").map(String.init)
    switch parts.first {
    case "Package.swift": self = .code
    case "Sources": self = .code
    case "Tests" where parts.count > 2 && !path.hasSuffix(".md"): self = .tests(target: parts[1])
    case "Screens": self = Self.app(parts, Set(paths))
    default: self = .other
    }
  }

  private static func app(_ parts: [String], _ paths: Set<String>) -> PackageChange {
    // Apps may be in the folders of other apps; the nearest one has the file.
    for count in stride(from: parts.count - 1, through: 1, by: -1) {
      let folder = parts.prefix(count).joined(separator: "/")
      guard paths.contains(folder + "/app.json") || parts.dropFirst(count) == ["app.json"] else {
        continue
      }
      return app(folder, Array(parts.dropFirst(count)))
    }
    return .other
  }

  private static func app(_ folder: String, _ rest: [String]) -> PackageChange {
    guard let file = rest.last, file.hasSuffix(".json"), !file.hasSuffix(".schema.json") else {
      return .other
    }
    let isVariant = rest.count > 2 && rest[0] == "Variants"
    let own = isVariant ? Array(rest.dropFirst(2)) : rest
    let isScreen = own.count == 1 && !["app.json", "app.routes.json"].contains(file)
    return .app(
      folder: folder, variant: isVariant ? rest[1] : nil,
      screen: isScreen ? String(file.dropLast(5)) : nil)
  }
}

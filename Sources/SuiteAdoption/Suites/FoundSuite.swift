/// A target of UI tests that was found in a folder.
package struct FoundSuite: Equatable, Sendable {
  /// The name of the target, preceded by that of the project if several have such a target.
  package var name: String
  /// The name of the target.
  let target: String
  /// The Swift files, by their paths below the adopted folder.
  package var sources: [String]
  /// The files in other languages, which are left out.
  package var otherSources: [String] = []
  /// The files that its target copies, by their paths in the bundle.
  package var bundled: [String: String] = [:]
  /// Where it was found: the project file, or the folder of the sources.
  package var place: String
  /// The version of Swift's language, 5 or 6.
  package var languageMode = 5
  /// Whether declarations are isolated to the main actor by default.
  package var isOnMainActor = false
  /// The name of the target of the app; nil if none is known.
  package var app: String?
  /// The name below the icon of the app; nil if none is known.
  package var appName: String?
  /// The environment that its schemes set for the tests.
  package var environment: [String: String] = [:]
  /// The device that its tests need, since phones have no pointer; nil for any.
  package var device: String?

  /// The device on which tests of a Mac's app are run: it has a pointer, and a large screen.
  static let deviceWithPointer = "iPad Pro 13-inch (M4)"

  /// Makes a suite from sources.
  package init(name: String, sources: [String], place: String) {
    self.name = name
    target = name
    self.sources = sources
    self.place = place
  }

  /// The name of its module, as Xcode forms it: letters, digits and underscores.
  package var module: String { SwiftName.module(name) }

  /// Those of some files that its tests may read from their bundle, by their paths in it: the files
  /// that its target copies, and those next to its sources.
  ///
  /// An `Info.plist` is included only if a source asks for it: all packages that are built in the
  /// same folder would use it as their own.
  func resources(
    among files: [String], reading text: (_ source: String) -> String?
  ) -> [String: String] {
    let folders = Set(sources.map(SourcePath.folder))
    let asksForInformation = sources.compactMap(text).contains { text in
      Self.informationWords.contains { text.contains($0) }
    }
    let present = Set(files)
    var resources = bundled.filter { present.contains($0.value) && Self.isResource($0.value) }
    for file in files where folders.contains(SourcePath.folder(of: file)) && Self.isResource(file) {
      let name = SourcePath.name(of: file)
      resources[name] = resources[name] ?? file
    }
    if !asksForInformation { resources["Info.plist"] = nil }
    return resources
  }

  static func isResource(_ file: String) -> Bool {
    endingsOfResources.contains { file.hasSuffix($0) } && !file.contains(".xcassets/")
  }

  private static let informationWords = ["nfoDictionary", "\"Info\"", "Info.plist"]

  private static let endingsOfResources = [
    ".plist", ".json", ".txt", ".csv", ".xml", ".html", ".strings", ".png", ".jpg", ".jpeg", ".pdf",
    ".gif", ".heic", ".svg", ".webp", ".mp4", ".mov", ".m4a", ".mp3", ".wav", ".yml", ".yaml",
    ".md", ".feature", ".zip", ".cer", ".der", ".sqlite",
  ]
}

/// Names that Swift accepts.
package enum SwiftName {
  /// The name of a module, formed from the name of a target.
  package static func module(_ name: String) -> String {
    let plain = String(name.map { isPart($0) ? $0 : "_" })
    return plain.first.map { $0.isNumber } == false ? plain : "_" + plain
  }

  /// A name as a declaration writes it: only after a point keywords need no marks.
  static func declared(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "false", "for", "func", "guard", "if", "import", "in", "internal", "is", "let",
    "nil", "operator", "private", "protocol", "public", "repeat", "return", "static", "struct",
    "super", "switch", "throw", "true", "try", "typealias", "var", "where", "while",
  ]

  static func isName(_ text: String) -> Bool {
    text.first.map { !$0.isNumber } == true && text.allSatisfy(isPart)
  }

  private static func isPart(_ character: Character) -> Bool {
    character == "_" || character.isASCII && (character.isLetter || character.isNumber)
  }
}

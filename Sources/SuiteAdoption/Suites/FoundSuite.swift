/// A target of UI tests that was found in a folder.
package struct FoundSuite: Equatable, Sendable {
  /// The name of the target.
  package var name: String
  /// The Swift files, by their paths below the adopted folder.
  package var sources: [String]
  /// The files in other languages, which are left out.
  package var otherSources: [String] = []
  /// Where it was found: the project file, or the folder of the sources.
  package var place: String
  /// The version of Swift's language, 5 or 6.
  package var languageMode = 5
  /// Whether declarations are isolated to the main actor by default.
  package var isOnMainActor = false
  /// The name of the target of the app; nil if none is known.
  package var app: String?
  /// The environment that its schemes give to the tests.
  package var environment: [String: String] = [:]

  /// Makes a suite of sources.
  package init(name: String, sources: [String], place: String) {
    self.name = name
    self.sources = sources
    self.place = place
  }

  /// The name of its module, as Xcode forms it: letters, digits and underscores.
  package var module: String { SwiftName.module(name) }

  /// Of some files, those that its tests may read from their bundle: those beside its sources, and
  /// the tables of words in folders such as `de.lproj` where a source asks for such a folder.
  ///
  /// An `Info.plist` is one only where a source asks for it: all packages that are built in the
  /// same folder take it for theirs.
  package func resources(
    among files: [String], reading text: (_ source: String) -> String?
  ) -> [String] {
    let folders = Set(sources.map(SourcePath.folder))
    let texts = sources.compactMap(text)
    func ask(for words: [String]) -> Bool {
      texts.contains { text in words.contains { text.contains($0) } }
    }
    let (information, languages) = (ask(for: Self.informationWords), ask(for: ["\"lproj\""]))
    return files.filter { file in
      let folder = SourcePath.folder(of: file)
      guard Self.endingsOfResources.contains(where: { file.hasSuffix($0) }) else { return false }
      if SourcePath.name(of: file) == "Info.plist", !information { return false }
      return folders.contains(folder) || languages && folder.hasSuffix(".lproj")
    }
  }

  /// The path of a resource in the bundle of the tests; a table of words stays in the folder of its
  /// language.
  package static func path(ofResource file: String) -> String {
    let (name, folder) = (SourcePath.name(of: file), SourcePath.folder(of: file))
    return folder.hasSuffix(".lproj") ? SourcePath.name(of: folder) + "/" + name : name
  }

  private static let informationWords = ["nfoDictionary", "\"Info\"", "Info.plist"]

  private static let endingsOfResources = [
    ".plist", ".json", ".txt", ".csv", ".xml", ".html", ".strings", ".png", ".jpg", ".jpeg", ".pdf",
  ]
}

/// Names that Swift accepts.
package enum SwiftName {
  /// The name of a module after the name of a target.
  package static func module(_ name: String) -> String {
    let plain = String(name.map { isPart($0) ? $0 : "_" })
    return plain.first.map { $0.isNumber } == false ? plain : "_" + plain
  }

  /// Whether a text is a name.
  static func isName(_ text: String) -> Bool {
    text.first.map { !$0.isNumber } == true && text.allSatisfy(isPart)
  }

  private static func isPart(_ character: Character) -> Bool {
    character == "_" || character.isASCII && (character.isLetter || character.isNumber)
  }
}

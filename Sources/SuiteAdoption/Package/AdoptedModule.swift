/// A target of the package that is made for found suites.
package struct AdoptedModule: Equatable, Sendable {
  /// What a target is for.
  package enum Kind: Sendable, Equatable {
    /// Tests.
    case tests
    /// Code of the project that tests import.
    case support
    /// A module that is not available, and that is empty here.
    case stub
  }

  /// Where the text of a file comes from.
  package enum Content: Equatable, Sendable {
    /// A link to a file of the adopted folder.
    case link(String)
    /// A copy of such a file, in which functions that do not compile only fail with that message.
    case edited(String, text: String)
    /// A generated text.
    case text(String)
  }

  /// The name of the module.
  package let name: String
  /// What it is for.
  package let kind: Kind
  /// The files, by their paths in the folder of the module.
  package var files: [String: Content] = [:]
  /// The modules of the package that it imports.
  package var modules: Set<String> = []
  /// The products of Rehearsal that it imports.
  package var products: Set<String> = []
  /// The version of Swift's language, 5 or 6.
  package var languageMode = 5
  /// Whether declarations are isolated to the main actor by default.
  package var isOnMainActor = false

  /// Makes a module without files.
  package init(_ name: String, _ kind: Kind) {
    self.name = name
    self.kind = kind
  }

  /// The folder of the module in the package.
  package var folder: String { (kind == .tests ? "Tests/" : "Sources/") + name }

  /// The files of the adopted folder that it contains.
  var sources: Set<String> { Set(files.values.compactMap(\.source)) }
}

extension AdoptedModule.Content {
  /// The file of the adopted folder; nil for a generated text.
  package var source: String? {
    switch self {
    case .link(let source), .edited(let source, _): source
    case .text: nil
    }
  }
}

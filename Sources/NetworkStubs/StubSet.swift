/// A named set of stubs: rules, and the files that they answer with.
///
/// An app's folder stores it as `Stubs/<name>`, with `rules.json` and response files. A file that
/// no rule names answers the request that it is named after: `GET_v1_items.json`.
public struct StubSet: Sendable, Equatable {
  /// A response file.
  public struct File: Sendable, Equatable {
    /// The name of the file in the folder.
    public var name: String
    /// The content of the file.
    public var bytes: [UInt8]

    /// Makes a file.
    public init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// The name of the set.
  public var name: String
  /// The rules; the first one that matches answers.
  public var rules: [StubRule]
  /// The response files, by name.
  public var files: [File]

  /// Makes a set.
  public init(name: String, rules: [StubRule] = [], files: [File] = []) {
    self.name = name
    self.rules = rules
    self.files = files
  }

  /// The most sets of an app, and the most sets on the shelf.
  package static let setLimit = 200
  /// The most rules of a set, and the most files.
  package static let entryLimit = 1_000
  /// The most answers of a rule.
  package static let answerLimit = 1_000

  /// The files that no rule names, which answer by their file names.
  package var plainFiles: [File] {
    var named: Set<String> = []
    for answer in rules.lazy.flatMap(\.answers) {
      if case .file(let name) = answer.body { named.insert(name) }
    }
    return files.filter { !named.contains($0.name) }
  }
}

/// The stubs in an app's definition.
public struct StubsDefinition: Sendable, Equatable {
  /// The names of the sets on the shelf of a fresh device; the last one is asked first.
  public var defaults: [String]
  /// The sets, by name.
  public var sets: [StubSet]

  /// Makes a definition.
  public init(defaults: [String] = [], sets: [StubSet] = []) {
    self.defaults = defaults
    self.sets = sets
  }
}

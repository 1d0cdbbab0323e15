/// A named set of stubs: rules, and the files that they answer with.
///
/// In an app's folder it is a folder `Stubs/<name>` with `rules.json` and response files. A file
/// that no rule names and that is named after a request answers that request: `GET_v1_items.json`.
public struct StubSet: Sendable, Equatable {
  /// A response file.
  public struct File: Sendable, Equatable {
    /// The name in the folder.
    public var name: String
    /// What is in it.
    public var bytes: [UInt8]

    /// Makes a file.
    public init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// The name.
  public var name: String
  /// The rules, in the order in which they are asked.
  public var rules: [StubRule]
  /// The response files, by name.
  public var files: [File]

  /// Makes a set.
  public init(name: String, rules: [StubRule] = [], files: [File] = []) {
    self.name = name
    self.rules = rules
    self.files = files
  }

  /// The most sets of an app, and the most on the shelf.
  package static let setLimit = 200
  /// The most rules, and the most files, of a set.
  package static let entryLimit = 1_000
  /// The most answers of a rule.
  package static let answerLimit = 1_000

  /// The files that are answers by their names alone: no rule names them.
  package var plainFiles: [File] {
    var named: Set<String> = []
    for answer in rules.lazy.flatMap(\.answers) {
      if case .file(let name) = answer.body { named.insert(name) }
    }
    return files.filter { !named.contains($0.name) }
  }
}

/// What an app says of its stubs.
public struct StubsDefinition: Sendable, Equatable {
  /// The sets that are on the shelf of a fresh device, the last one asked first.
  public var defaults: [String]
  /// The sets, by name.
  public var sets: [StubSet]

  /// Makes a definition.
  public init(defaults: [String] = [], sets: [StubSet] = []) {
    self.defaults = defaults
    self.sets = sets
  }
}

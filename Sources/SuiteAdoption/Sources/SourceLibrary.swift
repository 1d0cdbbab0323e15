/// The Swift files of an adopted folder, read on demand.
final class SourceLibrary {
  /// The paths of the Swift files.
  let paths: [String]

  private let read: (String) -> String?
  private var known: [String: SourceFacts] = [:]

  /// The most files that are searched for a declaration.
  static let fileLimit = 5_000

  /// The files that the search for declarations does not reach, and why.
  var leftOut: [String: String] {
    guard paths.count > Self.fileLimit else { return [:] }
    return [
      "All Swift files after \(paths[Self.fileLimit - 1])":
        "names that tests lack are looked for in \(Self.fileLimit) files"
    ]
  }

  /// Makes a library of files, which a function reads.
  init(files: [String], read: @escaping (String) -> String?) {
    paths = files.filter { $0.hasSuffix(".swift") && SuiteFinding.isOwn($0) }.sorted()
    self.read = read
  }

  /// The text of a file; empty if it cannot be read.
  func text(_ path: String) -> String { read(path) ?? "" }

  /// What a file imports and declares.
  func facts(_ path: String) -> SourceFacts {
    if let facts = known[path] { return facts }
    let facts = SourceFacts(text(path))
    known[path] = facts
    return facts
  }

  /// The files that declare a name at their top, the shortest first.
  func files(declaring name: String) -> [String] {
    files { $0.declared.contains(name) }
  }

  /// The files that add a member of a name to some type, the shortest first.
  func files(adding name: String) -> [String] {
    files { $0.extending.contains(name) }
  }

  private func files(where holds: (SourceFacts) -> Bool) -> [String] {
    paths.prefix(Self.fileLimit).filter { holds(facts($0)) }
      .map { (text($0).utf8.count, $0) }.sorted { $0 < $1 }.map(\.1)
  }
}

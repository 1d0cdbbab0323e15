package import AppModel

/// A place of an app's definition in the file that it was read from.
package struct DefinitionPlace: Sendable, Equatable, CustomStringConvertible {
  /// The file, relative to the app's folder.
  package let file: String
  /// The place as keys and indexes: `states.idle.on.SUBMIT[0].guard`.
  package let path: String
  /// The line, from 1; nil for an app made in Swift.
  package var line: Int?
  /// The column in characters, from 1; nil for an app made in Swift.
  package var column: Int?

  /// Makes a place.
  package init(file: String, path: String = "", line: Int? = nil, column: Int? = nil) {
    (self.file, self.path, self.line, self.column) = (file, path, line, column)
  }

  /// The place with its line and column, or with its path if they are unknown.
  package var description: String {
    if let line, let column { return "\(file):\(line):\(column)" }
    return path.isEmpty ? file : "\(file): \(path)"
  }
}

/// A place of a definition that has not been found in a file yet.
package struct UnlocatedPlace: Sendable {
  package let file: String
  /// Where in the file.
  package let path: DefinitionPath
  /// Whether the key at the place is meant rather than its value.
  var isAboutKey = false

  /// Names a place of a definition whose line is not known yet.
  package init(file: String, path: DefinitionPath, isAboutKey: Bool = false) {
    self.file = file
    self.path = path
    self.isAboutKey = isAboutKey
  }

  /// The place without line and column.
  package var place: DefinitionPlace { DefinitionPlace(file: file, path: path.text) }
}

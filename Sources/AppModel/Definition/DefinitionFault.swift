import LocatedJSON

/// One thing that is wrong with an app's definition, with its place and the nearest valid name.
public struct DefinitionFault: Error, Sendable, Equatable, CustomStringConvertible {
  /// The file, relative to the app's folder.
  ///
  /// For an app made in Swift it is the file that the app would be written to.
  public var file: String
  /// The line, from 1; nil for an app made in Swift.
  public var line: Int?
  /// The column in characters, from 1; nil for an app made in Swift.
  public var column: Int?
  /// The place as keys and indexes: `states.idle.on.SUBMIT[0].target`.
  ///
  /// It is empty for the whole file.
  public var path: String
  /// What is wrong.
  public var message: String
  /// The valid name that was probably meant; nil if no name is close.
  public var nearest: String?

  /// Makes a fault.
  public init(
    file: String, line: Int? = nil, column: Int? = nil, path: String, message: String,
    nearest: String? = nil
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.path = path
    self.message = message
    self.nearest = nearest
  }

  /// One line: the place, the message and the nearest name.
  public var description: String {
    let hint = nearest.map { "; the nearest is \(quoted($0))" } ?? ""
    if let line, let column { return "\(file):\(line):\(column): \(message)\(hint)" }
    return "\(file)\(path.isEmpty ? "" : ": ")\(path): \(message)\(hint)"
  }
}

/// Everything that is wrong with an app's definition, in the order of files and places.
public struct DefinitionFaults: Error, Sendable, Equatable, CustomStringConvertible {
  /// The largest number of faults reported at once.
  package static let limit = 200

  /// The faults; never empty.
  public var faults: [DefinitionFault]

  /// Makes an error from faults.
  public init(_ faults: [DefinitionFault]) { self.faults = faults }

  /// The faults, one per line, up to a limit; after that a line says that there may be more.
  public var description: String {
    let more =
      faults.count < Self.limit
      ? [] : ["Only the first \(Self.limit) faults are listed; there may be more."]
    return (faults.prefix(Self.limit).map(\.description) + more).joined(separator: "\n")
  }
}

package import AppModel
import LocatedJSON

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

  /// The place with its line and column, or with its path where it has none.
  package var description: String {
    if let line, let column { return "\(file):\(line):\(column)" }
    return path.isEmpty ? file : "\(file): \(path)"
  }
}

/// A place that is still one of the definition.
package struct UnlocatedPlace: Sendable {
  package let file: String
  let path: DefinitionPath
  /// Whether the key at the place is meant, not its value.
  var isAboutKey = false

  /// Takes the parts.
  package init(file: String, path: DefinitionPath, isAboutKey: Bool = false) {
    self.file = file
    self.path = path
    self.isAboutKey = isAboutKey
  }

  /// The place without line and column.
  package var place: DefinitionPlace { DefinitionPlace(file: file, path: path.text) }
}

extension AppFolder {
  /// Finds places in the files of the folder, in the order in which they are given.
  ///
  /// What a file does not have any more keeps its path alone.
  package func located(_ places: [UnlocatedPlace]) -> [DefinitionPlace] {
    let places = inTables(places)
    var located = places.map(\.place)
    for (file, own) in Dictionary(grouping: places.indices, by: { places[$0].file }) {
      guard let bytes = bytes(of: file), let node = JSONReader.read(bytes).node else { continue }
      let found = own.map { (index: $0, path: LocatedPath(places[$0].path, in: node)) }
      let offsets = found.map { places[$0.index].isAboutKey ? $0.path.keyOffset : $0.path.offset }
      let order = found.indices.sorted { (offsets[$0], $0) < (offsets[$1], $1) }
      let positions = JSONSource(bytes).positions(of: order.map { offsets[$0] })
      for (number, position) in zip(order, positions) {
        located[found[number].index] = DefinitionPlace(
          file: file, path: found[number].path.text, line: position.line, column: position.column)
      }
    }
    return located
  }

  /// Moves places of the app's string tables to the files of those that have one.
  private func inTables(_ places: [UnlocatedPlace]) -> [UnlocatedPlace] {
    guard places.contains(where: { StringTableFile.part(of: $0) != nil }) else { return places }
    let app = bytes(of: AppFileName.app).flatMap { JSONReader.read($0).node }
    var tables: [String: JSONNode] = [:]
    return places.map { place in
      guard let part = StringTableFile.part(of: place), !part.stands(in: app) else { return place }
      let file = AppFileName.strings + part.language + AppFileName.ending
      tables[file] = tables[file] ?? bytes(of: file).flatMap { JSONReader.read($0).node }
      guard tables[file] != nil else { return place }
      let path = part.key.map { DefinitionPath.top.key($0) } ?? .top
      return UnlocatedPlace(file: file, path: path, isAboutKey: place.isAboutKey)
    }
  }
}

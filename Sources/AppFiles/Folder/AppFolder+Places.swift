import AppModel
import LocatedJSON

extension AppFolder {
  /// Finds the lines and columns of places in the folder's files, in the given order.
  ///
  /// A place that its file no longer contains keeps only its path.
  package func located(_ places: [UnlocatedPlace]) -> [DefinitionPlace] {
    let places = inTables(places)
    var located = places.map(\.place)
    for (file, own) in Dictionary(grouping: places.indices, by: { places[$0].file }) {
      guard let bytes = bytes(of: file), let node = ShortForms.read(bytes, of: file) else {
        continue
      }
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

  /// Moves places in the app's string tables to the files of those tables, if they have files.
  private func inTables(_ places: [UnlocatedPlace]) -> [UnlocatedPlace] {
    guard places.contains(where: { StringTableFile.part(of: $0) != nil }) else { return places }
    let app = bytes(of: AppFileName.app).flatMap { JSONReader.read($0).node }
    var tables: [String: JSONNode] = [:]
    return places.map { place in
      guard let part = StringTableFile.part(of: place), !part.exists(in: app) else { return place }
      let file = AppFileName.strings + part.language + AppFileName.ending
      tables[file] = tables[file] ?? bytes(of: file).flatMap { JSONReader.read($0).node }
      guard tables[file] != nil else { return place }
      let path = part.key.map { DefinitionPath.top.key($0) } ?? .top
      return UnlocatedPlace(file: file, path: path, isAboutKey: place.isAboutKey)
    }
  }
}

import AppFiles
package import AppModel
import LocatedJSON

/// A table of routes to test, in a file next to the screens: `app.routes.json`.
package struct RouteTableFile: Sendable, Equatable {
  /// The rows, in the order of the file.
  package let rows: [RouteRow]

  /// The most rows of a table.
  package static let rowLimit = 1_000
  /// The most taps of a row.
  package static let tapLimit = 50
  /// The keys of a row, in order.
  static let keys = [
    "name", "coordinator", "arguments", "environment", "link", "taps", "stack", "marker", "tab",
  ]

  /// Reads a table.
  ///
  /// - Throws: `DefinitionFaults` with all errors, each with its line and column.
  package init(reading bytes: [UInt8], file: String) throws(DefinitionFaults) {
    let read = try JSONCursor.read(bytes, file: file) { $0.routeRows() }
    let places = JSONSource(bytes).positions(of: read.map(\.offset))
    rows = zip(read, places).map { read, place in
      var row = read.row
      row.line = place.line
      return row
    }
  }
}

extension JSONCursor {
  fileprivate func routeRows() -> [(row: RouteRow, offset: Int)] {
    guard let fields = fields("an object with the key \"rows\"", keys: ["$schema", "rows"]),
      let rows = fields.required("rows")?.list("a list of rows")
    else { return [] }
    guard rows.count <= RouteTableFile.rowLimit else {
      fault("expected at most \(RouteTableFile.rowLimit) rows, found \(rows.count): split it")
      return []
    }
    return rows.compactMap { cursor in cursor.routeRow().map { ($0, cursor.node.offset) } }
  }

  private func routeRow() -> RouteRow? {
    guard let fields = fields("an object for a row", keys: RouteTableFile.keys) else { return nil }
    var row = RouteRow(name: fields.required("name")?.name("the row's name") ?? "")
    row.coordinator = fields["coordinator"]?.name("a coordinator's name")
    row.arguments = fields["arguments"]?.words("a list of launch arguments") ?? []
    for (name, value) in fields["environment"]?.entries("an object of strings") ?? [] {
      row.environment[name] = value.string()
    }
    row.link = fields["link"]?.name("a link")
    row.taps = fields["taps"]?.words("a list of identifiers or labels") ?? []
    if case let count = row.taps.count, count > RouteTableFile.tapLimit {
      fields["taps"]?.fault("expected at most \(RouteTableFile.tapLimit) taps, found \(count)")
    }
    row.stack = fields["stack"]?.words("a list of screens") ?? []
    row.marker = fields["marker"]?.name("an element's identifier")
    row.tab = fields["tab"]?.name("a tab's identifier or label")
    if row.stack.isEmpty, row.marker == nil, row.tab == nil {
      fault("a row needs an expectation: \"stack\", \"marker\" or \"tab\"")
    }
    return row
  }

  private func words(_ wanted: String) -> [String]? {
    list(wanted)?.compactMap { $0.name("a string") }
  }
}

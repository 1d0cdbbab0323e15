package import ViewLayout

/// What a box in a list can be if it is not a row.
package enum RowMark {
  case header, footer, end

  private enum Name {}
  private static let name = ObjectIdentifier(Name.self)

  /// The box with a mark.
  package static func mark(_ box: Box, _ mark: RowMark) -> Box {
    box.notes[name] = mark
    return box
  }

  /// The mark of a box; nil for a row.
  package static func of(_ box: Box) -> RowMark? { box.notes[name] as? RowMark }
}

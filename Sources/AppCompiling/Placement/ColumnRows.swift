import AppModel

/// Rows of equal columns that are filled from the start; one column gives a plain stack.
///
/// A row is as high as the highest thing in it.
package struct ColumnRows: Sendable, Equatable {
  /// How many columns are side by side.
  package let columns: Int
  /// Where the present row begins.
  package private(set) var start: Double
  /// How many columns of the present row are taken.
  package private(set) var taken = 0
  /// Where everything placed so far ends.
  package private(set) var end: Double

  /// Starts with an empty row.
  package init(from start: Double, columns: Int = 1) {
    self.columns = columns
    self.start = start
    end = start
  }

  /// How many columns an element takes: as many as its own width needs.
  package func span(ofWidth width: Double?, column: Double) -> Int {
    guard columns > 1, let width, column > 0 else { return 1 }
    return Int(min(max(1, (width / column).rounded(.up)), Double(columns)))
  }

  /// How many columns an element takes; a section, its header and its footer take the whole row.
  package func span(of element: CompiledElement, column: Double) -> Int {
    switch element.role {
    case .section, .supplement: columns
    case .plain, .row: span(ofWidth: element.definition.placement.width, column: column)
    }
  }

  /// Where the next element goes; one that does not fit into the present row starts the next.
  package func place(spanning span: Int) -> (column: Int, start: Double) {
    taken + span > columns ? (0, end) : (taken, start)
  }

  /// Adds an element that goes where ``place(spanning:)`` says and ends at a position.
  package mutating func fill(_ span: Int = 1, to position: Double) {
    if taken + span > columns { beginRow() }
    end = max(end, position)
    taken += span
    if taken >= columns { beginRow() }
  }

  private mutating func beginRow() {
    start = end
    taken = 0
  }

  // MARK: - Equal cells

  /// Where a row of this length would begin if it began in the present row.
  private func origin(_ length: Double) -> Double {
    taken == 0 ? start : max(end, start + length) - length
  }

  /// Where a cell goes among many of equal length, by its number.
  package func place(ofCell index: Int, length: Double) -> (column: Int, start: Double) {
    let (row, column) = (taken + index).quotientAndRemainder(dividingBy: columns)
    return (column, row == 0 ? start : origin(length) + Double(row) * length)
  }

  /// The cells of equal length, out of a count, that may be visible between two positions, and the
  /// row after them.
  package func cells(
    from low: Double, to high: Double, length: Double, of count: Int
  ) -> Range<Int> {
    let length = max(1, length)
    let rows = taken + count
    let first = Self.number((low - origin(length)) / length, upTo: rows)
    // A row that has begun may be above where rows of this length would begin.
    let begun = taken > 0 ? 1 : 0
    let last = max(
      begun, Self.number(((high - origin(length)) / length).rounded(.up) + 1, upTo: rows))
    let lower = min(max(0, first * columns - taken), count)
    return lower..<max(lower, min(last * columns - taken, count))
  }

  /// Adds many cells of equal length.
  package mutating func fill(cells count: Int, length: Double) {
    guard count > 0 else { return }
    let (row, column) = (taken + count - 1).quotientAndRemainder(dividingBy: columns)
    let last = place(ofCell: count - 1, length: length).start
    if row > 0 { start = last }
    end = max(end, last + length)
    taken = column + 1
    if taken >= columns { beginRow() }
  }

  /// A position as a whole number of rows.
  private static func number(_ place: Double, upTo count: Int) -> Int {
    place.isNaN ? 0 : Int(min(max(0, place), Double(count)))
  }
}

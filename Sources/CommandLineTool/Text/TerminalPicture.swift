import OutputFiles

/// A screen drawn with characters: a grid of cells, each a character in a colour.
package struct TerminalPicture {
  /// The kind of a piece of the picture, which decides its colour.
  package enum Ink: Equatable, Sendable {
    /// The colours by what they are for.
    case plain, line, number, button, field, title

    /// The terminal's number for the colour; nil for the default colour.
    var code: Int? {
      switch self {
      case .plain: nil
      case .line: 90
      case .number: 33
      case .button: 36
      case .field: 32
      case .title: 1
      }
    }
  }

  /// A cell of the grid; after a character of two columns, the second cell has no character.
  private struct Cell {
    var character: Character? = " "
    var ink = Ink.plain
  }

  /// The width in columns.
  package let columns: Int
  /// The height in rows.
  package let rows: Int
  private var cells: [Cell]
  /// Numbers beside rows.
  private var margin: [Int: Int] = [:]

  /// Columns before the frame.
  private static let marginWidth = 3

  /// Makes an empty picture.
  package init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    cells = Array(repeating: Cell(), count: self.columns * self.rows)
  }

  /// Writes a text, cut at the last column.
  package mutating func write(
    _ text: String, row: Int, column: Int, to end: Int, _ ink: Ink = .plain
  ) {
    guard (0..<rows).contains(row) else { return }
    var column = max(0, column)
    for character in VisibleText.of(text) {
      let width = Self.columns(of: character)
      guard column + width <= min(end, columns) else { return }
      let place = row * columns + column
      cells[place] = Cell(character: character.isNewline ? " " : character, ink: ink)
      if width == 2 { cells[place + 1] = Cell(character: nil, ink: ink) }
      column += width
    }
  }

  /// Puts a number beside a row, or beside the next row without a number.
  package mutating func note(_ number: Int, row: Int) {
    var row = row
    while margin[row] != nil, row < rows { row += 1 }
    if row < rows { margin[row] = number }
  }

  /// Whether nothing has been written in a part of a row.
  package func isBlank(row: Int, from start: Int, to end: Int) -> Bool {
    guard (0..<rows).contains(row), max(0, start) < min(end, columns) else { return true }
    return (max(0, start)..<min(end, columns)).allSatisfy {
      cells[row * columns + $0].character == " "
    }
  }

  /// Draws a box and empties what is inside.
  package mutating func box(rows: ClosedRange<Int>, from start: Int, to end: Int) {
    guard end - start >= 2 else { return }
    for row in rows {
      let isEdge = row == rows.lowerBound || row == rows.upperBound
      let (left, right) =
        row == rows.lowerBound ? ("┌", "┐") : row == rows.upperBound ? ("└", "┘") : ("│", "│")
      let middle = String(repeating: isEdge ? "─" : " ", count: end - start - 2)
      write(left + middle + right, row: row, column: start, to: end, .line)
    }
  }

  /// A line across.
  package mutating func rule(row: Int, from start: Int, to end: Int) {
    guard isBlank(row: row, from: start, to: end) else { return }
    write(
      String(repeating: "─", count: max(0, end - start)), row: row, column: start, to: end, .line)
  }

  /// The picture in a frame; consecutive empty rows become one.
  package func lines(isColoured: Bool) -> [String] {
    let blank = String(repeating: " ", count: Self.marginWidth)
    let edge = String(repeating: "─", count: columns)
    var lines = ["\(blank)┌\(edge)┐"]
    var wasBlank = false
    for row in 0..<rows {
      let isBlank = isBlank(row: row, from: 0, to: columns) && margin[row] == nil
      if !isBlank || !wasBlank {
        lines.append(number(beside: row, isColoured) + "│\(text(row, isColoured: isColoured))│")
      }
      wasBlank = isBlank
    }
    return lines + ["\(blank)└\(edge)┘"]
  }

  private func number(beside row: Int, _ isColoured: Bool) -> String {
    let number = margin[row].map(String.init) ?? ""
    let text = String(repeating: " ", count: max(0, Self.marginWidth - number.count)) + number
    guard isColoured, !number.isEmpty, let code = Ink.number.code else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  private func text(_ row: Int, isColoured: Bool) -> String {
    var text = ""
    var ink = Ink.plain
    for cell in cells[(row * columns)..<((row + 1) * columns)] {
      if isColoured, cell.ink != ink {
        text += (ink == .plain ? "" : "\u{1B}[0m") + (cell.ink.code.map { "\u{1B}[\($0)m" } ?? "")
        ink = cell.ink
      }
      if let character = cell.character { text.append(character) }
    }
    return text + (isColoured && ink != .plain ? "\u{1B}[0m" : "")
  }

  /// The width of a character in a terminal: two columns for emoji and East Asian scripts, none for
  /// combining characters.
  package static func columns(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if scalar.properties.isEmojiPresentation { return 2 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}

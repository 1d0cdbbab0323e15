/// A plain-text table; columns are as wide as their widest cell, with two spaces between them.
package struct TextTable {
  /// The alignment of a cell.
  package enum Side {
    case left, right
  }

  private let sides: [Side]
  private var rows: [[String]]

  /// Makes a table with a head.
  package init(_ head: [(String, Side)]) {
    sides = head.map(\.1)
    rows = [head.map(\.0)]
  }

  /// Adds a row; cells that are missing are empty, and control characters are shown.
  package mutating func add(_ cells: [String]) {
    rows.append((0..<sides.count).map { $0 < cells.count ? Self.visible(cells[$0]) : "" })
  }

  /// A text whose width does not change when it is printed: a terminal shows control characters
  /// longer than one column, or moves.
  private static func visible(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      return text
    }
    return text.unicodeScalars.map { scalar in
      guard scalar.properties.generalCategory == .control else { return String(scalar) }
      return switch scalar {
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }.joined()
  }

  /// The lines: the head, a rule, and the rows.
  package var lines: [String] {
    let widths = sides.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let rule = widths.map { String(repeating: "-", count: $0) }.joined(separator: "  ")
    let texts = rows.map { line(of: $0, widths) }
    return [texts[0], rule] + texts.dropFirst()
  }

  private func line(of row: [String], _ widths: [Int]) -> String {
    let cells = row.indices.map { column in
      let blanks = String(repeating: " ", count: widths[column] - row[column].count)
      return sides[column] == .left ? row[column] + blanks : blanks + row[column]
    }
    let line = cells.joined(separator: "  ")
    let end = line.lastIndex { $0 != " " }.map { line.index(after: $0) } ?? line.startIndex
    return String(line[..<end])
  }
}

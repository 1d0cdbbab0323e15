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

  /// Adds a row; cells that are missing are empty.
  package mutating func add(_ cells: [String]) {
    rows.append((0..<sides.count).map { $0 < cells.count ? cells[$0] : "" })
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

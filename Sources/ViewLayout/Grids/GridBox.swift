package import Foundation

/// A cell of a grid.
package struct GridCell {
  /// What is in it.
  let box: Box
  /// How many columns it takes.
  package let columns: Int
  /// How it is aligned in its columns; nil for the alignment of the grid.
  let alignment: BoxAlignment?

  /// Makes a cell.
  package init(_ box: Box, columns: Int = 1, alignment: BoxAlignment? = nil) {
    self.box = box
    self.columns = max(1, columns)
    self.alignment = alignment
  }

  /// The cell over no more than some columns.
  package func limited(to most: Int) -> GridCell {
    GridCell(box, columns: min(columns, most), alignment: alignment)
  }
}

/// Rows of cells that are aligned in columns; columns share the width like the boxes of a row, and
/// rows the height like the boxes of a column.
package final class GridBox: Box {
  private let rows: [[GridCell]]
  private let alignment: BoxAlignment
  private let columns: StackBox
  private let lines: StackBox

  /// Makes a grid; a row of one cell without a number of columns takes all of them.
  package init(
    _ rows: [[GridCell]], alignment: BoxAlignment, horizontalSpacing: CGFloat?,
    verticalSpacing: CGFloat?
  ) {
    self.rows = rows
    self.alignment = alignment
    let count = rows.map { $0.reduce(0) { $0 + $1.columns } }.max() ?? 0
    let columnBoxes = (0..<count).map { number in
      GridColumnBox(measuring: Self.cells(of: rows, inColumn: number))
    }
    columns = StackBox(
      .horizontal, guide: alignment.vertical, spacing: horizontalSpacing, columnBoxes)
    let gap = horizontalSpacing ?? StackBox.usualSpacing
    let lineBoxes = rows.map { GridHeightBox($0, columnBoxes, gap) }
    lines = StackBox(.vertical, guide: alignment.horizontal, spacing: verticalSpacing, lineBoxes)
    super.init(rows.flatMap { $0.map(\.box) })
  }

  /// The cells that take only one column, and that one.
  private static func cells(of rows: [[GridCell]], inColumn number: Int) -> [Box] {
    rows.compactMap { row in
      var place = 0
      for cell in row {
        if place == number, cell.columns == 1 { return cell.box }
        place += cell.columns
      }
      return nil
    }
  }

  /// Computes the widths of the columns for a proposal.
  private func layOutColumns(_ offer: Proposal) {
    columns.place(at: .zero, offered: Proposal(width: offer.width))
    lines.forgetSizes()
    for line in lines.children { line.forgetSizes() }
  }

  package override func measure(_ offer: Proposal) -> CGSize {
    layOutColumns(offer)
    return CGSize(
      width: columns.frame.width, height: lines.size(Proposal(height: offer.height)).height)
  }

  package override func arrange(_ offer: Proposal) {
    layOutColumns(offer)
    lines.place(at: frame.origin, offered: Proposal(height: offer.height))
    for (row, line) in zip(rows, lines.children) {
      var place = 0
      for cell in row {
        guard let span = span(from: place, cell.columns) else { break }
        let area = CGRect(
          x: frame.minX + span.lowerBound, y: line.frame.minY,
          width: span.upperBound - span.lowerBound, height: line.frame.height)
        let own = Proposal(area.size)
        let point = (cell.alignment ?? alignment).origin(
          of: cell.box, sized: cell.box.size(own), in: area)
        cell.box.place(at: point, offered: own)
        place += cell.columns
      }
    }
  }

  private func span(from first: Int, _ count: Int) -> ClosedRange<CGFloat>? {
    let inside = columns.children.dropFirst(first).prefix(count)
    guard let start = inside.first, let end = inside.last else { return nil }
    return start.frame.minX...end.frame.maxX
  }

  package override func explicitPlace(of guide: ObjectIdentifier, in size: CGSize) -> CGFloat? {
    nil
  }
  package override var isSpacer: Bool { false }
  package override var priority: Double { 0 }
}

/// The boxes of a row, until the grid around it takes them.
package final class GridRowBox: Box {
  /// Their vertical alignment; nil for that of the grid.
  package let alignment: BoxGuide?

  /// Makes a row.
  package init(_ children: [Box], alignment: BoxGuide?) {
    self.alignment = alignment
    super.init(children)
  }
}

/// The cells of a column, measured together.
private final class GridColumnBox: Box {
  private let cells: [Box]

  init(measuring cells: [Box]) {
    self.cells = cells
    super.init()
  }

  override func measure(_ offer: Proposal) -> CGSize {
    let widths = cells.map { $0.size(Proposal(width: offer.width)).width }
    return CGSize(width: widths.max() ?? 0, height: 0)
  }
}

/// The height of a row, once its columns have their widths.
private final class GridHeightBox: Box {
  private let row: [GridCell]
  private let columns: [Box]
  private let gap: CGFloat

  init(_ row: [GridCell], _ columns: [Box], _ gap: CGFloat) {
    self.row = row
    self.columns = columns
    self.gap = gap
    super.init()
  }

  override func measure(_ offer: Proposal) -> CGSize {
    var place = 0
    var height: CGFloat = 0
    for cell in row {
      let inside = columns.dropFirst(place).prefix(cell.columns)
      let width = inside.reduce(gap * CGFloat(inside.count - 1)) { $0 + $1.frame.width }
      height = max(
        height, cell.box.size(Proposal(width: max(0, width), height: offer.height)).height)
      place += cell.columns
    }
    return CGSize(width: 0, height: height)
  }
}

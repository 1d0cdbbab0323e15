public import SwiftUIViews
import ViewGraph
package import ViewLayout

/// Rows of cells that are aligned in columns.
public struct Grid<Content: View> {
  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?
  private let content: Content

  /// Makes a grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }
}

extension Grid: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] {
    let boxes = scope.draw(content, at: .part("content")) {
      $0.isLazy = false
      $0.isInGrid = true
    }
    let alignment = alignment.boxAlignment
    let rows = boxes.map { box -> [GridCell] in
      guard let row = box as? GridRowBox else {
        return [GridCell(box, columns: .max, alignment: box.note(GridNote.anchor))]
      }
      return row.cells(in: alignment)
    }
    let columns =
      rows.filter { $0.first?.columns != .max }
      .map { $0.reduce(0) { $0 + $1.columns } }.max() ?? 1
    return [
      GridBox(
        rows.map { row in row.map { $0.limited(to: max(1, columns)) } }, alignment: alignment,
        horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    ]
  }
}

/// A row of a grid; outside a grid it is only its views.
public struct GridRow<Content: View> {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Makes a row.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] {
    let isInGrid = scope.environment.isInGrid
    let boxes = scope.draw(content, at: .part("content")) { $0.isInGrid = false }
    return isInGrid ? [GridRowBox(boxes, alignment: alignment?.guide)] : boxes
  }
}

extension GridRowBox {
  fileprivate func cells(in whole: BoxAlignment) -> [GridCell] {
    children.map { box in
      let own = BoxAlignment(
        box.note(GridNote.side) ?? whole.horizontal, alignment ?? whole.vertical)
      return GridCell(
        box, columns: box.note(GridNote.columns) ?? 1,
        alignment: box.note(GridNote.anchor) ?? own)
    }
  }
}

/// The notes that views leave for the grid around them.
private enum GridNote {
  private enum Columns {}
  private enum Anchor {}
  private enum Side {}
  static let columns = ObjectIdentifier(Columns.self)
  static let anchor = ObjectIdentifier(Anchor.self)
  static let side = ObjectIdentifier(Side.self)
}

private enum InGridKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  fileprivate var isInGrid: Bool {
    get { self[InGridKey.self] }
    set { self[InGridKey.self] = newValue }
  }
}

extension View {
  /// The view over some columns of a grid.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    gridNote(GridNote.columns, count)
  }
  /// The view at a point of its cell.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    let horizontal: HorizontalAlignment =
      anchor.x < 0.5 ? .leading : anchor.x > 0.5 ? .trailing : .center
    let vertical: VerticalAlignment = anchor.y < 0.5 ? .top : anchor.y > 0.5 ? .bottom : .center
    return gridNote(
      GridNote.anchor, Alignment(horizontal: horizontal, vertical: vertical).boxAlignment)
  }
  /// The column of the view with an alignment; here it applies to the cell alone.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    gridNote(GridNote.side, guide.guide)
  }
  /// The cell without influence on the size of its column or row; here it changes nothing.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }

  private nonisolated func gridNote(_ name: ObjectIdentifier, _ value: Any) -> some View {
    boxed { box, _ in
      box.notes[name] = value
      return box
    }
  }
}

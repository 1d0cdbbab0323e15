import AccessibilityTree
import AppCompiling
import AppModel
import PredicateFormat

/// The part of the screen in which a collection creates cells.
struct RealisedPart {
  /// The visible part of the collection.
  let area: ElementFrame
  /// Whether the empty cell after the last visible one was made.
  var hasShell = false

  init(_ area: ElementFrame, within outer: RealisedPart?) {
    self.area = outer.map { area.intersection($0.area) } ?? area
  }

  /// Whether a range of an axis, given by its start and length, is visible.
  func shows(_ start: Double, _ length: Double, down: Bool) -> Bool {
    start + length > low(down) && start < high(down)
  }

  func low(_ down: Bool) -> Double { down ? area.y : area.x }
  func high(_ down: Bool) -> Double { down ? area.y + area.height : area.x + area.width }
}

/// A line along which cells are placed: where it starts, its direction, and the width of cells.
private struct CellLine {
  let x: Double
  let y: Double
  let isDown: Bool
  /// The distance between the left edges of two columns.
  let column: Double
  /// The width of every cell that defines no width.
  var width: Double
  /// How many columns a cell takes.
  var span: Int

  /// The line downwards from a cursor.
  init(of element: CompiledElement, below cursor: Cursor) {
    let placement = element.definition.placement
    let inset = placement.x ?? 0
    (x, y, isDown) = (cursor.frame.x + inset, cursor.rows.start, true)
    column = cursor.frame.width / Double(cursor.rows.columns)
    span = cursor.rows.span(of: element, column: column)
    width = placement.width ?? max(1, column * Double(span) - inset)
  }

  /// The line to the right from a place in a frame.
  init(of element: CompiledElement, in frame: ElementFrame, x: Double, width: Double) {
    (self.x, y, isDown) = (x, frame.y + (element.definition.placement.y ?? 0), false)
    (column, self.width, span) = (width, width, 1)
  }

  /// The length of a cell along the line.
  func length(ofHeight height: Double) -> Double { isDown ? height : width }

  /// The same line for the kind of cell that a choice selects.
  func fitting(_ element: CompiledElement, in rows: ColumnRows) -> CellLine {
    guard let width = element.definition.placement.width else { return self }
    var line = self
    line.width = width
    line.span = rows.span(of: element, column: column)
    return line
  }

  func frame(at place: (column: Int, start: Double), height: Double) -> ElementFrame {
    ElementFrame(
      x: isDown ? x + Double(place.column) * column : place.start, y: isDown ? place.start : y,
      width: width, height: height)
  }
}

/// The placed cells: where they end, how high they are and how many there are.
private struct PlacedCells {
  var rows: ColumnRows
  var height = 0.0
  var count = 0
}

extension IndexPlace {
  /// The place a number of rows later.
  fileprivate func after(_ count: Int) -> IndexPlace {
    IndexPlace(section: section, row: row.map { $0 + count })
  }
}

extension ItemScope {
  /// The scope of one repetition of an element in a collection.
  fileprivate convenience init(
    _ element: CompiledElement, _ item: FormatValue, _ index: Int, _ outer: ItemScope?,
    at place: IndexPlace
  ) {
    let place = element.role == .row ? place : nil
    self.init(element, item: item, index: index, outer: outer, place: place)
  }
}

extension ViewMaker {
  /// Appends the visible cells of a collection, and an empty one after them (behaviour.md D); the
  /// others only take up space.
  ///
  /// All cells of one repetition are as high as the first, so that invisible cells cost nothing.
  mutating func placeCells(_ element: CompiledElement, _ cursor: inout Cursor) {
    let line = CellLine(of: element, below: cursor)
    cursor.rows = placeCells(element, along: line, cursor.rows).rows
  }

  /// The same side by side; returns the height of the cells.
  mutating func placeCells(
    _ element: CompiledElement, in frame: ElementFrame, x: inout Double, width: Double
  ) -> Double {
    let line = CellLine(of: element, in: frame, x: x, width: width)
    let placed = placeCells(element, along: line, ColumnRows(from: x))
    x = placed.rows.end
    return placed.height
  }

  private mutating func placeCells(
    _ element: CompiledElement, along line: CellLine, _ rows: ColumnRows
  ) -> PlacedCells {
    let outer = (reader.scope.item, place)
    defer { reader.scope.item = outer.0 }
    var placed = PlacedCells(rows: rows)
    if element.forEach != nil {
      guard let items = reader.items(of: element), !items.isEmpty else { return placed }
      if element.cases.isEmpty, line.span == 1, case .literal(false) = element.isHidden {
        placeEvenly(element, items, line, &placed)
      } else {
        placeSome(element, items, line, &placed)
      }
    } else {
      placeSingle(element, line, &placed)
    }
    // The content of the cells may have sections too.
    place = outer.1
    if element.role == .row, let row = place.row { place.row = row + placed.count }
    return placed
  }

  private mutating func placeSingle(
    _ element: CompiledElement, _ line: CellLine, _ placed: inout PlacedCells
  ) {
    if element.role == .row { reader.scope.item = ItemScope(at: place, outer: reader.scope.item) }
    guard let shown = reader.chosen(from: element), let height = measure(shown, line) else {
      return
    }
    placeNext(shown, line, height: height, length: line.length(ofHeight: height), &placed)
  }

  /// Places cells that all exist: the position of each follows from its number.
  private mutating func placeEvenly(
    _ element: CompiledElement, _ items: [FormatValue], _ line: CellLine,
    _ placed: inout PlacedCells
  ) {
    let (outer, first) = (reader.scope.item, place)
    reader.scope.item = ItemScope(element, items[0], 0, outer, at: first)
    guard let height = measure(element, line), let part = realised else { return }
    let length = max(1, line.length(ofHeight: height))
    let shown = placed.rows.cells(
      from: part.low(line.isDown), to: part.high(line.isDown), length: length, of: items.count)
    for index in shown {
      reader.scope.item = ItemScope(element, items[index], index, outer, at: first.after(index))
      placeCell(element, line, at: placed.rows.place(ofCell: index, length: length), height: height)
    }
    placed.rows.fill(cells: items.count, length: length)
    placed.height = height
    placed.count = items.count
  }

  /// Places cells one by one, because some are hidden or of another kind; cells of one kind are as
  /// high as the first.
  private mutating func placeSome(
    _ element: CompiledElement, _ items: [FormatValue], _ line: CellLine,
    _ placed: inout PlacedCells
  ) {
    let (outer, first) = (reader.scope.item, place)
    var heights: [Int: Double] = [:]
    for (index, item) in items.enumerated() where repeats.take() {
      reader.scope.item = ItemScope(element, item, index, outer, at: first.after(placed.count))
      guard !element.isHidden.holds(in: reader.scope), let shown = reader.chosen(from: element),
        !shown.isHidden.holds(in: reader.scope)
      else { continue }
      let line = element.cases.isEmpty ? line : line.fitting(shown, in: placed.rows)
      guard let height = heights[shown.ordinal] ?? measure(shown, line) else { continue }
      heights[shown.ordinal] = height
      placeNext(
        shown, line, height: height, length: max(1, line.length(ofHeight: height)), &placed)
    }
  }

  private mutating func placeNext(
    _ element: CompiledElement, _ line: CellLine, height: Double, length: Double,
    _ placed: inout PlacedCells
  ) {
    let place = placed.rows.place(spanning: line.span)
    placeCell(element, line, at: place, height: height)
    placed.rows.fill(line.span, to: place.start + length)
    placed.height = max(placed.height, height)
    placed.count += 1
  }

  private mutating func placeCell(
    _ element: CompiledElement, _ line: CellLine, at place: (column: Int, start: Double),
    height: Double
  ) {
    guard let part = realised else { return }
    let frame = line.frame(at: place, height: height)
    if part.shows(place.start, line.length(ofHeight: height), down: line.isDown) {
      _ = emit(element, x: frame.x, y: frame.y, width: frame.width, height: height)
    } else if place.start >= part.high(line.isDown), !part.hasShell,
      element.definition.type == .cell
    {
      realised?.hasShell = true
      tree.add(
        ElementAttributes(type: .cell, frame: frame, flags: .takesTouches), .system)
    }
  }

  /// Measures an element's height by making and removing the element; nil when it is hidden.
  private mutating func measure(_ element: CompiledElement, _ line: CellLine) -> Double? {
    if let height = element.definition.placement.height, case .literal(false) = element.isHidden {
      return element.isAlwaysAbsent ? nil : height
    }
    let (mark, kept) = (tree.count, place)
    let height = emit(element, x: line.x, y: line.y, width: line.width)
    tree.truncate(to: mark)
    place = kept
    return height
  }
}

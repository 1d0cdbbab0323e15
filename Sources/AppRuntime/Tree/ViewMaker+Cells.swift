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
  /// The width of every cell that defines no width.
  var width: Double

  /// The length of a cell along the line.
  func length(ofHeight height: Double) -> Double { isDown ? height : width }

  /// The same line for the kind of cell that a choice selects.
  func fitting(_ element: CompiledElement) -> CellLine {
    var line = self
    line.width = element.definition.placement.width ?? width
    return line
  }

  func frame(at start: Double, height: Double) -> ElementFrame {
    ElementFrame(
      x: isDown ? x : start, y: isDown ? start : y, width: width, height: height)
  }
}

/// Where the placed cells end, how high they are and how many there are.
private struct PlacedCells {
  var end: Double
  var height = 0.0
  var count = 0

  /// A position among the cells as a whole number of cells, from zero to their count.
  static func number(_ place: Double, of count: Int) -> Int {
    place.isNaN ? 0 : Int(min(max(0, place), Double(count)))
  }
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
    let placement = element.definition.placement
    let width = placement.width ?? max(1, cursor.frame.width - (placement.x ?? 0))
    let line = CellLine(
      x: cursor.frame.x + (placement.x ?? 0), y: cursor.y, isDown: true, width: width)
    cursor.y = placeCells(element, along: line).end
  }

  /// The same side by side; returns the height of the cells.
  mutating func placeCells(
    _ element: CompiledElement, in frame: ElementFrame, x: inout Double, width: Double
  ) -> Double {
    let line = CellLine(
      x: x, y: frame.y + (element.definition.placement.y ?? 0), isDown: false, width: width)
    let placed = placeCells(element, along: line)
    x = placed.end
    return placed.height
  }

  private mutating func placeCells(
    _ element: CompiledElement, along line: CellLine
  ) -> (end: Double, height: Double) {
    let outer = (reader.scope.item, place)
    defer { reader.scope.item = outer.0 }
    let start = line.isDown ? line.y : line.x
    var placed = PlacedCells(end: start)
    if element.forEach != nil {
      guard let items = reader.items(of: element), !items.isEmpty else { return (start, 0) }
      if element.cases.isEmpty, case .literal(false) = element.isHidden {
        placed = placeEvenly(element, items, line, from: start)
      } else {
        placed = placeSome(element, items, line, from: start)
      }
    } else {
      placed = placeSingle(element, line, at: start)
    }
    // The content of the cells may have sections too.
    place = outer.1
    if element.role == .row, let row = place.row { place.row = row + placed.count }
    return (placed.end, placed.height)
  }

  private mutating func placeSingle(
    _ element: CompiledElement, _ line: CellLine, at start: Double
  ) -> PlacedCells {
    if element.role == .row { reader.scope.item = ItemScope(at: place, outer: reader.scope.item) }
    guard let shown = reader.chosen(from: element), let height = measure(shown, line) else {
      return PlacedCells(end: start)
    }
    placeCell(shown, line, at: start, height: height)
    return PlacedCells(end: start + line.length(ofHeight: height), height: height, count: 1)
  }

  /// Places cells that all exist: the position of each follows from its number.
  private mutating func placeEvenly(
    _ element: CompiledElement, _ items: [FormatValue], _ line: CellLine, from start: Double
  ) -> PlacedCells {
    let (outer, first) = (reader.scope.item, place)
    reader.scope.item = ItemScope(element, items[0], 0, outer, at: first)
    guard let height = measure(element, line), let part = realised else {
      return PlacedCells(end: start)
    }
    let length = max(1, line.length(ofHeight: height))
    let seen = PlacedCells.number((part.low(line.isDown) - start) / length, of: items.count)
    // One more than is visible; it is left empty.
    let last = PlacedCells.number(
      ((part.high(line.isDown) - start) / length).rounded(.up) + 1, of: items.count)
    for index in seen..<max(seen, last) {
      reader.scope.item = ItemScope(element, items[index], index, outer, at: first.after(index))
      placeCell(element, line, at: start + Double(index) * length, height: height)
    }
    return PlacedCells(
      end: start + Double(items.count) * length, height: height, count: items.count)
  }

  /// Places cells one by one, because some are hidden or of another kind; cells of one kind are as
  /// high as the first.
  private mutating func placeSome(
    _ element: CompiledElement, _ items: [FormatValue], _ line: CellLine, from start: Double
  ) -> PlacedCells {
    let (outer, first) = (reader.scope.item, place)
    var placed = PlacedCells(end: start)
    var heights: [Int: Double] = [:]
    for (index, item) in items.enumerated() where repeats.take() {
      reader.scope.item = ItemScope(element, item, index, outer, at: first.after(placed.count))
      guard !element.isHidden.holds(in: reader.scope), let shown = reader.chosen(from: element),
        !shown.isHidden.holds(in: reader.scope)
      else { continue }
      let line = element.cases.isEmpty ? line : line.fitting(shown)
      guard let height = heights[shown.ordinal] ?? measure(shown, line) else { continue }
      heights[shown.ordinal] = height
      placeCell(shown, line, at: placed.end, height: height)
      placed.end += max(1, line.length(ofHeight: height))
      placed.height = max(placed.height, height)
      placed.count += 1
    }
    return placed
  }

  private mutating func placeCell(
    _ element: CompiledElement, _ line: CellLine, at start: Double, height: Double
  ) {
    guard let part = realised else { return }
    let frame = line.frame(at: start, height: height)
    if part.shows(start, line.length(ofHeight: height), down: line.isDown) {
      _ = emit(element, x: frame.x, y: frame.y, width: frame.width, height: height)
    } else if start >= part.high(line.isDown), !part.hasShell, element.definition.type == .cell {
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

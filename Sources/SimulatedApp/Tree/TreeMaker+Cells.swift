import AccessibilityTree
import PredicateFormat

/// The part of the screen in which the cells of a collection are made.
struct RealisedPart {
  /// What can be seen of the collection.
  let area: ElementFrame
  /// Whether the empty cell beyond the last one that can be seen was made.
  var hasShell = false

  init(_ area: ElementFrame, within outer: RealisedPart?) {
    self.area = outer.map { area.intersection($0.area) } ?? area
  }

  /// Whether something from a place on, so long, can be seen, on the axis asked for.
  func shows(_ start: Double, _ length: Double, down: Bool) -> Bool {
    start + length > low(down) && start < high(down)
  }

  func low(_ down: Bool) -> Double { down ? area.y : area.x }
  func high(_ down: Bool) -> Double { down ? area.y + area.height : area.x + area.width }
}

/// A way along which cells stand: where it starts on both axes, and how wide they are across.
private struct CellLine {
  let x: Double
  let y: Double
  let isDown: Bool
  /// The width of every cell.
  let width: Double

  func frame(at start: Double, height: Double) -> ElementFrame {
    ElementFrame(
      x: isDown ? x : start, y: isDown ? start : y, width: width, height: height)
  }
}

extension TreeMaker {
  /// Makes the cells of a collection that can be seen, and an empty one after them
  /// (behaviour.md D); the others only take their room.
  ///
  /// All cells of one repetition are as high as the first, so that those out of sight cost nothing.
  mutating func placeCells(_ element: CompiledElement, _ cursor: inout Cursor) {
    let placement = element.definition.placement
    let width = placement.width ?? max(1, cursor.frame.width - (placement.x ?? 0))
    let line = CellLine(
      x: cursor.frame.x + (placement.x ?? 0), y: cursor.y, isDown: true, width: width)
    cursor.y = placeCells(element, along: line).end
  }

  /// The same side by side; the height of the cells.
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
    let start = line.isDown ? line.y : line.x
    guard let list = element.forEach else {
      guard let height = measure(element, line) else { return (start, 0) }
      placeCell(element, line, at: start, height: height)
      return (start + (line.isDown ? height : line.width), height)
    }
    guard case .list(let items) = list.value(in: scope), !items.isEmpty else { return (start, 0) }
    if case .literal(false) = element.isHidden {
      return placeEvenly(element, items, line, from: start)
    }
    return placeSome(element, items, line, from: start)
  }

  /// Cells all of which are there: where each stands follows from its number.
  private mutating func placeEvenly(
    _ element: CompiledElement, _ items: [FormatValue], _ line: CellLine, from start: Double
  ) -> (end: Double, height: Double) {
    let outer = scope.item
    defer { scope.item = outer }
    enter(element, items[0], 0, outer)
    guard let height = measure(element, line), let part = realised else { return (start, 0) }
    let length = max(1, line.isDown ? height : line.width)
    let first = number((part.low(line.isDown) - start) / length, of: items.count)
    // One more than can be seen, which is left empty.
    let last = number(((part.high(line.isDown) - start) / length).rounded(.up) + 1, of: items.count)
    for index in first..<max(first, last) {
      enter(element, items[index], index, outer)
      placeCell(element, line, at: start + Double(index) * length, height: height)
    }
    return (start + Double(items.count) * length, height)
  }

  /// Cells some of which may be hidden, so that each has to be asked.
  private mutating func placeSome(
    _ element: CompiledElement, _ items: [FormatValue], _ line: CellLine, from start: Double
  ) -> (end: Double, height: Double) {
    let outer = scope.item
    defer { scope.item = outer }
    var place = start
    var known: Double?
    for (index, item) in items.enumerated() {
      enter(element, item, index, outer)
      if element.isHidden.holds(in: scope) { continue }
      guard let height = known ?? measure(element, line) else { break }
      known = height
      placeCell(element, line, at: place, height: height)
      place += max(1, line.isDown ? height : line.width)
    }
    return (place, known ?? 0)
  }

  private mutating func enter(
    _ element: CompiledElement, _ item: FormatValue, _ index: Int, _ outer: ItemScope?
  ) {
    scope.item = ItemScope(
      name: element.definition.itemName, item: item, index: index, outer: outer)
  }

  private func number(_ place: Double, of count: Int) -> Int {
    place.isNaN ? 0 : Int(min(max(0, place), Double(count)))
  }

  private mutating func placeCell(
    _ element: CompiledElement, _ line: CellLine, at start: Double, height: Double
  ) {
    guard let part = realised else { return }
    let frame = line.frame(at: start, height: height)
    if part.shows(start, line.isDown ? height : line.width, down: line.isDown) {
      _ = emit(element, x: frame.x, y: frame.y, width: frame.width, height: height)
    } else if start >= part.high(line.isDown), !part.hasShell, element.definition.type == .cell {
      realised?.hasShell = true
      add(
        ElementAttributes(type: .cell, frame: frame, flags: .takesTouches), .system)
    }
  }

  /// The height of an element, which is made for that and taken away again; nil when it is hidden.
  private mutating func measure(_ element: CompiledElement, _ line: CellLine) -> Double? {
    if let height = element.definition.placement.height, case .literal(false) = element.isHidden {
      return element.isAlwaysAbsent ? nil : height
    }
    let mark = builder.count
    let height = emit(element, x: line.x, y: line.y, width: line.width)
    truncate(to: mark)
    return height
  }
}

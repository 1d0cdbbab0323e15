import AccessibilityTree
import CommandLineTool
import ServedSessions

/// Draws the elements of a screen at their frames, with characters.
struct ScreenSketch {
  private let snapshot: ElementSnapshot
  private let numbers: [Int: Int]
  private let screen: ElementFrame
  private var picture: TerminalPicture

  /// Columns of the picture; tablets are drawn as wide as phones.
  static let columns = 48
  /// The height of a row in points.
  private static let rowHeight = 22.0

  /// Draws the visible elements.
  static func lines(of elements: ShownElements, isColoured: Bool) -> [String] {
    var sketch = ScreenSketch(elements)
    sketch.draw()
    return sketch.picture.lines(isColoured: isColoured)
  }

  private init(_ elements: ShownElements) {
    snapshot = elements.tree.snapshot
    numbers = elements.numbers
    screen =
      snapshot.count > 0
      ? snapshot.frame(of: 0) : ElementFrame(x: 0, y: 0, width: 1, height: 1)
    let height = screen.isFinite ? min(screen.height, 4_000) : 1
    picture = TerminalPicture(
      columns: Self.columns, rows: Int((height / Self.rowHeight).rounded(.up)))
  }

  private mutating func draw() {
    var node = max(1, snapshot.front.lowerBound)
    while node < snapshot.count {
      let isDrawnWhole = draw(node)
      node = isDrawnWhole ? snapshot.subtree(of: node).upperBound : node + 1
    }
  }

  /// Draws an element; true if its content is drawn with it.
  private mutating func draw(_ node: Int) -> Bool {
    let frame = snapshot.frame(of: node).intersection(screen)
    guard frame.isFinite, !frame.isEmpty else { return false }
    let type = snapshot.type(of: node)
    switch type {
    case .statusBar: return true
    case .keyboard:
      picture.box(rows: rows(frame), from: 0, to: Self.columns)
      put("keyboard", frame, .line)
      return true
    case .alert, .sheet, .popover, .menu:
      picture.box(rows: rows(frame), from: start(frame), to: end(frame))
    case .navigationBar: rule(below: frame)
    case .tabBar: picture.rule(row: rows(frame).lowerBound, from: 0, to: Self.columns)
    case .cell:
      if let number = numbers[node] { picture.note(number, row: row(frame.y + frame.height / 2)) }
      rule(below: frame)
    case _ where type.isControl:
      put(text(of: node, type), frame, ink(of: type))
      return type != .segmentedControl && type != .stepper
    case .staticText:
      put(said(by: node, or: ""), frame, isTitle(node) ? .title : .plain)
    case .activityIndicator, .progressIndicator, .image:
      put("<\(said(by: node, or: type.caseName))>", frame, .line)
    default: break
    }
    return false
  }

  // MARK: - Words

  private func text(of node: Int, _ type: ElementType) -> String {
    let number = numbers[node].map { "\($0) " } ?? ""
    let value = snapshot.value(of: node) ?? ""
    switch type {
    case .textField, .secureTextField, .searchField, .textView:
      let hint = snapshot.placeholderValue(of: node) ?? snapshot.label(of: node)
      return "|\(number)\(value.isEmpty ? hint : value)_"
    case .switch, .toggle, .checkBox:
      return "(\(number)\(said(by: node, or: "")) \(value == "1" ? "on" : "off"))"
    case .slider, .pickerWheel, .datePicker:
      return "(\(number)\(said(by: node, or: type.caseName)) \(value))"
    case .segmentedControl, .stepper: return ""
    default: return "[\(number)\(said(by: node))]"
    }
  }

  private func said(by node: Int, or other: String? = nil) -> String {
    let texts = [snapshot.label(of: node), snapshot.title(of: node)]
    return texts.first { !$0.isEmpty } ?? other ?? snapshot.identifier(of: node)
  }

  private func ink(of type: ElementType) -> TerminalPicture.Ink {
    switch type {
    case .textField, .secureTextField, .searchField, .textView: .field
    default: .button
    }
  }

  private func isTitle(_ node: Int) -> Bool {
    snapshot.ancestors(of: node).contains { snapshot.type(of: $0) == .navigationBar }
  }

  // MARK: - Places

  private mutating func put(_ text: String, _ frame: ElementFrame, _ ink: TerminalPicture.Ink) {
    let width = text.reduce(0) { $0 + TerminalPicture.columns(of: $1) }
    let (start, end) = (start(frame), max(end(frame), start(frame) + 1))
    // If the text is wider than its place, it continues to the right or begins further left.
    let column = max(0, min(start + max(0, (end - start - width) / 2), Self.columns - width))
    let isLeft = ink == .plain || ink == .field
    let from = isLeft ? min(start, max(0, Self.columns - width)) : column
    let middle = row((frame.y + frame.height / 2))
    let free = [middle, middle + 1].first {
      picture.isBlank(row: $0, from: from, to: from + width)
    }
    picture.write(text, row: free ?? middle, column: from, to: Self.columns, ink)
  }

  private mutating func rule(below frame: ElementFrame) {
    picture.rule(
      row: row(frame.y + frame.height - 1), from: start(frame), to: end(frame))
  }

  private func start(_ frame: ElementFrame) -> Int { column(frame.x) }

  private func end(_ frame: ElementFrame) -> Int { column(frame.x + frame.width) }

  private func column(_ x: Double) -> Int {
    let share = (x - screen.x) / max(1, screen.width) * Double(Self.columns)
    return max(0, min(Self.columns, Int(share.rounded())))
  }

  private func row(_ y: Double) -> Int {
    max(0, min(picture.rows - 1, Int((y - screen.y) / Self.rowHeight)))
  }

  private func rows(_ frame: ElementFrame) -> ClosedRange<Int> {
    let top = row(frame.y)
    return top...max(top, row(frame.y + frame.height - 1))
  }
}

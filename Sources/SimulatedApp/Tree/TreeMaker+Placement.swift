import AccessibilityTree
import PredicateFormat

/// Where the next element of a column goes.
struct Cursor {
  let frame: ElementFrame
  let margin: Double
  let spacing: Double
  var y: Double

  /// Starts at the top of a frame.
  init(_ frame: ElementFrame, margin: Double = 0, spacing: Double = 0) {
    self.frame = frame
    self.margin = margin
    self.spacing = spacing
    y = frame.y
  }
}

extension TreeMaker {
  /// Stacks elements from the cursor downwards.
  mutating func place(_ elements: [CompiledElement], _ cursor: inout Cursor) {
    for element in elements { place(element, &cursor) }
  }

  private mutating func place(_ element: CompiledElement, _ cursor: inout Cursor) {
    forEachItem(of: element) { maker in maker.placeOne(element, &cursor) }
  }

  /// Does something for an element once, or once for each item of its repetition.
  private mutating func forEachItem(
    of element: CompiledElement, _ emitOne: (inout TreeMaker) -> Void
  ) {
    guard let list = element.forEach else { return emitOne(&self) }
    guard case .list(let items) = list.value(in: scope) else { return }
    let outer = scope.item
    if items.count > 64, outer == nil {
      builder.reserve(nodes: builder.count + items.count * 3, bytes: items.count * 48)
    }
    for (index, item) in items.enumerated() {
      scope.item = ItemScope(
        name: element.definition.itemName, item: item, index: index, outer: outer)
      emitOne(&self)
    }
    scope.item = outer
  }

  private mutating func placeOne(_ element: CompiledElement, _ cursor: inout Cursor) {
    let placement = element.definition.placement
    let left = placement.x ?? cursor.margin
    let width = placement.width ?? max(1, cursor.frame.width - left - cursor.margin)
    let y = placement.y.map { $0 + cursor.frame.y } ?? cursor.y
    guard let height = emit(element, x: cursor.frame.x + left, y: y, width: width) else { return }
    cursor.y = max(cursor.y, y + height + cursor.spacing)
  }

  /// Appends an element with all below it; nil when the rules keep it out of the tree.
  mutating func emit(
    _ element: CompiledElement, x: Double, y: Double, width: Double
  ) -> Double? {
    guard !element.isAlwaysAbsent, !element.isHidden.holds(in: scope) else { return nil }
    let definition = element.definition
    if let animation = definition.animation, process.isAnimated {
      let offset = animation.offset(after: instant - viewBegan)
      stillFrom = max(stillFrom, animation.end(from: viewBegan))
      return emitStill(element, x: x + offset.x, y: y + offset.y, width: width)
    }
    return emitStill(element, x: x, y: y, width: width)
  }

  private mutating func emitStill(
    _ element: CompiledElement, x: Double, y: Double, width: Double
  ) -> Double? {
    let definition = element.definition
    let intrinsic = definition.type.intrinsicHeight
    let offered = ElementFrame(
      x: x, y: y, width: width, height: definition.placement.height ?? intrinsic)
    // A container that is said not to be an accessibility element gives its place to its children.
    let isLifted =
      definition.isAccessibilityElement == false && definition.accessibilityElements == nil
    if isLifted {
      let content = placeChildren(of: element, in: offered)
      return definition.placement.height ?? content ?? intrinsic
    }
    let source = ElementSource.element(screen: screen?.id ?? 0, element, scope.item)
    guard !element.children.isEmpty else {
      add(attributes(of: element, frame: offered), source)
      return offered.height
    }
    let index = open(attributes(of: element, frame: offered), source)
    let content = placeChildren(of: element, in: offered) ?? 0
    close()
    let height = definition.placement.height ?? max(content, definition.type.minimumHeight)
    if let index, height != offered.height {
      builder.setFrame(of: index, ElementFrame(x: x, y: y, width: width, height: height))
    }
    return height
  }

  /// Appends the children the way the element lays them out; the height they take, if any.
  private mutating func placeChildren(of element: CompiledElement, in frame: ElementFrame)
    -> Double?
  {
    guard !element.children.isEmpty else { return nil }
    switch element.definition.layout {
    case .vertical:
      var cursor = Cursor(frame)
      place(element.children, &cursor)
      return cursor.y - frame.y
    case .overlay: return placeOverlay(element.children, in: frame)
    case .horizontal: return placeRow(element.children, in: frame)
    }
  }

  /// Places elements over each other; the height of the tallest.
  private mutating func placeOverlay(
    _ children: [CompiledElement], in frame: ElementFrame
  ) -> Double? {
    var height: Double?
    for child in children {
      let placement = child.definition.placement
      let x = placement.x ?? 0
      let y = placement.y ?? 0
      let width = placement.width ?? max(1, frame.width - x)
      forEachItem(of: child) { maker in
        let tall = maker.emit(child, x: frame.x + x, y: frame.y + y, width: width)
        if let tall { height = max(height ?? 0, y + tall) }
      }
    }
    return height
  }

  /// Places elements side by side; those without a width of their own share what is left.
  private mutating func placeRow(_ children: [CompiledElement], in frame: ElementFrame) -> Double? {
    var taken = 0.0
    var flexible = 0.0
    for child in children {
      forEachItem(of: child) { maker in
        guard !child.isAlwaysAbsent, !child.isHidden.holds(in: maker.scope) else { return }
        if let width = child.rowWidth { taken += width } else { flexible += 1 }
      }
    }
    let share = max(1, (frame.width - taken) / max(flexible, 1))
    var x = frame.x
    var height: Double?
    for child in children {
      let placement = child.definition.placement
      let width = child.rowWidth ?? share
      forEachItem(of: child) { maker in
        let left = placement.x.map { $0 + frame.x } ?? x
        let y = placement.y ?? 0
        guard let tall = maker.emit(child, x: left, y: frame.y + y, width: width) else { return }
        height = max(height ?? 0, y + tall)
        x = max(x, left + width)
      }
    }
    return height
  }
}

extension CompiledElement {
  /// The element's own width in a row; nil for one that takes what is left.
  fileprivate var rowWidth: Double? {
    definition.placement.width ?? definition.type.intrinsicWidth
  }
}

extension ElementType {
  /// The height of an element without children, in points.
  var intrinsicHeight: Double {
    switch self {
    case .staticText: 20.5
    case .textField, .secureTextField: 34
    case .searchField: 36
    case .activityIndicator: 20
    case .switch, .toggle, .slider: 31
    case .stepper, .segmentedControl: 32
    case .progressIndicator: 4
    case .pageIndicator: 26
    case .textView: 120
    case .datePicker, .picker: 216
    default: 44
    }
  }

  /// The least height of an element with children, in points.
  var minimumHeight: Double { self == .cell ? 44 : 1 }

  /// The width of an element in a row; nil for one that takes what is left.
  var intrinsicWidth: Double? {
    switch self {
    case .button, .image, .link: 44
    case .switch, .toggle: 51
    case .activityIndicator: 20
    case .stepper: 94
    default: nil
    }
  }
}

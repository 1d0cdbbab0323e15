import AccessibilityTree
import PredicateFormat

/// Where the next element of a column goes.
struct Cursor {
  let x: Double
  var y: Double
  let width: Double
  let spacing: Double
}

extension TreeMaker {
  /// Stacks elements from the cursor downwards.
  mutating func place(_ elements: [CompiledElement], _ cursor: inout Cursor) {
    for element in elements { place(element, &cursor) }
  }

  private mutating func place(_ element: CompiledElement, _ cursor: inout Cursor) {
    guard let list = element.forEach else { return placeOne(element, &cursor) }
    guard case .list(let items) = list.value(in: scope) else { return }
    let outer = scope.item
    if items.count > 64 {
      builder.reserve(nodes: builder.count + items.count * 3, bytes: items.count * 48)
    }
    for (index, item) in items.enumerated() {
      scope.item = ItemScope(
        name: element.definition.itemName, item: item, index: index, outer: outer)
      placeOne(element, &cursor)
    }
    scope.item = outer
  }

  private mutating func placeOne(_ element: CompiledElement, _ cursor: inout Cursor) {
    let placement = element.definition.placement
    let width = placement.width ?? cursor.width
    let x = cursor.x + (placement.x ?? 0)
    let y = placement.y.map { $0 + cursor.y } ?? cursor.y
    guard let height = emit(element, x: x, y: y, width: width) else { return }
    cursor.y = max(cursor.y, y + height) + cursor.spacing
  }

  /// Appends an element with all below it; nil when the rules keep it out of the tree.
  private mutating func emit(
    _ element: CompiledElement, x: Double, y: Double, width: Double
  ) -> Double? {
    guard !element.isAlwaysAbsent, !element.isHidden.holds(in: scope) else { return nil }
    let definition = element.definition
    let intrinsic = definition.type.intrinsicHeight
    let offered = ElementFrame(
      x: x, y: y, width: width, height: definition.placement.height ?? intrinsic)
    // A container that is said not to be an accessibility element gives its place to its children.
    let isLifted =
      definition.isAccessibilityElement == false && definition.accessibilityElements == nil
    if isLifted { return placeChildren(of: element, in: offered) ?? intrinsic }
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
      var cursor = Cursor(x: frame.x, y: frame.y, width: frame.width, spacing: 0)
      place(element.children, &cursor)
      return cursor.y - frame.y
    case .overlay:
      let heights = element.children.compactMap { child -> Double? in
        emit(child, x: frame.x, y: frame.y, width: child.definition.placement.width ?? frame.width)
      }
      return heights.max()
    case .horizontal: return placeRow(element.children, in: frame)
    }
  }

  private mutating func placeRow(_ children: [CompiledElement], in frame: ElementFrame) -> Double? {
    let fixed = children.map { $0.definition.placement.width ?? $0.definition.type.intrinsicWidth }
    let taken = fixed.reduce(0) { $0 + ($1 ?? 0) }
    let flexible = fixed.filter { $0 == nil }.count
    let share = max(0, frame.width - taken) / Double(max(flexible, 1))
    var x = frame.x
    var height: Double?
    for (child, width) in zip(children, fixed) {
      let wide = width ?? share
      if let tall = emit(child, x: x, y: frame.y, width: wide) { height = max(height ?? 0, tall) }
      x += wide
    }
    return height
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

import AccessibilityTree
import AppCompiling
import AppModel
import VirtualTime

/// The position of the next element of a stack, or of a grid.
struct Cursor {
  let frame: ElementFrame
  let margin: Double
  let spacing: Double
  var rows: ColumnRows

  /// How high everything placed so far is.
  var height: Double { rows.end - frame.y }

  /// Starts at the top of a frame.
  init(
    _ frame: ElementFrame, of container: CompiledElement, margin: Double = 0, spacing: Double = 0
  ) {
    self.frame = frame
    self.margin = margin
    self.spacing = spacing
    rows = ColumnRows(from: frame.y, columns: container.definition.columns)
  }

  /// Where the next element goes, from the left of the frame, and how many columns it takes.
  func slot(for element: CompiledElement) -> (left: Double, y: Double, width: Double, span: Int) {
    let placement = element.definition.placement
    guard rows.columns > 1 else {
      let left = placement.x ?? margin
      return (left, rows.start, placement.width ?? max(1, frame.width - left - margin), 1)
    }
    let column = (frame.width - 2 * margin + spacing) / Double(rows.columns)
    let span = rows.span(of: element, column: column)
    let place = rows.place(spanning: span)
    let inset = placement.x ?? 0
    return (
      margin + Double(place.column) * column + inset, place.start,
      placement.width ?? max(1, Double(span) * column - spacing - inset), span
    )
  }
}

extension ViewMaker {
  /// Stacks elements from the cursor downwards.
  mutating func place(_ elements: [CompiledElement], _ cursor: inout Cursor) {
    for element in elements { place(element, &cursor) }
  }

  private mutating func place(_ element: CompiledElement, _ cursor: inout Cursor) {
    if realised != nil, !element.isLifted { return placeCells(element, &cursor) }
    if element.repeatsEvenly, cursor.rows.columns == 1 {
      return ElementRow.place(element, in: &self, &cursor)
    }
    forEachItem(of: element) { maker in maker.placeOne(element, &cursor) }
  }

  /// Acts on an element once, or once for each item of its repetition.
  mutating func forEachItem(
    of element: CompiledElement, _ emitOne: (inout ViewMaker) -> Void
  ) {
    guard case .plain = element.role else { return forEachPlace(of: element, emitOne) }
    forEachPlainItem(of: element, emitOne)
  }

  /// The same, without regard to sections.
  mutating func forEachPlainItem(
    of element: CompiledElement, _ emitOne: (inout ViewMaker) -> Void
  ) {
    guard element.forEach != nil else { return emitOne(&self) }
    guard let items = reader.items(of: element) else { return }
    let outer = reader.scope.item
    var identities = ItemIdentities(count: items.count)
    for (index, item) in items.enumerated() where repeats.take() {
      reader.scope.item = ItemScope(
        element, item: item, index: index, outer: outer, identity: identities.next(item))
      emitOne(&self)
    }
    reader.scope.item = outer
  }

  mutating func placeOne(_ element: CompiledElement, _ cursor: inout Cursor) {
    guard let element = reader.chosen(from: element) else { return }
    let slot = cursor.slot(for: element)
    let y = element.definition.placement.y.map { $0 + cursor.frame.y } ?? slot.y
    let height = emit(element, x: cursor.frame.x + slot.left, y: y, width: slot.width)
    guard let height else { return }
    cursor.rows.fill(slot.span, to: y + height + cursor.spacing)
  }

  /// Appends an element with its descendants, at a given or its natural height; nil when the rules
  /// keep it out of the tree.
  mutating func emit(
    _ element: CompiledElement, x: Double, y: Double, width: Double, height given: Double? = nil
  ) -> Double? {
    guard !element.isAlwaysAbsent, !element.isHidden.holds(in: reader.scope) else { return nil }
    var offered = ElementFrame(
      x: x, y: y, width: reader.showsCancel(element) ? max(1, width - 74) : width,
      height: given ?? element.fixedHeight ?? reader.height(of: element))
    guard move(&offered, by: element) else { return nil }
    // A container that is not an accessibility element is replaced by its children.
    if element.isLifted {
      let content = placeChildren(of: element, in: offered)
      return element.fixedHeight ?? content?.height ?? reader.height(of: element)
    }
    guard !element.children.isEmpty || element.hasParts else {
      addOne(element, offered)
      return offered.height
    }
    let index = openOne(element, offered)
    let outer = (realised, reader.isFixed)
    realised = nil
    reader.isFixed = reader.isFixed || element.definition.layout == .fixed
    let content = placeContent(of: element, in: offered, given ?? element.fixedHeight)
    (realised, reader.isFixed) = outer
    let isFixed = (given ?? element.fixedHeight) != nil
    return closeOne(element, index, offered, height: isFixed ? offered.height : nil, content)
  }

  // These are functions to keep the stack frames of the recursion small, because trees are deep.

  /// Moves an element that is animated to where it is now; false once it is gone.
  private mutating func move(_ frame: inout ElementFrame, by element: CompiledElement) -> Bool {
    guard let animation = element.definition.animation, reader.process.motion.isAnimated else {
      return true
    }
    let slowness = reader.process.device.chance.slowness
    stillFrom = max(stillFrom, animation.end(from: viewBegan, slowness: slowness))
    return animation.move(&frame, at: instant, since: viewBegan, slowness: slowness)
  }

  private mutating func addOne(_ element: CompiledElement, _ frame: ElementFrame) {
    tree.add(reader.attributes(of: element, frame: frame), reader.source(of: element))
  }

  private mutating func openOne(_ element: CompiledElement, _ frame: ElementFrame) -> Int? {
    tree.open(reader.attributes(of: element, frame: frame), reader.source(of: element))
  }

  /// Closes an element whose content is known now; returns its height.
  private mutating func closeOne(
    _ element: CompiledElement, _ index: Int?, _ offered: ElementFrame, height: Double?,
    _ content: Double
  ) -> Double {
    let least =
      element.children.isEmpty ? offered.height : reader.leastHeight(of: element)
    var frame = offered
    frame.height = height ?? max(content, least)
    if element.hasParts { parts(of: element, in: frame) }
    tree.close()
    if reader.showsCancel(element) { cancelButton(of: element, frame) }
    if let index, frame.height != offered.height { tree.setFrame(of: index, frame) }
    return frame.height
  }

  /// Appends the content of an element of fixed or unknown height; returns the height it takes.
  private mutating func placeContent(
    of element: CompiledElement, in offered: ElementFrame, _ height: Double?
  ) -> Double {
    guard element.scrolls, !reader.isFixed else {
      guard element.layout == .vertical else {
        return placeChildren(of: element, in: offered)?.height ?? 0
      }
      var cursor = Cursor(offered, of: element)
      place(element.children, &cursor)
      return cursor.height
    }
    return placeInside(element, in: offered, height)
  }

  private mutating func placeInside(
    _ element: CompiledElement, in offered: ElementFrame, _ height: Double?
  ) -> Double {
    var viewport = offered
    viewport.height = height ?? max(0, bottom - offered.y)
    return placeScrolled(
      element, in: viewport, isFixed: height != nil,
      [PlacedView(began: viewBegan, elements: element.children)])
  }

  /// Appends the children in the layout of the element; returns the size they take, if any.
  private mutating func placeChildren(
    of element: CompiledElement, in frame: ElementFrame
  ) -> ContentSize? {
    guard !element.children.isEmpty else { return nil }
    return place(element.children, of: element, in: frame, isScrolled: false)
  }

  /// Appends elements in the layout of their container; returns the size they take.
  mutating func place(
    _ elements: [CompiledElement], of container: CompiledElement, in frame: ElementFrame,
    isScrolled: Bool
  ) -> ContentSize {
    switch container.layout {
    case .vertical:
      var cursor = Cursor(frame, of: container)
      place(elements, &cursor)
      return ContentSize(width: frame.width, height: cursor.height)
    case .overlay, .fixed: return placeOverlay(elements, in: frame)
    case .horizontal: return placeRow(elements, in: frame, isScrolled: isScrolled)
    }
  }

  /// Places elements over each other; returns the size that they reach.
  private mutating func placeOverlay(
    _ children: [CompiledElement], in frame: ElementFrame
  ) -> ContentSize {
    var size = ContentSize()
    for child in children {
      forEachItem(of: child) { maker in
        guard let child = maker.reader.chosen(from: child) else { return }
        let placement = child.definition.placement
        let x = placement.x ?? 0
        let y = placement.y ?? 0
        let width = placement.width ?? max(1, frame.width - x)
        let tall = maker.emit(child, x: frame.x + x, y: frame.y + y, width: width)
        guard let tall else { return }
        size.height = max(size.height, y + tall)
        size.width = max(size.width, x + width)
      }
    }
    return size
  }

  /// Places elements side by side; those without a width share the rest, or are as wide as the
  /// container that scrolls them.
  private mutating func placeRow(
    _ children: [CompiledElement], in frame: ElementFrame, isScrolled: Bool
  ) -> ContentSize {
    let share = isScrolled ? frame.width : share(of: children, in: frame)
    var x = frame.x
    var height = 0.0
    for child in children {
      if case .section = child.role {
        height = max(height, placeSection(child, in: frame, x: &x, isScrolled: isScrolled))
        continue
      }
      let width = child.rowWidth ?? share
      if realised != nil, !child.isLifted {
        height = max(height, placeCells(child, in: frame, x: &x, width: width))
        continue
      }
      forEachItem(of: child) { maker in
        guard let child = maker.reader.chosen(from: child) else { return }
        let placement = child.definition.placement
        let width = child.rowWidth ?? share
        let left = placement.x.map { $0 + frame.x } ?? x
        let y = placement.y ?? 0
        guard let tall = maker.emit(child, x: left, y: frame.y + y, width: width) else { return }
        height = max(height, y + tall)
        x = max(x, left + width)
      }
    }
    return ContentSize(width: x - frame.x, height: height)
  }

  /// Places a section whose rows are side by side; returns its height.
  private mutating func placeSection(
    _ section: CompiledElement, in frame: ElementFrame, x: inout Double, isScrolled: Bool
  ) -> Double {
    var height = 0.0
    var left = x
    forEachItem(of: section) { maker in
      var rest = frame
      rest.x = left
      let size = maker.placeRow(section.children, in: rest, isScrolled: isScrolled)
      left += size.width
      height = max(height, size.height)
    }
    x = left
    return height
  }

  /// The width of an element in a row that defines no width.
  private mutating func share(of children: [CompiledElement], in frame: ElementFrame) -> Double {
    var taken = 0.0
    var flexible = 0.0
    for child in children {
      forEachItem(of: child) { maker in
        guard let child = maker.reader.chosen(from: child) else { return }
        guard !child.isAlwaysAbsent, !child.isHidden.holds(in: maker.reader.scope) else { return }
        if let width = child.rowWidth { taken += width } else { flexible += 1 }
      }
    }
    return max(1, (frame.width - taken) / max(flexible, 1))
  }
}

extension CompiledElement {
  /// Whether its children replace it in the tree.
  var isLifted: Bool { definition.isLifted }

  /// The height in the definition, if any.
  fileprivate var fixedHeight: Double? { definition.placement.height }

  /// The layout of its children; the wheels of a picker are side by side.
  fileprivate var layout: ElementDefinition.Layout {
    definition.type == .picker ? .horizontal : definition.layout
  }
}

import AccessibilityTree
import AppCompiling
import AppModel

/// Counts the rows of sections: those of each repetition, and the single ones between them.
extension ViewMaker {
  /// Acts on a section, its header, its footer or a row, once or for each item, and moves on to the
  /// next place.
  mutating func forEachPlace(
    of element: CompiledElement, _ emitOne: (inout ViewMaker) -> Void
  ) {
    switch element.role {
    case .section(let isFirst, _, _):
      if isFirst { place = IndexPlace() }
      forEachScope(of: element) { $0.emitSection(element, emitOne) }
    case .row where !element.isLifted:
      forEachScope(of: element) { $0.emitRow(emitOne) }
    case .row: forEachPlainItem(of: element, emitOne)
    case .plain, .supplement:
      let kept = place
      forEachPlainItem(of: element, emitOne)
      place = kept
    }
  }

  private mutating func emitSection(
    _ section: CompiledElement, _ emitOne: (inout ViewMaker) -> Void
  ) {
    guard !section.isHidden.holds(in: reader.scope) else { return }
    let number = place.section
    place.row = 0
    emitOne(&self)
    place = IndexPlace(section: number + 1)
  }

  /// Appends a row; a hidden row has no number.
  private mutating func emitRow(_ emitOne: (inout ViewMaker) -> Void) {
    let (before, kept) = (tree.count, place)
    emitOne(&self)
    place = kept
    if tree.count > before { place.row = (kept.row ?? 0) + 1 }
  }

  private mutating func forEachScope(
    of element: CompiledElement, _ act: (inout ViewMaker) -> Void
  ) {
    let outer = reader.scope.item
    defer { reader.scope.item = outer }
    guard element.forEach != nil else {
      reader.scope.item = ItemScope(at: shownPlace(of: element), outer: outer)
      return act(&self)
    }
    guard let items = reader.items(of: element) else { return }
    var identities = ItemIdentities(count: items.count)
    for (index, item) in items.enumerated() where repeats.take() {
      reader.scope.item = ItemScope(
        element, item: item, index: index, outer: outer, identity: identities.next(item),
        place: shownPlace(of: element))
      act(&self)
    }
  }

  /// The place that expressions see in an element.
  private func shownPlace(of element: CompiledElement) -> IndexPlace {
    element.role == .row ? place : IndexPlace(section: place.section)
  }
}

extension CompiledElement {
  /// Whether only its visible cells are created (behaviour.md D).
  var realisesVisible: Bool {
    switch definition.hasContainer ? definition.container.realises : nil {
    case .visible: true
    case .all: false
    case nil: definition.type == .collectionView
    }
  }
}

import AccessibilityTree
import AppCompiling
import PredicateFormat

/// The first row of a repetition; the other rows are copies of it.
struct ElementRow {
  let snapshot: SnapshotRow
  let elements: [CompiledElement]
  /// The texts that each item has its own of, in the order of the elements and their attributes.
  let texts: [(element: CompiledElement, attribute: ElementAttribute)]

  /// The elements from an index to the end of a tree; nil if copies would not be exact.
  init?(_ sources: ArraySlice<ElementSource>, at first: Int, in builder: SnapshotBuilder) {
    elements = sources.compactMap {
      if case .element(_, let element, _) = $0 { element } else { nil }
    }
    guard elements.count == sources.count else { return nil }
    let varied = elements.map(\.variedTexts)
    let variations = varied.enumerated().flatMap { number, attributes in
      attributes.map { SnapshotRow.Variation(of: number, $0) }
    }
    guard let row = builder.row(from: first, varying: variations), row.isExact else { return nil }
    snapshot = row
    texts = zip(elements, varied).flatMap { element, texts in texts.map { (element, $0) } }
  }

  /// Stacks the rows of a repetition whose items differ only in texts: one row is made, and the
  /// others are copies of it.
  static func place(
    _ element: CompiledElement, in maker: inout ViewMaker, _ cursor: inout Cursor
  ) {
    guard let items = maker.reader.items(of: element) else { return }
    let (outer, first, top) = (maker.reader.scope.item, maker.tree.count, cursor.rows.start)
    var rows = CopiedRows(of: element, on: maker.reader.screen?.id ?? 0, items, outer: outer)
    var (row, height, count): (ElementRow?, Double, Int) = (nil, 0, 0)
    for index in items.indices where maker.repeats.take() {
      maker.reader.scope.item = rows.scope(of: index)
      if let row, maker.tree.addCopy(of: row, down: cursor.rows.start - top, maker.reader) {
        cursor.rows.fill(to: cursor.rows.start + height)
        count += 1
        continue
      }
      maker.placeOne(element, &cursor)
      row = index == 0 ? maker.tree.row(from: first) : nil
      guard let row else { continue }
      height = cursor.rows.start - top
      rows.elements = row.elements
      maker.tree.reserve(items.count, of: row)
    }
    maker.reader.scope.item = outer
    if count > 0 { maker.tree.keep(rows, count: count, after: first) }
  }
}

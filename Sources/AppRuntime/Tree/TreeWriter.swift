import AccessibilityTree
import AppModel
import TextInput

/// Writes the elements of a tree in order, with what each of them represents.
struct TreeWriter {
  private(set) var builder = SnapshotBuilder()
  private var sources: [ElementSource] = []
  private var copies: [CopiedRows] = []
  private var keyboard: ShownKeyboard?
  /// How many elements that come from no screen file were written, by the number of their type.
  private var systemElements = [UInt32](repeating: 0, count: Int(UInt8.max) + 1)

  /// How many elements were written.
  var count: Int { builder.count }

  /// Appends an element that stays open until ``close()``.
  @discardableResult
  mutating func open(_ attributes: ElementAttributes, _ source: ElementSource) -> Int? {
    let index = builder.begin(attributes, token: token(of: attributes))
    if index != nil { keep(source) }
    return index
  }

  /// Closes the innermost open element.
  mutating func close() { builder.end() }

  /// Appends an element without children.
  mutating func add(_ attributes: ElementAttributes, _ source: ElementSource) {
    if builder.add(attributes, token: token(of: attributes)) != nil { keep(source) }
  }

  private mutating func keep(_ source: ElementSource) {
    if sources.isEmpty { sources.reserveCapacity(32) }
    sources.append(source)
  }

  /// Removes every element from an index on.
  mutating func truncate(to index: Int) {
    builder.truncate(to: index)
    copies.removeAll { $0.nodes.lowerBound >= index }
    let count = builder.count - (copies.last?.copied ?? 0)
    sources.removeSubrange(min(count, sources.count)...)
  }

  /// What was written from an index on, as a row to copy; nil if copies would not be exact.
  func row(from first: Int) -> ElementRow? {
    let start = first - (copies.last?.copied ?? 0)
    guard sources.indices.contains(start) else { return nil }
    return ElementRow(sources[start...], at: first, in: builder)
  }

  /// Appends a copy of a row with the texts of another item; false if there is no room.
  mutating func addCopy(
    of row: ElementRow, down distance: Double, _ reader: ElementReader
  ) -> Bool {
    builder.appendCopy(
      of: row.snapshot, down: distance, token: { reader.token(of: row.elements[$0]) },
      text: { reader.text(row.texts[$0].attribute, of: row.texts[$0].element) })
  }

  /// Notes what the copies of the row at an index represent.
  mutating func keep(_ rows: CopiedRows, count: Int, after first: Int) {
    var rows = rows
    let start = first + rows.elements.count
    rows.nodes = start..<start + count * rows.elements.count
    rows.copied = (copies.last?.copied ?? 0) + rows.nodes.count
    copies.append(rows)
  }

  /// Changes the frame of an element that was written before.
  mutating func setFrame(of index: Int, _ frame: ElementFrame) {
    builder.setFrame(of: index, frame)
  }

  /// Makes room for rows like one that was written.
  mutating func reserve(_ rows: Int, of row: ElementRow) { builder.reserve(rows, of: row.snapshot) }

  /// Mirrors what was written, for languages from right to left.
  mutating func mirror(width: Double) { builder.mirror(width: width) }

  /// Appends a keyboard, whose tree is made once and reused.
  mutating func graft(_ window: KeyboardWindow) {
    let first = builder.count
    if builder.graft(window.tree) { keyboard = ShownKeyboard(first: first, keys: window.keys) }
  }

  /// The frame of the first element that a test accepts.
  func frame(where isWanted: (ElementSource) -> Bool) -> ElementFrame? {
    ElementSources(sources, copies, keyboard: nil).firstIndex(where: isWanted)
      .flatMap { builder.frame(of: $0) }
  }

  /// Finishes the tree and returns it, with what its elements represent.
  mutating func finish() -> (tree: ElementSnapshot, sources: ElementSources) {
    (builder.finish(), ElementSources(sources, copies, keyboard: keyboard))
  }

  /// The token of an element; for one of the system, its type and its number within that type.
  ///
  /// Elements of screen files already have a token.
  private mutating func token(of attributes: ElementAttributes) -> Int32 {
    guard attributes.token == 0 else { return attributes.token }
    let type = attributes.type.rawValue
    systemElements[Int(type)] += 1
    return ElementToken.token(UInt64(type) << 32 | UInt64(systemElements[Int(type)]))
  }
}

import AccessibilityTree
import AppCompiling
import AppModel
import PredicateFormat
import TextInput

/// Writes the elements of a tree in order, with what each of them represents.
struct TreeWriter {
  private(set) var builder = SnapshotBuilder()
  private var sources: [ElementSource] = []
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
    sources.removeSubrange(min(builder.count, sources.count)...)
  }

  /// Changes the frame of an element that was written before.
  mutating func setFrame(of index: Int, _ frame: ElementFrame) {
    builder.setFrame(of: index, frame)
  }

  /// Makes room for many elements.
  mutating func reserve(nodes: Int, bytes: Int) { builder.reserve(nodes: nodes, bytes: bytes) }

  /// Mirrors what was written, for languages from right to left.
  mutating func mirror(width: Double) { builder.mirror(width: width) }

  /// Appends a keyboard, whose tree is made once and reused.
  mutating func graft(_ window: KeyboardWindow) {
    let first = builder.count
    if builder.graft(window.tree) { keyboard = ShownKeyboard(first: first, keys: window.keys) }
  }

  /// The frame of the first element that a test accepts.
  func frame(where isWanted: (ElementSource) -> Bool) -> ElementFrame? {
    sources.firstIndex(where: isWanted).flatMap { builder.frame(of: $0) }
  }

  /// Finishes the tree and returns it, with what its elements represent.
  mutating func finish() -> (tree: ElementSnapshot, sources: ElementSources) {
    (builder.finish(), ElementSources(sources, keyboard: keyboard))
  }

  /// The token of an element; that of one of the system is its type, and its number within that.
  ///
  /// Elements of screen files already have a token.
  private mutating func token(of attributes: ElementAttributes) -> Int32 {
    guard attributes.token == 0 else { return attributes.token }
    let type = attributes.type.rawValue
    systemElements[Int(type)] += 1
    return ElementToken.token(UInt64(type) << 32 | UInt64(systemElements[Int(type)]))
  }
}

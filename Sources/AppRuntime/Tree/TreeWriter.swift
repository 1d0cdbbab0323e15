import AccessibilityTree
import AppCompiling
import AppModel
import PredicateFormat
import TextInput

/// Writes the elements of a tree in order, with what each of them represents.
struct TreeWriter {
  private(set) var builder = SnapshotBuilder()
  private(set) var sources: [ElementSource] = []
  /// How many elements that come from no screen file were written, by the number of their type.
  private var systemElements = [UInt32](repeating: 0, count: Int(UInt8.max) + 1)

  /// How many elements were written.
  var count: Int { builder.count }

  /// Appends an element that stays open until ``close()``.
  @discardableResult
  mutating func open(_ attributes: consuming ElementAttributes, _ source: ElementSource) -> Int? {
    identify(&attributes)
    let index = builder.begin(attributes)
    if index != nil { sources.append(source) }
    return index
  }

  /// Closes the innermost open element.
  mutating func close() { builder.end() }

  /// Appends an element without children.
  mutating func add(_ attributes: consuming ElementAttributes, _ source: ElementSource) {
    identify(&attributes)
    if builder.add(attributes) != nil { sources.append(source) }
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
    guard builder.graft(window.tree) else { return }
    for key in window.keys { sources.append(key.map(ElementSource.key) ?? .system) }
  }

  /// The frame of the first element that a test accepts.
  func frame(where isWanted: (ElementSource) -> Bool) -> ElementFrame? {
    sources.firstIndex(where: isWanted).flatMap { builder.frame(of: $0) }
  }

  /// Finishes the tree and returns it.
  mutating func finish() -> ElementSnapshot { builder.finish() }

  /// Gives an element of the system a token: its type, and its number within that type.
  ///
  /// Elements of screen files already have a token.
  private mutating func identify(_ attributes: inout ElementAttributes) {
    guard attributes.token == 0 else { return }
    let type = attributes.type.rawValue
    systemElements[Int(type)] += 1
    attributes.token = ElementToken.token(
      UInt64(type) << 32 | UInt64(systemElements[Int(type)]))
  }
}

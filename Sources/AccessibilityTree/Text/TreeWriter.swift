/// Writes rows of elements straight from the memory of a snapshot.
struct TreeWriter: ~Copyable {
  /// The details of a row in addition to texts and states.
  enum RowStyle {
    case full
    case short
  }

  /// The approximate size, in bytes, of the blocks in which a long listing becomes a string.
  ///
  /// A block is decoded while it is in the processor's cache. Decoding is slow from the first
  /// non-ASCII byte on, such as the arrow of the first row, but only to the end of the block.
  private static let blockSize = 16_384

  let reader: SnapshotReader
  let addresses: TreeText.Addresses
  /// The most bytes of a listing.
  var byteLimit = TreeText.byteLimit
  /// The rows that are not yet part of a string.
  private var text = TextBuffer()
  private var whole = ""
  private var frames = FrameWriter()

  init(reader: SnapshotReader, addresses: TreeText.Addresses) {
    self.reader = reader
    self.addresses = addresses
  }

  /// Returns the listing.
  mutating func finish() -> String {
    guard !whole.isEmpty else { return text.string }
    moveBlock()
    return whole
  }

  mutating func appendSubtree(of root: Int) {
    guard reader.nodes.indices.contains(root) else { return }
    let end = Int(reader.nodes[root].subtreeEnd)
    reserve(min((end - root) * 96, byteLimit))
    text.append(" →")
    append(root, .full)
    endRow()
    let base = Int(reader.nodes[root].depth)
    for element in root + 1..<end {
      guard isRoomLeft(end - element) else { return }
      text.append(spaces: 2 * (Int(reader.nodes[element].depth) - base) + 2)
      append(element, .full)
      endRow()
    }
  }

  mutating func appendPath(to element: Int) {
    guard reader.nodes.indices.contains(element) else { return }
    var way: [Int] = []
    var above = element
    while above >= 0 {
      way.append(above)
      above = Int(reader.nodes[above].parent)
    }
    for (level, element) in way.reversed().enumerated() {
      text.append(spaces: level + 1)
      if level == 0 { text.append("→") } else { text.append("↳") }
      append(element, .full)
      endRow()
    }
  }

  mutating func appendRows(_ matches: ElementMatches, indent: Int) {
    for (place, element) in matches.enumerated() {
      guard isRoomLeft(matches.count - place) else { return }
      text.append(spaces: indent)
      append(element, .full)
      endRow()
    }
  }

  mutating func appendSparseTree(of matches: ElementMatches, hasArrows: Bool) {
    var shown = 0
    for (place, match) in matches.enumerated() {
      guard isRoomLeft(matches.count - place) else { return }
      var way: [Int] = []
      var above = match
      // The numbers along a path increase, so the ancestors of an element already shown are shown
      // too.
      while above >= shown {
        way.append(above)
        above = Int(reader.nodes[above].parent)
      }
      for element in way.reversed() {
        let depth = Int(reader.nodes[element].depth)
        text.append(spaces: 2 * depth)
        if hasArrows { if depth == 0 { text.append("→") } else { text.append("↳") } }
        append(element, .short)
        endRow()
      }
      shown = match + 1
    }
  }

  private mutating func reserve(_ byteCount: Int) {
    text.reserve(min(byteCount, Self.blockSize + 1_024))
    if byteCount > Self.blockSize { whole.reserveCapacity(byteCount) }
  }

  private mutating func endRow() {
    text.appendLineEnd()
    if text.count >= Self.blockSize { moveBlock() }
  }

  /// Appends the collected rows to the string.
  private mutating func moveBlock() {
    whole += text.string
    text.clear()
    frames = FrameWriter()
  }

  /// True while the listing is short enough; after that, prints once how many elements are left
  /// out.
  private mutating func isRoomLeft(_ rest: Int) -> Bool {
    if whole.utf8.count + text.count <= byteLimit { return true }
    text.append(string: "... \(rest) more elements\n")
    return false
  }
}

extension TreeWriter {
  mutating func append(_ element: Int, _ style: RowStyle) {
    guard reader.nodes.indices.contains(element) else { return }
    let node = reader.nodes[element]
    text.append(node.type.word)
    if node.flags.contains(.isMainWindow) { text.append(" (Main)") }
    if style == .full { appendAddress(of: element) }
    if node.notes.contains(.hasProcessID) { text.append(string: ", pid: \(node.processID)") }
    if style == .full, node.type != .application {
      frames.append(node.frame, to: &text)
    }
    if node.placeholderEnd > 0 { appendTexts(of: element, node) }
    guard node.flags != .isEnabled else { return }
    if node.flags.contains(.hasKeyboardFocus) { text.append(", Keyboard Focused") }
    if node.flags.contains(.hasFocus) { text.append(", Focused") }
    if !node.flags.contains(.isEnabled) { text.append(", Disabled") }
    if node.flags.contains(.isSelected) { text.append(", Selected") }
  }

  private mutating func appendAddress(of element: Int) {
    switch addresses {
    case .none: return
    case .from(let base):
      text.append(", ")
      text.append(hexadecimal: base &+ UInt64(element) &* 0x80)
    case .by(let address):
      text.append(", ")
      text.append(hexadecimal: address(element))
    }
  }

  private mutating func appendTexts(of element: Int, _ node: ElementNode) {
    appendQuoted(", identifier: '", reader.bytes(.identifier, element))
    // Most elements have no further text but a label.
    guard node.placeholderEnd > node.labelEnd else {
      return appendQuoted(", label: '", reader.bytes(.label, element))
    }
    appendQuoted(", title: '", reader.bytes(.title, element))
    appendQuoted(", label: '", reader.bytes(.label, element))
    appendQuoted(", placeholderValue: '", reader.bytes(.placeholderValue, element))
    let value = reader.bytes(.value, element)
    guard !value.isEmpty else { return }
    text.append(", value: ")
    appendCut(value)
  }

  @inline(__always)
  private mutating func appendQuoted(_ name: StaticString, _ bytes: UnsafeBufferPointer<UInt8>) {
    guard !bytes.isEmpty else { return }
    text.append(name)
    text.append(bytes)
    text.append("'")
  }

  private mutating func appendCut(_ value: UnsafeBufferPointer<UInt8>) {
    guard value.count > TreeText.valueLimit else { return text.append(value) }
    let whole = String(decoding: value, as: UTF8.self)
    let shown = whole.prefix(TreeText.valueLimit)
    text.append(string: String(shown))
    if shown.endIndex < whole.endIndex { text.append("...") }
  }
}

import AccessibilityTree

/// Writes page sources as XML, as bytes, since a long list has many tags.
struct XMLSourceWriter {
  let source: PageSource
  private let attributes: [(attribute: DriverAttribute, lead: [UInt8])]
  private var bytes: [UInt8] = []

  init(source: PageSource) {
    self.source = source
    attributes = DriverAttribute.ofPageSource.filter { !source.excluded.contains($0) }
      .map { ($0, Array(" \($0.rawValue)=\"".utf8)) }
  }

  mutating func text(isForAppium: Bool) -> String {
    bytes.reserveCapacity(source.tree.snapshot.count * 300)
    append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    if isForAppium { append("<AppiumAUT>\n") }
    if source.tree.snapshot.count > 0 { writeTree(lead: isForAppium ? 1 : 0) }
    if isForAppium { append("</AppiumAUT>\n") }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes the elements in order, and closes each one when the next is not below it.
  private mutating func writeTree(lead: Int) {
    let tree = source.tree.snapshot
    var open: [(node: Int, end: Int)] = []
    var node = 0
    while node < tree.count {
      while let last = open.last, last.end <= node {
        close(last.node, lead + open.count - 1, &open)
      }
      let range = tree.subtree(of: node)
      let isLeaf = range.count == 1 || open.count >= source.depth
      indent(lead + open.count)
      tag(node, isLeaf: isLeaf)
      if !isLeaf { open.append((node, range.upperBound)) }
      node = isLeaf ? range.upperBound : node + 1
    }
    while let last = open.last { close(last.node, lead + open.count - 1, &open) }
  }

  private mutating func close(_ node: Int, _ level: Int, _ open: inout [(node: Int, end: Int)]) {
    open.removeLast()
    indent(level)
    append("</")
    append(source.tree.typeName(of: node))
    append(">\n")
  }

  private mutating func tag(_ node: Int, isLeaf: Bool) {
    let name = source.tree.typeName(of: node)
    bytes.append(UInt8(ascii: "<"))
    append(name)
    let rect = source.tree.rect(of: node)
    for (attribute, lead) in attributes {
      let text = Self.isOnEvery(attribute) ? "" : source.tree.text(attribute, of: node)
      guard let text else { continue }
      bytes.append(contentsOf: lead)
      switch attribute {
      case .type: append(name)
      case .x: append(rect.x)
      case .y: append(rect.y)
      case .width: append(rect.width)
      case .height: append(rect.height)
      case .index: append(source.tree.number(of: node))
      case .enabled, .visible, .accessible:
        append(source.tree.flag(attribute, of: node) ? "true" : "false")
      default: appendEscaped(text)
      }
      bytes.append(UInt8(ascii: "\""))
    }
    if node == 0, let bundle = source.bundle {
      append(" bundleId=\"")
      appendEscaped(bundle)
      append("\"")
    }
    append(isLeaf ? "/>\n" : ">\n")
  }

  /// Whether every element has the attribute, so that its text need not be computed to find out.
  private static func isOnEvery(_ attribute: DriverAttribute) -> Bool {
    switch attribute {
    case .type, .x, .y, .width, .height, .index, .enabled, .visible, .accessible: true
    default: false
    }
  }

  private mutating func append(_ number: Int) {
    guard number < 0 || number > 9 else { return bytes.append(0x30 + UInt8(number)) }
    append(String(number))
  }

  private mutating func indent(_ level: Int) {
    for _ in 0..<level {
      bytes.append(0x20)
      bytes.append(0x20)
    }
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Appends the value of an attribute; characters that XML cannot hold are left out.
  private mutating func appendEscaped(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      guard !utf8.contains(where: Self.isSpecial) else {
        for byte in utf8 { appendEscaped(byte) }
        return
      }
      bytes.append(contentsOf: utf8)
    }
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<")
      || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "\"")
  }

  private mutating func appendEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "&"): append("&amp;")
    case UInt8(ascii: "<"): append("&lt;")
    case UInt8(ascii: ">"): append("&gt;")
    case UInt8(ascii: "\""): append("&quot;")
    case 0x09, 0x0A, 0x0D: append("&#\(byte);")
    case 0..<0x20: return
    default: bytes.append(byte)
    }
  }
}

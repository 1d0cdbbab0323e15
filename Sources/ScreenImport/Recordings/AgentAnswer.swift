import AccessibilityTree
import PredicateFormat
import SimulatedApp

/// The answer of WebDriverAgent to a request for the page source, read from its JSON envelope.
///
/// With `format=json` the value is a tree of elements; otherwise it is a text with a page source or
/// a printed tree.
package enum AgentAnswer {
  /// A tree of elements.
  case tree(Recording)
  /// A text that contains trees.
  case text([UInt8])

  /// Reads an answer; nil for JSON of another form.
  ///
  /// An element of an unknown type becomes `Other`, and a note of the recording tells it.
  ///
  /// - Throws: ``ImportFault`` for too many elements.
  package static func read(_ bytes: [UInt8]) throws(ImportFault) -> AgentAnswer? {
    guard let node = JSONReader.read(bytes).node, let value = node.member("value")?.value,
      node.member("format") == nil, node.member("elementType") == nil
    else { return nil }
    if case .string(let text) = value.kind { return .text(Array(text.utf8)) }
    let root = value.member("tree")?.value ?? value
    guard root.member("type") != nil else { return nil }
    var tree = AgentTreeBuilding()
    try tree.add(root)
    return .tree(tree.recording(of: bytes))
  }
}

/// Reads the elements of an answer.
private struct AgentTreeBuilding {
  private var builder = SnapshotBuilder()
  private var count = 0
  private var notes: [ImportNote] = []

  /// The tree as a step without a name or a number.
  mutating func recording(of bytes: [UInt8]) -> Recording {
    let places = ImportSource(bytes).places(of: notes.map(\.offset))
    let placed = notes.compactMap { note in
      places[note.offset].map { PlacedNote(place: $0, message: note.message) }
    }
    return Recording(
      name: "", step: 0, bundleIdentifier: nil, snapshot: builder.finish(), notes: placed)
  }

  /// Adds an element and what is below it; the JSON reader limits nesting.
  mutating func add(_ node: JSONNode) throws(ImportFault) {
    count += 1
    guard count <= ImportedFile.elementLimit else {
      throw .tooManyElements(limit: ImportedFile.elementLimit, line: 1)
    }
    builder.begin(Self.attributes(of: node, type: type(of: node)))
    if case .array(let children)? = node.member("children")?.value.kind {
      for child in children { try add(child) }
    }
    builder.end()
  }

  /// The type of an element; one that is missing or unknown is `Other`.
  private mutating func type(of node: JSONNode) -> ElementType {
    let typeNode = node.member("type")?.value
    let name = Self.text(typeNode) ?? ""
    if let type = XMLNames.type(name) ?? XMLNames.plainType(name), type != .any { return type }
    if notes.count < ImportNote.limit {
      notes.append(
        ImportNote(offset: typeNode?.offset ?? node.offset, message: Self.words(unknown: name)))
    }
    return .other
  }

  private static func words(unknown name: String) -> String {
    guard !name.isEmpty else { return "the element has no type; it becomes Other" }
    let plain = name.replacing(XMLNames.prefix, with: "")
    let names = ElementType.allCases.filter { $0 != .any }.map(\.name)
    return "\"\(name)\" is not an element type; it becomes Other"
      + (NearestName.of(plain, in: names).map { "; the nearest type is \($0)" } ?? "")
  }

  private static func attributes(of node: JSONNode, type: ElementType) -> ElementAttributes {
    var attributes = ElementAttributes(type: type)
    attributes.label = text(node.member("label")?.value) ?? ""
    // The name is the label if an element has no identifier.
    attributes.identifier =
      node.member("rawIdentifier").map { text($0.value) ?? "" }
      ?? text(node.member("name")?.value).flatMap { $0 == attributes.label ? nil : $0 } ?? ""
    attributes.placeholderValue = text(node.member("placeholderValue")?.value)
    attributes.setValue(ofSource: valueText(node.member("value")?.value))
    attributes.isEnabled = flag(node.member("isEnabled")?.value) ?? true
    attributes.hasKeyboardFocus = flag(node.member("isFocused")?.value) ?? false
    if flag(node.member("isVisible")?.value) == false { attributes.flags.insert(.isInvisible) }
    attributes.frame = frame(node.member("rect")?.value)
    return attributes
  }

  private static func text(_ node: JSONNode?) -> String? {
    if case .string(let text)? = node?.kind { text } else { nil }
  }

  /// A value as text; switches and sliders of older versions have Booleans and numbers.
  private static func valueText(_ node: JSONNode?) -> String? {
    switch node?.kind {
    case .bool(let value): value ? "1" : "0"
    case .integer(let value): String(value)
    case .real(let value): String(value)
    default: text(node)
    }
  }

  /// A Boolean, which older versions write as a text.
  private static func flag(_ node: JSONNode?) -> Bool? {
    switch node?.kind {
    case .bool(let value): value
    case .integer(let value): value != 0
    case .string("1"), .string("true"): true
    case .string("0"), .string("false"): false
    default: nil
    }
  }

  private static func frame(_ node: JSONNode?) -> ElementFrame {
    let numbers = ["x", "y", "width", "height"].compactMap { key -> Double? in
      switch node?.member(key)?.value.kind {
      case .integer(let value): Double(value)
      case .real(let value): value
      default: nil
      }
    }
    guard numbers.count == 4 else { return .nowhere }
    return ElementFrame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

import AccessibilityTree
import SimulatedApp

/// Reads a recording: a flat list of elements with levels, or the nested dictionaries of XCTest.
struct RecordingReader {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func read() throws(ImportFault) -> Recording {
    let (node, faults) = JSONReader.read(bytes)
    guard let node else {
      let first = faults.first
      throw fault(first?.message ?? "the file is not JSON", at: first?.offset ?? 0)
    }
    if let format = node.member("format")?.value, format.string != Recording.format {
      throw fault("the format is not \"\(Recording.format)\"", at: format.offset)
    }
    var builder = SnapshotBuilder()
    if let elements = node.member("elements")?.value {
      try addFlat(elements, to: &builder)
    } else if node.member("elementType") != nil {
      try addNested(node, to: &builder, depth: 0)
    } else {
      throw fault("the key \"elements\" is missing", at: node.offset)
    }
    let version = node.member("version")?.value
    if let version, version.integer != 1 {
      throw fault("expected version 1", at: version.offset)
    }
    return Recording(
      name: node.member("name")?.value.string ?? "",
      step: node.member("step")?.value.integer ?? 0,
      bundleIdentifier: node.member("bundleIdentifier")?.value.string,
      snapshot: builder.finish())
  }

  // MARK: - Elements

  private func addFlat(_ list: JSONNode, to builder: inout SnapshotBuilder) throws(ImportFault) {
    guard case .array(let elements) = list.kind else {
      throw fault("expected a list of elements, found \(list.kindName)", at: list.offset)
    }
    guard elements.count <= ImportedFile.elementLimit else {
      throw .tooManyElements(limit: ImportedFile.elementLimit, line: line(of: list.offset))
    }
    var depth = 0
    for (index, element) in elements.enumerated() {
      let wanted = element.member("depth")?.value.integer ?? -1
      guard index == 0 ? wanted == 0 : (1...depth).contains(wanted) else {
        let range = index == 0 ? "0" : "a level from 1 to \(max(depth, 1))"
        let place = element.member("depth")?.value.offset ?? element.offset
        throw fault("expected the depth to be \(range)", at: place)
      }
      guard wanted <= ImportedFile.depthLimit else {
        throw .tooDeep(limit: ImportedFile.depthLimit, line: line(of: element.offset))
      }
      while depth > wanted {
        builder.end()
        depth -= 1
      }
      builder.begin(try attributes(of: element))
      depth += 1
    }
  }

  /// The JSON reader limits nesting, so this recursion is shallow.
  private func addNested(
    _ element: JSONNode, to builder: inout SnapshotBuilder, depth: Int
  ) throws(ImportFault) {
    builder.begin(try attributes(of: element))
    if case .array(let children)? = element.member("children")?.value.kind {
      for child in children { try addNested(child, to: &builder, depth: depth + 1) }
    }
    builder.end()
  }

  private func attributes(of element: JSONNode) throws(ImportFault) -> ElementAttributes {
    guard let typeNode = element.member("elementType")?.value else {
      throw fault("the key \"elementType\" is missing", at: element.offset)
    }
    guard let number = typeNode.integer, let raw = UInt8(exactly: number),
      let type = ElementType(rawValue: raw)
    else {
      throw fault("expected the number of an element type", at: typeNode.offset)
    }
    var attributes = ElementAttributes(type: type)
    attributes.identifier = element.member("identifier")?.value.string ?? ""
    attributes.label = element.member("label")?.value.string ?? ""
    attributes.title = element.member("title")?.value.string ?? ""
    attributes.value = element.member("value")?.value.string
    attributes.placeholderValue = element.member("placeholderValue")?.value.string
    attributes.isEnabled = element.member("enabled")?.value.flag ?? true
    attributes.isSelected = element.member("selected")?.value.flag ?? false
    attributes.hasFocus = element.member("hasFocus")?.value.flag ?? false
    attributes.frame = frame(element.member("frame")?.value)
    return attributes
  }

  /// Reads four numbers or a dictionary; an element without a frame gets an empty one.
  private func frame(_ node: JSONNode?) -> ElementFrame {
    var numbers: [Double] = []
    switch node?.kind {
    case .array(let list): numbers = list.compactMap(\.number)
    case .object:
      numbers = ["X", "Y", "Width", "Height"].compactMap { node?.member($0)?.value.number }
    default: break
    }
    guard numbers.count == 4 else { return .nowhere }
    return ElementFrame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  // MARK: - Faults

  private func line(of offset: Int) -> Int {
    ImportSource(bytes).places(of: [offset])[offset]?.line ?? 1
  }

  private func fault(_ message: String, at offset: Int) -> ImportFault {
    .badRecording(in: bytes, at: offset, message)
  }
}

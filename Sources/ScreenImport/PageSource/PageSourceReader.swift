import AccessibilityTree

/// Reads a page source of WebDriverAgent or Appium: tags with attributes, in one pass.
///
/// It ignores document types and knows only the five entities of XML, so a source cannot make it
/// open a file or use much memory.
struct PageSourceReader {
  private let source: ImportSource
  private var tags: XMLTagReader
  private var file: ImportedFile
  /// The position after what was read.
  private(set) var position: Int
  private var open: [OpenTag] = []
  private var hasBegun = false
  /// How many elements have a name equal to their label, and where the first one is.
  private var namedByLabel = (count: 0, first: 0)

  private var bytes: [UInt8] { source.bytes }

  /// Where a page source begins in a line, or nil.
  static func start(in line: SourceLine, of source: ImportSource) -> Int? {
    var place = line.start
    while place < line.end {
      if source.bytes[place] == UInt8(ascii: "<"), begins(at: place, in: source) { return place }
      place += 1
    }
    return nil
  }

  private static func begins(at place: Int, in source: ImportSource) -> Bool {
    source.has("<?xml", at: place) || source.has("<AppiumAUT", at: place)
      || source.has("<XCUIElementType", at: place)
  }

  /// Continues at a position of a file where a page source begins.
  init(_ file: consuming ImportedFile, from position: Int) {
    source = file.source
    tags = XMLTagReader(source: source)
    self.position = position
    self.file = file
  }

  /// Reads up to the end of the outermost tag.
  mutating func read() throws(ImportFault) {
    while position < bytes.count, !hasBegun || !open.isEmpty {
      guard bytes[position] == UInt8(ascii: "<") else {
        passText()
        continue
      }
      guard try readMarkup() else { break }
    }
    tellUnclosed()
    tellNames()
  }

  /// Gives up the file without a copy.
  mutating func takeFile() -> ImportedFile {
    var taken = ImportedFile(source: source)
    swap(&taken, &file)
    return taken
  }

  private mutating func passText() {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
    file.addText(start..<position)
  }

  /// Reads markup that begins with `<`; false if the source ends within it.
  private mutating func readMarkup() throws(ImportFault) -> Bool {
    if source.has("</", at: position) { return close() }
    if source.has("<?", at: position) { return pass(to: "?>", "an instruction") }
    if source.has("<!--", at: position) { return pass(to: "-->", "a comment") }
    if source.has("<![CDATA[", at: position) { return pass(to: "]]>", "a text") }
    if source.has("<!", at: position) {
      file.note("the document type is ignored, with everything it declares", at: position)
      return passDeclaration()
    }
    guard tags.endOfName(from: position + 1) > position + 1 else {
      file.addText(position..<position + 1)
      position += 1
      return true
    }
    return try openTag()
  }

  private mutating func pass(to end: StaticString, _ what: String) -> Bool {
    var place = position + 2
    while place < bytes.count, !source.has(end, at: place) { place += 1 }
    guard place < bytes.count else { return cut(within: what) }
    return skip(to: place + end.utf8CodeUnitCount)
  }

  private mutating func passDeclaration() -> Bool {
    var depth = 0
    for place in position..<bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth = max(0, depth - 1)
      case UInt8(ascii: ">") where depth == 0: return skip(to: place + 1)
      default: continue
      }
    }
    return cut(within: "a document type")
  }

  private mutating func skip(to place: Int) -> Bool {
    file.addText(position..<place)
    position = place
    return true
  }

  private mutating func cut(within what: String) -> Bool {
    file.note("the source ends inside \(what)", at: position)
    file.isCutSource = true
    file.addText(position..<bytes.count)
    position = bytes.count
    return false
  }

  // MARK: - Elements

  private mutating func openTag() throws(ImportFault) -> Bool {
    guard let tag = tags.tag(at: position) else { return cut(within: "a tag") }
    hasBegun = true
    let name = source.text(SourceSlice(tag.name))
    guard let type = XMLNames.type(name) ?? unknownType(name, tag) else {
      guard open.count <= ImportedFile.depthLimit else {
        throw .tooDeep(limit: ImportedFile.depthLimit, line: file.line(of: position))
      }
      if !tag.isClosed { open.append(OpenTag(name: tag.name, node: nil, inside: 0)) }
      return skip(to: tag.end)
    }
    let depth = open.last?.inside ?? 0
    guard open.count <= ImportedFile.depthLimit else {
      throw .tooDeep(limit: ImportedFile.depthLimit, line: file.line(of: position))
    }
    let node = try append(tag, type, depth: depth)
    begin(node, depth: depth)
    if !tag.isClosed { open.append(OpenTag(name: tag.name, node: node, inside: depth + 1)) }
    position = tag.end
    return true
  }

  /// A tag around the tree, such as `AppiumAUT`, is not an element; one inside the tree has an
  /// unknown type.
  private mutating func unknownType(_ name: String, _ tag: XMLTag) -> ElementType? {
    guard name.hasPrefix(XMLNames.prefix) || (open.last?.inside ?? 0) > 0 else {
      return nil
    }
    file.note("\"\(name)\" is not an element type; it becomes Other", at: tag.name.lowerBound)
    return .other
  }

  private mutating func append(
    _ tag: XMLTag, _ type: ElementType, depth: Int
  ) throws(ImportFault) -> Int {
    let first = file.fields.count
    file.fields.append(contentsOf: tag.fields)
    if isNamedByLabel(tag) {
      if namedByLabel.count == 0 { namedByLabel.first = position }
      namedByLabel.count += 1
    }
    let node = try file.append(
      ImportedNode(
        type: type, section: .tree, isMain: false, isClosed: tag.isClosed,
        isVerbatim: !tag.isPlain, depth: UInt16(truncatingIfNeeded: depth),
        word: SourceSlice(tag.isPlain ? tag.name : position..<tag.end),
        firstField: UInt32(truncatingIfNeeded: first),
        fieldCount: UInt16(truncatingIfNeeded: tag.fields.count)), at: position)
    file.add(.tag(Int32(truncatingIfNeeded: node)))
    return node
  }

  private mutating func begin(_ node: Int, depth: Int) {
    if depth == 0 || file.trees.isEmpty {
      file.trees.append(
        ImportedTree(form: .pageSource, nodes: node..<node, context: node..<node))
    }
    let last = file.trees.count - 1
    file.trees[last].nodes = file.trees[last].nodes.lowerBound..<node + 1
    guard depth == 0 else { return }
    let bundle = file.fields[file.nodes[node].fields].first { $0.kind == .bundle }
    file.trees[last].bundleIdentifier = bundle?.words
  }

  private mutating func close() -> Bool {
    let name = position + 2..<tags.endOfName(from: position + 2)
    var end = name.upperBound
    while end < bytes.count, bytes[end] != UInt8(ascii: ">"), bytes[end] != UInt8(ascii: "<") {
      end += 1
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ">") else { return cut(within: "a tag") }
    guard let match = matching(name) else {
      file.note("there is no open tag that this tag could close", at: position)
      return skip(to: end + 1)
    }
    if match < open.count - 1 {
      let count = open.count - 1 - match
      let words = count == 1 ? "1 tag inside is" : "\(count) tags inside are"
      file.note("\(words) not closed", at: position)
    }
    let tag = open[match]
    open.removeSubrange(match...)
    guard let node = tag.node, !file.nodes[node].isVerbatim, end == name.upperBound else {
      return skip(to: end + 1)
    }
    file.add(.closingTag(Int32(truncatingIfNeeded: node)))
    position = end + 1
    return true
  }

  /// The innermost open tag of a name.
  private func matching(_ name: Range<Int>) -> Int? {
    let near = open.indices.suffix(64)
    return near.last { bytes[open[$0].name] == bytes[name] }
  }

  private func isNamedByLabel(_ tag: XMLTag) -> Bool {
    guard let name = tag.fields.first(where: { $0.kind == .name })?.words,
      let label = tag.fields.first(where: { $0.kind == .label })?.words, name.count > 0
    else { return false }
    return name.count == label.count && bytes[name.range] == bytes[label.range]
  }

  private mutating func tellNames() {
    guard namedByLabel.count > 0 else { return }
    let words =
      namedByLabel.count == 1 ? "1 element has its" : "\(namedByLabel.count) elements have their"
    file.note(
      "\(words) label as the name; whether it is also the identifier is not known",
      at: namedByLabel.first)
  }

  private mutating func tellUnclosed() {
    guard !open.isEmpty else { return }
    let count = open.count == 1 ? "1 tag is" : "\(open.count) tags are"
    file.note("the source ends early: \(count) not closed", at: bytes.count)
    file.isCutSource = true
  }
}

/// A tag that is not closed yet.
private struct OpenTag {
  let name: Range<Int>
  /// The element; nil for a tag around the tree.
  let node: Int?
  /// The level of elements inside it.
  let inside: Int
}

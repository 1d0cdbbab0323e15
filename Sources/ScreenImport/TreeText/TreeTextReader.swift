import AccessibilityTree

/// Reads the trees in a text: `debugDescription` of Xcode 11 to 27, and older, as logs hold them.
///
/// It reads the lines once; a line that does not begin a part of a dump is surrounding text.
struct TreeTextReader {
  private let source: ImportSource
  private let parts: LineParts
  private var file: ImportedFile
  private(set) var position: Int
  private var prefix: LinePrefix?
  private var dump = DumpState()
  private var levels: [RowLevel] = []
  private var budget: Int

  private var bytes: [UInt8] { source.bytes }

  /// Continues at an offset of a file.
  init(_ file: consuming ImportedFile, from position: Int) {
    source = file.source
    parts = LineParts(source: source)
    self.position = position
    self.file = file
    budget = 4 * source.bytes.count + 1_000_000
  }

  /// Reads lines until the end or a line with a page source.
  mutating func read() throws(ImportFault) {
    while position < bytes.count {
      let line = SourceLine(at: position, in: bytes)
      if let tag = PageSourceReader.start(in: line, of: source) {
        file.addText(line.start..<tag)
        position = tag
        break
      }
      try read(line)
    }
    endDump()
  }

  /// Gives up the file without a copy.
  mutating func takeFile() -> ImportedFile {
    var taken = ImportedFile(source: source)
    swap(&taken, &file)
    return taken
  }

  private mutating func read(_ line: SourceLine) throws(ImportFault) {
    let start = contentStart(of: line)
    guard let part = parts.part(from: start, to: line.end, isOpen: dump.isOpen) else {
      return pass(line)
    }
    file.addText(line.start..<start)
    switch part {
    case .attributes(let row): try readAttributes(row, from: start, line)
    case .row(let column, let word, let arrow):
      try readRow(column: column, word, arrow, from: start, line)
    default:
      enter(part, line)
      finish(line, from: start)
    }
  }

  /// Where a line begins after its prefix, which is learnt from its first occurrence.
  private mutating func contentStart(of line: SourceLine) -> Int {
    if let prefix {
      let count = prefix.count(in: line, of: bytes)
      if count > 0 { return line.start + count }
    }
    guard parts.part(from: line.start, to: line.end, isOpen: dump.isOpen) == nil,
      let anchor = parts.anchor(in: line), anchor > line.start
    else { return line.start }
    let start = blanks(before: anchor)
    prefix = LinePrefix(line.start..<start, in: bytes)
    return start
  }

  /// The root's arrow has one space before it, which is not part of a prefix.
  private func blanks(before anchor: Int) -> Int {
    source.has(" →", at: anchor - 1) ? anchor - 1 : anchor
  }

  private mutating func pass(_ line: SourceLine) {
    if source.has("{(", at: line.end - 2) {
      endDump()
      dump.begin(.list)
    } else if dump.section == .list, source.has(")}", at: line.end - 2) {
      endDump()
    }
    file.addText(line.start..<line.next)
    position = line.next
  }

  private mutating func finish(_ line: SourceLine, from start: Int) {
    file.addText(start..<line.next)
    position = line.next
  }

  // MARK: - Parts

  private mutating func enter(_ part: LinePart, _ line: SourceLine) {
    switch part {
    case .subtree:
      if dump.hasTree { endDump() }
      dump.begin(.tree)
      levels = []
    case .path: dump.begin(.path)
    case .chain:
      if dump.hasChain { endDump() }
      dump.begin(.output)
      dump.chain = line.start
    case .step(let words, let isFirst): step(words, isFirst: isFirst, line)
    case .output:
      dump.begin(.output)
      dump.isInBraces = true
      dump.output = file.nodes.count..<file.nodes.count
    case .outputEnd: dump.isInBraces = false
    case .bundle(let words):
      endDump()
      dump.begin(.tree)
      dump.bundle = SourceSlice(words..<line.end)
    case .attributes, .row: break
    }
  }

  private mutating func step(_ words: Int, isFirst: Bool, _ line: SourceLine) {
    if isFirst, dump.hasSteps { endDump() }
    dump.begin(.output)
    dump.hasSteps = true
    if dump.chain == nil { dump.chain = line.start }
    guard isFirst, let quote = bytes[words..<line.end].firstIndex(of: UInt8(ascii: "'")),
      line.end > quote + 2, bytes[line.end - 1] == UInt8(ascii: "'")
    else { return }
    dump.bundle = SourceSlice(quote + 1..<line.end - 1)
    if let tree = dump.tree { file.trees[tree].bundleIdentifier = dump.bundle }
  }

  private mutating func readAttributes(
    _ row: Int, from start: Int, _ line: SourceLine
  ) throws(ImportFault) {
    endDump()
    dump.begin(.attributes)
    guard let word = RowWord.at(row, in: source) else { return finish(line, from: start) }
    file.addText(start..<row)
    _ = try append(word, line, depth: 0)
    dump.section = .tree
    levels = []
  }

  private mutating func readRow(
    column: Int, _ word: RowWord, _ arrow: LinePart.Arrow, from start: Int, _ line: SourceLine
  ) throws(ImportFault) {
    file.addText(start..<word.range.lowerBound)
    if beginsAnew(arrow) { endDump() }
    if !dump.isOpen { dump.begin(.tree) }
    if dump.section == .path { dump.hasPath = true }
    guard dump.section == .tree else {
      let node = try append(word, line, depth: 0)
      if dump.section == .output { dump.output = dump.output.lowerBound..<node + 1 }
      return
    }
    let depth = try depth(at: column, line)
    if depth == 0 { beginTree() }
    let node = try append(word, line, depth: depth)
    levels.append(RowLevel(column: column))
    if let tree = dump.tree {
      file.trees[tree].nodes = file.trees[tree].nodes.lowerBound..<node + 1
    }
  }

  /// Whether a row begins a new dump, because it does not fit the part before it.
  private func beginsAnew(_ arrow: LinePart.Arrow) -> Bool {
    switch dump.section {
    case .output: dump.isOpen && !dump.isInBraces
    case .path: dump.hasPath && arrow != .further
    default: false
    }
  }

  // MARK: - Trees

  private mutating func beginTree() {
    if dump.hasTree {
      let bundle = dump.bundle
      endDump()
      dump.begin(.tree)
      dump.bundle = bundle
    }
    dump.tree = file.trees.count
    let first = dump.firstNode ?? file.nodes.count
    let empty = file.nodes.count..<file.nodes.count
    file.trees.append(
      ImportedTree(
        form: .debugDescription, nodes: empty, context: first..<file.nodes.count,
        bundleIdentifier: dump.bundle))
  }

  /// The level of a row by its indentation: one below the nearest row above that is indented less.
  private mutating func depth(at column: Int, _ line: SourceLine) throws(ImportFault) -> Int {
    var left: RowLevel?
    while let last = levels.last, last.column >= column { left = levels.popLast() }
    if let left, left.column != column, !levels.isEmpty {
      file.note(
        "no row above has this indentation; the row is imported below the nearest row that is "
          + "indented less", at: line.start)
    }
    guard levels.count <= ImportedFile.depthLimit else {
      throw .tooDeep(limit: ImportedFile.depthLimit, line: file.line(of: line.start))
    }
    return levels.count
  }

  private mutating func append(
    _ word: RowWord, _ line: SourceLine, depth: Int
  ) throws(ImportFault) -> Int {
    var row = RowReader(source, line: line, budget: budget) { [parts, prefix, bytes] place in
      let line = SourceLine(at: place, in: bytes)
      let start = line.start + (prefix?.count(in: line, of: bytes) ?? 0)
      return parts.part(from: start, to: line.end, isOpen: false) != nil
    }
    row.read(after: word)
    budget = row.budget
    let first = file.fields.count
    file.fields.append(contentsOf: row.fields)
    for note in row.notes { file.note(note.message, at: note.offset) }
    if word.type == nil {
      let name = source.text(SourceSlice(word.range))
      file.note("\"\(name)\" is not an element type; it becomes Other", at: word.range.lowerBound)
    }
    let node = try file.append(
      ImportedNode(
        type: word.type ?? .other, section: dump.section, isMain: word.isMain, isClosed: false,
        isVerbatim: false, depth: UInt16(truncatingIfNeeded: depth),
        word: SourceSlice(word.range), firstField: UInt32(truncatingIfNeeded: first),
        fieldCount: UInt16(truncatingIfNeeded: row.fields.count)), at: line.start)
    if dump.firstNode == nil { dump.firstNode = node }
    file.add(.row(Int32(truncatingIfNeeded: node)))
    let last = SourceLine(at: row.end, in: bytes)
    file.addText(row.end..<last.next)
    position = last.next
    return node
  }

  /// Ends a dump; if no tree was printed, the matches of a query become one.
  private mutating func endDump() {
    defer {
      dump = DumpState()
      levels = []
    }
    if let tree = dump.tree {
      file.trees[tree].context =
        (dump.firstNode ?? file.trees[tree].nodes.lowerBound)..<file.nodes.count
      return
    }
    guard let chain = dump.chain else { return }
    guard !dump.output.isEmpty else {
      return file.note("the query matched nothing; there is no element to import", at: chain)
    }
    file.note(
      "only what the query matched is known, not the elements around it", at: chain)
    file.trees.append(
      ImportedTree(
        form: .queryOutput, nodes: dump.output,
        context: (dump.firstNode ?? dump.output.lowerBound)..<dump.output.lowerBound,
        bundleIdentifier: dump.bundle))
  }
}

/// Where the reader is within a dump.
private struct DumpState {
  var section = ImportedNode.Section.tree
  var isOpen = false
  /// Whether it is within the braces of an output.
  var isInBraces = false
  /// Whether the path to the element has begun.
  var hasPath = false
  var tree: Int?
  var bundle: SourceSlice?
  var chain: Int?
  var hasSteps = false
  var output = 0..<0
  /// The first row of the dump.
  var firstNode: Int?

  var hasTree: Bool { tree != nil }
  var hasChain: Bool { chain != nil }

  mutating func begin(_ section: ImportedNode.Section) {
    self.section = section
    isOpen = true
  }
}

/// A row that later rows may be below.
private struct RowLevel {
  let column: Int
}

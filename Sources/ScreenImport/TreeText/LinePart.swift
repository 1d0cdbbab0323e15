/// The kinds of lines in a dump.
enum LinePart {
  /// The arrow before the word of a row.
  enum Arrow {
    case none
    /// `→`, before the first row of a part.
    case first
    /// `↳`, before further rows of a path.
    case further
  }

  /// `Attributes:` and a row.
  case attributes(row: Int)
  /// `Element subtree:`.
  case subtree
  /// `Path to element:`.
  case path
  /// `Query chain:`.
  case chain
  /// `Find: ` and a step: the position of its words, and whether an arrow for later steps comes
  /// first.
  case step(words: Int, isFirst: Bool)
  /// `Output: {` or `Input: {`.
  case output
  /// `}`.
  case outputEnd
  /// A row: the column it is indented to, its word, and the arrow before it.
  case row(column: Int, word: RowWord, arrow: Arrow)
  /// `Application bundle identifier: ` and the position after it.
  case bundle(words: Int)
}

/// Recognises the lines of a dump.
struct LineParts {
  let source: ImportSource

  private var bytes: [UInt8] { source.bytes }

  /// The part that begins at an offset of a line; nil for other text.
  ///
  /// A bare word can only be a row inside a dump.
  func part(from start: Int, to end: Int, isOpen: Bool) -> LinePart? {
    let place = SourceLine.text(from: start, to: end, in: bytes)
    guard place < end else { return nil }
    switch bytes[place] {
    case UInt8(ascii: "A"):
      if source.has("Attributes: ", at: place), RowWord.at(place + 12, in: source) != nil {
        return .attributes(row: place + 12)
      }
      if source.has("Application bundle identifier: ", at: place) {
        return .bundle(words: place + 31)
      }
    case UInt8(ascii: "E"): if source.has("Element subtree:", at: place) { return .subtree }
    case UInt8(ascii: "P"): if source.has("Path to element:", at: place) { return .path }
    case UInt8(ascii: "Q"): if source.has("Query chain:", at: place) { return .chain }
    case UInt8(ascii: "O"): if source.has("Output: {", at: place) { return .output }
    case UInt8(ascii: "I"): if source.has("Input: {", at: place) { return .output }
    case UInt8(ascii: "F"):
      if source.has("Find: ", at: place) { return .step(words: place + 6, isFirst: true) }
    case UInt8(ascii: "}"): return place + 1 == end ? .outputEnd : nil
    case 0xE2: return arrow(at: place, start: start)
    default: break
    }
    guard let word = RowWord.at(place, in: source), word.isStrong || isOpen else { return nil }
    return .row(column: column(of: place, from: start), word: word, arrow: .none)
  }

  /// A row or a step after an arrow.
  private func arrow(at place: Int, start: Int) -> LinePart? {
    if source.has("→Find: ", at: place) { return .step(words: place + 9, isFirst: true) }
    if source.has("↪\u{FE0E}Find: ", at: place) { return .step(words: place + 12, isFirst: false) }
    if source.has("↪Find: ", at: place) { return .step(words: place + 9, isFirst: false) }
    let isFirst = source.has("→", at: place)
    guard isFirst || source.has("↳", at: place),
      let word = RowWord.at(place + 3, in: source)
    else { return nil }
    return .row(
      column: column(of: place, from: start), word: word, arrow: isFirst ? .first : .further)
  }

  /// The column of an offset; a tab counts as four.
  private func column(of place: Int, from start: Int) -> Int {
    bytes[start..<place].reduce(0) { $0 + ($1 == 0x09 ? 4 : 1) }
  }

  /// Where the first part of a dump begins in a line after other text, or nil.
  func anchor(in line: SourceLine) -> Int? {
    let end = min(line.end, line.start + LinePrefix.longest)
    for place in line.start..<max(line.start, end) where isAnchor(at: place) { return place }
    let place = LinePrefix.endOfSigns(in: line, of: bytes)
    guard place > line.start, let word = RowWord.at(place, in: source), word.isStrong else {
      return nil
    }
    return blanks(before: place, from: line.start)
  }

  private func isAnchor(at place: Int) -> Bool {
    switch bytes[place] {
    case UInt8(ascii: "A"):
      source.has("Attributes: ", at: place) && RowWord.at(place + 12, in: source) != nil
    case UInt8(ascii: "E"): source.has("Element subtree:", at: place)
    case UInt8(ascii: "Q"): source.has("Query chain:", at: place)
    case 0xE2:
      source.has("→", at: place) && RowWord.at(place + 3, in: source)?.isStrong == true
    default: false
    }
  }

  /// One space after a sign belongs to the prefix; more are indentation.
  private func blanks(before place: Int, from start: Int) -> Int {
    var first = place
    while first > start, bytes[first - 1] == 0x20 { first -= 1 }
    return first == start ? place : min(first + 1, place)
  }
}

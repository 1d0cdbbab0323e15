/// Reads one row, which spans several lines if a text in it does.
struct RowReader {
  static let lineLimit = 64
  /// The most bytes of a text in quotes that spans several lines.
  static let textLimit = 16_384

  let source: ImportSource
  /// Whether a row or another part of a dump begins at an offset.
  let beginsPart: (Int) -> Bool
  private(set) var fields: [ImportedField] = []
  private(set) var notes: [ImportNote] = []
  /// The offset after the row.
  private(set) var end: Int
  /// The number of bytes that it may still look ahead.
  private(set) var budget: Int
  private var line: SourceLine
  /// Whether the search for a closing quote has used up the budget.
  private var isPastLimit = false

  private var bytes: [UInt8] { source.bytes }

  init(
    _ source: ImportSource, line: SourceLine, budget: Int, beginsPart: @escaping (Int) -> Bool
  ) {
    self.source = source
    self.line = line
    self.budget = budget
    self.beginsPart = beginsPart
    end = line.end
  }

  /// Reads the rest of the row after its first word.
  mutating func read(after word: RowWord) {
    var place = word.end
    while place < line.end {
      guard let (style, length) = separator(at: place),
        let (kind, nameLength) = RowFieldName.at(place + length, in: source),
        let next = read(kind, style, from: place + length + nameLength)
      else { break }
      place = next
    }
    if place < line.end { takeRest(from: place) }
    end = line.end
  }

  private func separator(at place: Int) -> (ImportedField.Style, Int)? {
    if source.has(", ", at: place) { return (.plain, 2) }
    if source.has(": ", at: place) { return (.colon, 2) }
    return source.has(" ", at: place) ? (.blank, 1) : nil
  }

  /// Reads the text of a field.
  ///
  /// Returns the offset after it, or nil if it is not a field.
  private mutating func read(
    _ kind: ImportedField.Kind, _ style: ImportedField.Style, from start: Int
  ) -> Int? {
    switch kind {
    case .address, .processID, .traits: return word(kind, style, from: start)
    case .frame: return braces(kind, style, from: start, closing: "}}")
    case .hitPoint: return braces(kind, style, from: start, closing: "}")
    case .value: return value(style, from: start)
    case .identifier, .title, .label, .placeholder: return quoted(kind, style, from: start)
    default:
      add(kind, style, start..<start)
      return start
    }
  }

  mutating func add(
    _ kind: ImportedField.Kind, _ style: ImportedField.Style, _ range: Range<Int>
  ) {
    fields.append(
      ImportedField(
        kind: kind, style: style, name: .empty(at: range.lowerBound), words: SourceSlice(range)))
  }

  mutating func note(_ message: String, at offset: Int) {
    notes.append(ImportNote(offset: offset, message: message))
  }

  // MARK: - Words

  /// Letters and digits up to a comma, a colon or a blank.
  private mutating func word(
    _ kind: ImportedField.Kind, _ style: ImportedField.Style, from start: Int
  ) -> Int {
    var place = start
    while place < line.end, !isSeparator(bytes[place]) { place += 1 }
    add(kind, style, start..<place)
    return place
  }

  private func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":") || byte == 0x20
  }

  private mutating func braces(
    _ kind: ImportedField.Kind, _ style: ImportedField.Style, from start: Int,
    closing: StaticString
  ) -> Int {
    var place = start
    while place < line.end, !source.has(closing, at: place) { place += 1 }
    if place >= line.end {
      note("the row ends inside \(kind == .frame ? "its frame" : "a point")", at: start)
    }
    let end = min(place + closing.utf8CodeUnitCount, line.end)
    add(kind, style, start..<end)
    return end
  }

  /// Keeps text of no known format, such as the comma of a list, or words.
  private mutating func takeRest(from place: Int) {
    add(.unknown, .bare, place..<line.end)
    guard line.end - place > 1 || bytes[place] != UInt8(ascii: ",") else { return }
    let words = source.text(SourceSlice(place..<min(line.end, place + 40)))
    note("the words \"\(words)\" are not understood", at: place)
  }

  // MARK: - Values

  /// A value has no quotes and reaches to the end of the row or to the states there.
  private mutating func value(_ style: ImportedField.Style, from start: Int) -> Int {
    extendValue(from: start)
    let end = endOfValue(from: start)
    add(.value, style, start..<end)
    if end - start >= 3, source.has("...", at: end - 3) {
      note("the value is cut after 18 characters; the rest is not known", at: start)
    }
    return end
  }

  /// Moves back before the states and the point at the end of the row.
  private func endOfValue(from start: Int) -> Int {
    var end = line.end
    if end > start, bytes[end - 1] == UInt8(ascii: ",") { end -= 1 }
    while let shorter = withoutLastField(start, end) { end = shorter }
    return end
  }

  private func withoutLastField(_ start: Int, _ end: Int) -> Int? {
    var place = end
    let least = max(start, end - 64)
    while place > least {
      place -= 1
      guard bytes[place] == UInt8(ascii: ","), source.has(", ", at: place),
        let (kind, length) = RowFieldName.at(place + 2, in: source)
      else { continue }
      switch kind {
      case .keyboardFocus, .focus, .disabled, .selected:
        if place + 2 + length == end { return place }
      case .hitPoint: if bytes[end - 1] == UInt8(ascii: "}") { return place }
      default: continue
      }
    }
    return nil
  }

  /// Adds the next lines to a value if they are between two rows and begin none.
  private mutating func extendValue(from start: Int) {
    guard line.end - start < 24, line.next < bytes.count, !beginsPart(line.next) else { return }
    var ahead = line
    for _ in 0..<8 where ahead.next < bytes.count && budget > 0 {
      let further = SourceLine(at: ahead.next, in: bytes)
      budget -= further.next - further.start
      if further.next < bytes.count, further.end - start <= 64, beginsPart(further.next) {
        note("the value probably continues over several lines", at: start)
        line = SourceLine(joining: line, further)
        return
      }
      ahead = further
    }
  }
}

extension RowReader {
  // MARK: - Texts in quotes

  /// A text in quotes; quotes and line ends inside are not escaped.
  private mutating func quoted(
    _ kind: ImportedField.Kind, _ style: ImportedField.Style, from start: Int
  ) -> Int? {
    guard let close = closingQuote(from: start) else {
      // A cut text is printed after a comma, as in every dump.
      guard style == .plain else { return nil }
      let end = line.end
      add(kind, .unclosed, start..<end)
      let within = " in \(Self.lineLimit) lines and \(Self.textLimit) bytes"
      note(
        "the \(kind.rowName) ends early: it has no closing quote" + (isPastLimit ? within : ""),
        at: start)
      return end
    }
    add(kind, style, start..<close)
    return close + 1
  }

  /// The quote that ends a text: the first one followed by the end of the row or by another field.
  private mutating func closingQuote(from start: Int) -> Int? {
    var current = line
    var place = start
    for _ in 0..<Self.lineLimit {
      while place < current.end {
        if bytes[place] == UInt8(ascii: "'"), closes(at: place, lineEnd: current.end) {
          return settle(at: place, in: current, from: start)
        }
        place += 1
      }
      guard current.next < bytes.count, !beginsPart(current.next) else { return nil }
      guard current.next - start < Self.textLimit, budget > 0 else { break }
      current = SourceLine(at: current.next, in: bytes)
      budget -= current.next - current.start
      place = current.start
    }
    isPastLimit = true
    return nil
  }

  private func closes(at quote: Int, lineEnd: Int) -> Bool {
    if quote + 1 >= lineEnd { return true }
    if quote + 2 == lineEnd, bytes[quote + 1] == UInt8(ascii: ",") { return true }
    guard source.has(", ", at: quote + 1) else { return false }
    return RowFieldName.at(quote + 3, in: source) != nil
  }

  /// Takes this quote, unless it only ends a line within the text; then a later quote ends the
  /// text.
  private mutating func settle(at quote: Int, in found: SourceLine, from start: Int) -> Int {
    defer { if line.end < found.end { line = SourceLine(joining: line, found) } }
    guard quote + 1 == found.end, found.next < bytes.count, !beginsPart(found.next) else {
      return quote
    }
    guard let (later, last) = laterQuote(after: found, from: start) else { return quote }
    note("the text has quotes at the end of a line; it probably continues", at: start)
    line = SourceLine(joining: line, last)
    return later
  }

  /// A quote on one of the next lines, right before the next row.
  private mutating func laterQuote(
    after found: SourceLine, from start: Int
  ) -> (quote: Int, line: SourceLine)? {
    var ahead = found
    for _ in 0..<8 where ahead.next < bytes.count && budget > 0 {
      let further = SourceLine(at: ahead.next, in: bytes)
      budget -= further.next - further.start
      guard further.end > further.start, further.end - start < Self.textLimit,
        further.next < bytes.count
      else { return nil }
      let isLast = beginsPart(further.next)
      if isLast, let quote = closingQuote(in: further) { return (quote, further) }
      guard !isLast else { return nil }
      ahead = further
    }
    return nil
  }

  private func closingQuote(in line: SourceLine) -> Int? {
    (line.start..<line.end).first {
      bytes[$0] == UInt8(ascii: "'") && closes(at: $0, lineEnd: line.end)
    }
  }
}

extension SourceLine {
  /// Joins lines, from the start of the first to the end of the last.
  init(joining first: SourceLine, _ last: SourceLine) {
    start = first.start
    end = last.end
    next = last.next
  }
}

import AccessibilityTree

/// Reads text in the form of `debugDescription` back, by the grammar of behaviour.md B alone.
///
/// Texts in rows are not escaped, so a quote ends one only where a further attribute, a state or
/// the next row follows.
struct PrintedText {
  /// What is wrong, and at which line.
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  private let scalars: [Unicode.Scalar]
  private(set) var place = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  var isAtEnd: Bool { place >= scalars.count }

  /// Fails with the line that is being read.
  func fault(_ words: String) -> Fault {
    let line = scalars[..<min(place, scalars.count)].count { $0 == "\n" } + 1
    let rest = String(String.UnicodeScalarView(scalars[min(place, scalars.count)...].prefix(60)))
    return Fault(description: "line \(line): \(words), not \"\(rest)\"")
  }

  func sees(_ words: String, at offset: Int = 0) -> Bool {
    var index = place + offset
    for scalar in words.unicodeScalars {
      guard index < scalars.count, scalars[index] == scalar else { return false }
      index += 1
    }
    return true
  }

  mutating func take(_ words: String) -> Bool {
    guard sees(words) else { return false }
    place += words.unicodeScalars.count
    return true
  }

  mutating func expect(_ words: String) throws(Fault) {
    guard take(words) else { throw fault("expected \"\(words)\"") }
  }

  /// The text up to the first character for which a condition is true, without that character.
  mutating func text(until isEnd: (PrintedText) -> Bool) -> String {
    let start = place
    while !isAtEnd, !isEnd(self) { place += 1 }
    return String(String.UnicodeScalarView(scalars[start..<place]))
  }

  mutating func takeBlanks() -> Int {
    let start = place
    while take(" ") {}
    return place - start
  }
}

extension PrintedText {
  private static let typeNames = Dictionary(
    uniqueKeysWithValues: ElementType.allCases.map { ($0.name, $0) })
  private static let fieldStarts = [
    "0x", "pid: ", "{{", "identifier: '", "title: '", "label: '", "placeholderValue: '", "value: ",
    "Keyboard Focused", "Focused", "Disabled", "Selected",
  ]

  /// Whether a field of the row, or its end, begins here.
  private var isAtFieldEnd: Bool {
    if isAtEnd || isAtRowEnd { return true }
    guard sees(", ") else { return false }
    return Self.fieldStarts.dropFirst(3).contains { sees($0, at: 2) }
  }

  /// Whether a line ends here, and after it something other than the rest of a text begins.
  private var isAtRowEnd: Bool {
    guard sees("\n") else { return false }
    var next = self
    next.place += 1
    if next.isAtEnd || next.sees("Path to element:") || next.sees("Query chain:") { return true }
    if next.sees("Element subtree:") { return true }
    _ = next.takeBlanks()
    if next.sees("}\n") || next.sees("↪\u{FE0E}Find: ") { return true }
    _ = next.take("→") || next.take("↳")
    let word = next.text { $0.sees(",") || $0.sees(" ") || $0.sees("\n") }
    return Self.typeNames[word] != nil
  }

  /// One row, its line end left; its fields must come in the order of the grammar.
  mutating func row() throws(Fault) -> PrintedRow {
    var row = PrintedRow()
    let word = text { $0.sees(",") || $0.sees(" ") || $0.sees("\n") }
    guard let type = Self.typeNames[word] else { throw fault("expected a type behind \(word)") }
    row.type = type
    row.isMain = take(" (Main)")
    var last = -1
    while take(", ") {
      guard let field = Self.fieldStarts.firstIndex(where: { sees($0) }) else {
        throw fault("expected a field")
      }
      guard field > last else { throw fault("a field out of order") }
      last = field
      try read(field, into: &row)
    }
    return row
  }

  private mutating func read(_ field: Int, into row: inout PrintedRow) throws(Fault) {
    let start = Self.fieldStarts[field]
    guard field < 8 else {
      row.states.append(start)
      return try expect(start)
    }
    if start == "{{" {
      row.frame = try frame()
      return
    }
    try expect(start)
    switch field {
    case 0: row.address = UInt64(text { !$0.isAtHexDigit }, radix: 16)
    case 1: row.processID = Int32(text { $0.sees(",") || $0.sees("\n") })
    case 3: row.identifier = try quoted()
    case 4: row.title = try quoted()
    case 5: row.label = try quoted()
    case 6: row.placeholder = try quoted()
    default: row.value = text { $0.isAtFieldEnd }
    }
  }

  private var isAtHexDigit: Bool {
    !isAtEnd && scalars[place].properties.isASCIIHexDigit
  }

  private mutating func quoted() throws(Fault) -> String {
    let words = text { reader in
      guard reader.sees("'") else { return false }
      var behind = reader
      behind.place += 1
      return behind.isAtFieldEnd
    }
    try expect("'")
    return words
  }

  private mutating func frame() throws(Fault) -> ElementFrame {
    try expect("{{")
    let x = try number(upTo: ", ")
    let y = try number(upTo: "}, {")
    let width = try number(upTo: ", ")
    let height = try number(upTo: "}}")
    return ElementFrame(x: x, y: y, width: width, height: height)
  }

  private mutating func number(upTo end: String) throws(Fault) -> Double {
    let words = text { $0.sees(end) || $0.sees("\n") }
    guard let number = Double(words) else { throw fault("expected a number for \(words)") }
    let decimals = words.split(separator: ".").dropFirst().first?.count
    guard decimals == 1 || !number.isFinite else { throw fault("expected one decimal") }
    try expect(end)
    return number
  }
}

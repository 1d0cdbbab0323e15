import SimulatedApp

extension MeasuredLatencies {
  /// Reads a column of a table of comma-separated values.
  ///
  /// - Parameters:
  ///   - bytes: the file; cells may be in double quotes, and `;` or tabs may replace commas.
  ///   - column: the name in the first line, or the number from 1; nil means the first column.
  ///   - rows: a text that the lines to read must contain, where `*` matches anything; nil reads
  ///     all lines.
  ///   - unit: the unit of the numbers; nil uses the ending of the column's name, as in `load_ms`,
  ///     else ms.
  public init(
    csv bytes: [UInt8], column: String? = nil, rows: String? = nil, unit: Unit? = nil
  ) {
    self.init(checking: bytes) { $0.readTable($1, column, rows, unit) }
  }

  private mutating func readTable(
    _ text: String, _ column: String?, _ rows: String?, _ unit: Unit?
  ) {
    var reader = TableReader(text)
    guard let head = reader.next() else { return fault(1, 1, "the file is empty") }
    guard let place = place(of: column, in: head) else { return }
    let isHead = column.map { Int($0) == nil } ?? false || Self.number(head, place) == nil
    let unit = unit ?? (isHead ? Self.unit(ofColumn: head[place].text) : nil) ?? .milliseconds
    var row = isHead ? reader.next() : head
    while let cells = row, goesOn {
      let isTaken = rows.map { Self.holds(cells.map(\.text).joined(separator: ","), $0) } ?? true
      if isTaken { read(cells, place, unit) }
      row = reader.next()
    }
    if let place = reader.openQuote { fault(place.line, place.column, "the quote is not closed") }
    if let place = reader.surplus {
      fault(
        place.line, place.column, "a line has more than \(TableReader.cellLimit) cells, the limit")
    }
  }

  private mutating func read(_ cells: [TableReader.Cell], _ place: Int, _ unit: Unit) {
    guard cells.indices.contains(place) else {
      let last = cells[cells.count - 1]
      return fault(last.line, last.column, "expected \(place + 1) cells, found \(cells.count)")
    }
    guard let number = Self.number(cells, place) else {
      let cell = cells[place]
      return fault(
        cell.line, cell.column,
        "expected a duration in \(unit.rawValue), found '\(cell.text.prefix(40))'")
    }
    add(number, unit, line: cells[place].line, column: cells[place].column)
  }

  /// The index of the column's cell; records a fault if there is no such column.
  private mutating func place(of column: String?, in head: [TableReader.Cell]) -> Int? {
    guard let column else { return 0 }
    if let number = Int(column) {
      if number >= 1, number <= head.count { return number - 1 }
      fault(1, 1, "there is no column \(number) of \(head.count)")
      return nil
    }
    let names = head.map(\.text)
    if let place = names.firstIndex(of: column) { return place }
    let nearest = NearestName.of(column, in: names).map { "; did you mean '\($0)'?" } ?? ""
    fault(1, 1, "there is no column '\(column)'\(nearest)")
    return nil
  }

  private static func number(_ cells: [TableReader.Cell], _ place: Int) -> Double? {
    Double(cells[place].text.filter { $0 != " " })
  }

  private static func unit(ofColumn name: String) -> Unit? {
    let word = name.lowercased().split { !$0.isLetter }.last.map(String.init) ?? ""
    switch word {
    case "s", "sec", "seconds": return .seconds
    case "ms", "millis", "milliseconds": return .milliseconds
    case "us", "µs", "micros", "microseconds": return .microseconds
    default: return nil
    }
  }
}

/// Splits a table into lines and cells with their positions.
struct TableReader {
  struct Cell: Equatable {
    var text = ""
    let line: Int
    let column: Int
  }

  private let text: [Character]
  private let separator: Character
  private var position = 0
  private var line = 1
  private var column = 1
  /// The position of a quote that is never closed.
  private(set) var openQuote: (line: Int, column: Int)?

  /// The position of the first cell that is above the limit, and is left out.
  private(set) var surplus: (line: Int, column: Int)?

  /// The most cells of a line.
  static let cellLimit = 10_000

  init(_ text: String) {
    self.text = Array(text)
    let first = text.prefix { !$0.endsLine }
    let counts = [",", ";", "\t"].map { mark in first.count { String($0) == mark } }
    separator = counts[0] > 0 ? "," : counts[1] > 0 ? ";" : counts[2] > 0 ? "\t" : ","
  }

  /// The next line that is not empty; nil at the end.
  mutating func next() -> [Cell]? {
    while position < text.count, text[position].endsLine { step() }
    guard position < text.count else { return nil }
    var cells: [Cell] = []
    while true {
      let cell = cell()
      if cells.count < Self.cellLimit {
        cells.append(cell)
      } else if surplus == nil {
        surplus = (cell.line, cell.column)
      }
      guard position < text.count, text[position] == separator else { return cells }
      step()
    }
  }

  private mutating func cell() -> Cell {
    var cell = Cell(line: line, column: column)
    var isQuoted = false
    while position < text.count {
      let character = text[position]
      if character == "\"" {
        isQuoted = quote(isQuoted, &cell)
      } else if !isQuoted, character == separator || character.endsLine {
        break
      } else {
        cell.text.append(character)
      }
      step()
    }
    if isQuoted { openQuote = (cell.line, cell.column) }
    return cell
  }

  /// Reads a quote; two quotes inside a quoted cell are one quote of its text.
  private mutating func quote(_ isQuoted: Bool, _ cell: inout Cell) -> Bool {
    guard isQuoted, position + 1 < text.count, text[position + 1] == "\"" else { return !isQuoted }
    step()
    cell.text.append("\"")
    return true
  }

  private mutating func step() {
    if text[position].endsLine { (line, column) = (line + 1, 1) } else { column += 1 }
    position += 1
  }
}

extension Character {
  /// Whether the character ends a line, as editors count lines.
  var endsLine: Bool { self == "\n" || self == "\r\n" || self == "\r" }
}

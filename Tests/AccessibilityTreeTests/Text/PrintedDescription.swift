import AccessibilityTree

/// All that a text in the form of `debugDescription` says, read back part by part.
struct PrintedDescription {
  /// A row of a tree, and its level below the first one.
  struct Placed: Equatable {
    let level: Int
    let row: PrintedRow
  }

  /// A step of a query's chain, and its output, if there is one.
  struct Step: Equatable {
    let words: String
    let output: [PrintedRow]?
  }

  private(set) var attributes: PrintedRow?
  private(set) var subtree: [Placed] = []
  private(set) var path: [PrintedRow] = []
  private(set) var chain: [Step] = []
  /// Whether the chain has its title and arrow, as that of an element has.
  private(set) var isHeaded = false

  /// Reads a whole text; all parts but one may be missing.
  init(_ text: String) throws(PrintedText.Fault) {
    var text = PrintedText(text)
    if text.take("Attributes: ") {
      attributes = try text.row()
      try text.expect("\nElement subtree:\n")
    }
    if text.sees(" →") || text.sees(" Group") {
      subtree = try Self.tree(&text, first: 1, second: 4)
    } else if text.sees("Application") {
      subtree = try Self.tree(&text, first: 0, second: 2)
    }
    if text.take("Path to element:\n") { path = try Self.path(&text) }
    if text.take("Query chain:\n →") { isHeaded = true }
    if text.sees("Find: ") { chain = try Self.chain(&text) }
    guard text.isAtEnd else { throw text.fault("expected the end") }
  }

  private static func tree(
    _ text: inout PrintedText, first: Int, second: Int
  ) throws(PrintedText.Fault) -> [Placed] {
    var rows: [Placed] = []
    while !text.isAtEnd, !text.sees("Path"), !text.sees("Query") {
      let blanks = text.takeBlanks()
      let level = rows.isEmpty ? 0 : (blanks - second) / 2 + 1
      let wanted = rows.isEmpty ? first : second + 2 * (level - 1)
      let deepest = rows.last.map { $0.level + 1 } ?? 0
      guard blanks == wanted, level <= deepest, level > 0 || rows.isEmpty else {
        throw text.fault("\(blanks) blanks behind level \(deepest - 1)")
      }
      if rows.isEmpty { _ = text.take("→") }
      rows.append(Placed(level: level, row: try text.row()))
      try text.expect("\n")
    }
    return rows
  }

  private static func path(_ text: inout PrintedText) throws(PrintedText.Fault) -> [PrintedRow] {
    var rows: [PrintedRow] = []
    while text.sees(" ") {
      guard text.takeBlanks() == rows.count + 1 else { throw text.fault("a wrong indent") }
      try text.expect(rows.isEmpty ? "→" : "↳")
      rows.append(try text.row())
      try text.expect("\n")
    }
    return rows
  }

  private static func chain(_ text: inout PrintedText) throws(PrintedText.Fault) -> [Step] {
    var steps: [Step] = []
    while !text.isAtEnd {
      if !steps.isEmpty {
        guard text.takeBlanks() == 2 * steps.count else { throw text.fault("a wrong indent") }
        try text.expect("↪\u{FE0E}")
      }
      try text.expect("Find: ")
      let words = text.text { $0.sees("\n") }
      try text.expect("\n")
      steps.append(Step(words: words, output: try output(&text, level: steps.count)))
    }
    return steps
  }

  private static func output(
    _ text: inout PrintedText, level: Int
  ) throws(PrintedText.Fault) -> [PrintedRow]? {
    let indent = String(repeating: " ", count: 2 * level + 2)
    guard text.take(indent + "Output: {\n") else { return nil }
    var rows: [PrintedRow] = []
    while !text.take(indent + "}\n") {
      try text.expect(indent + "  ")
      rows.append(try text.row())
      try text.expect("\n")
    }
    return rows
  }
}

/// Edits of a Swift text at one of its statements.
///
/// ```swift
/// let edit = StatementEdit(text, line: 12)
/// let changed = edit?.inserting("XCTAssertTrue(app.buttons[\"a\"].waitForExistence(timeout: 5))")
/// ```
package struct StatementEdit {
  let lines: [Substring]
  let tokens: SwiftTokens
  let bounds: StatementBounds
  /// The tokens of the statement.
  let statement: Range<Int>

  /// Finds the statement that a line of a text belongs to; nil if the line is in none, or in a
  /// declaration.
  package init?(_ text: String, line: Int) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let tokens = SwiftTokens(text)
    self.tokens = tokens
    bounds = StatementBounds(tokens)
    guard let start = bounds.start(ofLine: line), !bounds.isDeclaration(start) else { return nil }
    statement = start..<bounds.end(from: start)
  }

  /// The text with a line of code before the statement.
  package func inserting(_ code: String) -> String { inserting(code, at: firstLine - 1) }

  /// The text with a line of code after the statement.
  package func appending(_ code: String) -> String { inserting(code, at: lastLine) }

  /// The text with another number in the statement; nil unless the number occurs exactly once, or
  /// exactly once as a timeout.
  package func replacing(number old: String, by new: String) -> String? {
    guard let value = Double(old) else { return nil }
    let all = statement.filter {
      tokens.code[$0].kind == .number && Double(tokens.text($0)) == value
    }
    let timeouts = all.filter {
      tokens.text($0 - 1) == ":" && ["timeout", "atMost"].contains(tokens.text($0 - 2))
    }
    guard let place = timeouts.count == 1 ? timeouts.first : all.first,
      timeouts.count == 1 || all.count == 1
    else { return nil }
    return replacing(tokens.code[place].range, by: new)
  }

  /// The text with another query in the statement; nil unless the old one occurs exactly once.
  ///
  /// Only the part in which they differ has to occur, as the part before it may have a name.
  package func replacing(query old: String, by new: String) -> String? {
    let common = zip(old, new).prefix { $0 == $1 }.count
    let starts = old.indices.filter { old[$0] == "." || old[$0] == "[" }
      .map { old.distance(from: old.startIndex, to: $0) }
    let cut = starts.last { $0 <= common } ?? 0
    let (old, new) = (String(old.dropFirst(cut)), String(new.dropFirst(cut)))
    if let changed = replacing(text: old, by: new) { return changed }
    guard let name = Self.name(in: old), let other = Self.name(in: new) else { return nil }
    return replacing(text: name, by: other)
  }

  /// The receiver of a call in the statement: `page.app` for `launch`.
  package func receiver(of function: String) -> String? {
    statement.lazy.filter { tokens.text($0) == function && tokens.text($0 + 1) == "(" }
      .compactMap { chain(before: $0) }.first
  }

  /// The expression that the statement uses for the app: the start of a query that ends with `app`.
  package var app: String? {
    statement.lazy.filter { QueryProperties.property(tokens.text($0)) != nil }
      .compactMap { chain(before: $0) }.first { $0 == "app" || $0.hasSuffix(".app") }
  }

  /// Whether the statement has a string literal, written as in the code.
  package func names(_ literal: String) -> Bool {
    statement.contains { tokens.text($0) == literal }
  }

  // MARK: - Parts of the text

  var firstLine: Int {
    tokens.place(of: tokens.code[statement.lowerBound].range.lowerBound).line
  }

  private var lastLine: Int {
    tokens.place(of: tokens.code[statement.upperBound - 1].range.upperBound - 1).line
  }

  private func inserting(_ code: String, at index: Int) -> String {
    inserting(code, at: index, asFarInAs: firstLine)
  }

  /// The text with code that is as far from the margin as another line.
  func inserting(_ code: String, at index: Int, asFarInAs line: Int) -> String {
    let indent = self.indent(ofLine: line)
    var changed = lines
    changed.insert(indent + code.replacing("\n", with: "\n" + indent), at: index)
    return changed.joined(separator: "\n")
  }

  func indent(ofLine line: Int) -> Substring {
    lines[line - 1].prefix { $0 == " " || $0 == "\t" }
  }

  /// The bytes of tokens and of the text between them.
  func bytes(of part: Range<Int>) -> Range<Int> {
    tokens.code[part.lowerBound].range
      .lowerBound..<tokens.code[part.upperBound - 1].range
      .upperBound
  }

  func text(of part: Range<Int>) -> String {
    String(decoding: tokens.bytes[bytes(of: part)], as: UTF8.self)
  }

  private func replacing(text old: String, by new: String) -> String? {
    let part = text(of: statement)
    let found = part.ranges(of: old)
    guard found.count == 1, let range = found.first else { return nil }
    let start = bytes(of: statement).lowerBound + part[..<range.lowerBound].utf8.count
    return replacing(start..<start + old.utf8.count, by: new)
  }

  func replacing(_ range: Range<Int>, by new: String) -> String {
    String(
      decoding: tokens.bytes[..<range.lowerBound] + Array(new.utf8)
        + tokens.bytes[range.upperBound...], as: UTF8.self)
  }

  /// The literal in `["name"]`.
  private static func name(in subscript: String) -> String? {
    guard `subscript`.hasPrefix("[\""), `subscript`.hasSuffix("\"]") else { return nil }
    return String(`subscript`.dropFirst().dropLast())
  }

  /// The names with dots that lead to a token, such as `page.app`; nil if there are none.
  private func chain(before place: Int) -> String? {
    guard tokens.text(place - 1) == "." else { return nil }
    var start = place - 1
    while tokens.text(start) == ".", tokens.isWord(start - 1) { start -= 2 }
    let first = tokens.text(start) == "." ? place - 1 : start + 1
    guard first < place - 1 else { return nil }
    return (first..<place - 1).map(tokens.text).joined()
  }
}

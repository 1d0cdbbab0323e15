/// Reads the Markdown inside a line: emphasis, code, links, references to characters, escapes.
///
/// The rules are those of CommonMark, and for `~~` those of GitHub.
package struct InlineMarkdown {
  /// A part of the text without its marks.
  package struct Piece: Equatable {
    package var text: String
    /// The destination of its link.
    package var link: String?

    package init(_ text: String, link: String? = nil) {
      self.text = text
      self.link = link
    }
  }

  /// Texts with more runs of marks stay as they are.
  static let runLimit = 1_000

  private let characters: [Character]
  /// Characters that count as letters although they are none.
  private let letters: String
  private var place = 0
  private var parts: [Part] = []
  private var brackets: [(part: Int, isImage: Bool, leads: Bool)] = []
  private var runCount = 0

  private init(_ text: String, letters: String) {
    characters = Array(text)
    self.letters = letters
  }

  /// The text without its marks.
  ///
  /// Characters in `letters` count as letters: format specifiers are replaced by words later.
  package static func plain(_ text: String, letters: String = "") -> String {
    guard text.contains(where: { marks.contains($0) }) else { return text }
    return pieces(of: text, letters: letters).map(\.text).joined()
  }

  /// The parts of the text without its marks.
  package static func pieces(of text: String, letters: String = "") -> [Piece] {
    var reader = InlineMarkdown(text, letters: letters)
    reader.read()
    guard reader.runCount <= runLimit else { return [Piece(text)] }
    var found: [Piece] = []
    for piece in DelimiterRun.matched(reader.parts) {
      if let last = found.last, last.link == piece.link {
        found[found.count - 1].text += piece.text
      } else {
        found.append(piece)
      }
    }
    return found
  }

  private static let marks = Set("*_~`[<&\\")

  private mutating func read() {
    while place < characters.count, runCount <= Self.runLimit {
      switch characters[place] {
      case "\\": readEscape()
      case "`": readCode()
      case "*", "_", "~": readRun()
      case "!" where character(at: place + 1) == "[": openBracket("![")
      case "[": openBracket("[")
      case "]": closeBracket()
      case "<": readAddress()
      case "&": readReference()
      default: take(1)
      }
    }
  }

  private func character(at index: Int) -> Character? {
    characters.indices.contains(index) ? characters[index] : nil
  }

  /// Takes characters literally.
  private mutating func take(_ count: Int) {
    put(String(characters[place..<place + count]), past: place + count)
  }

  private mutating func put(_ text: String, link: String? = nil, past end: Int) {
    parts.append(.piece(Piece(text, link: link)))
    place = end
  }

  private mutating func readEscape() {
    guard let next = character(at: place + 1), next.isASCII, next.isPunctuation || next.isSymbol
    else { return take(1) }
    put(String(next), past: place + 2)
  }

  private func length(from start: Int, of mark: Character) -> Int {
    characters[start...].prefix { $0 == mark }.count
  }

  private mutating func readCode() {
    let count = length(from: place, of: "`")
    var end = place + count
    while end < characters.count {
      let closing = length(from: end, of: "`")
      if closing == count { break }
      end += max(1, closing)
    }
    guard end < characters.count else { return take(count) }
    var code = characters[(place + count)..<end].map { $0.isNewline ? " " : $0 }
    if code.count > 2, code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
      code = Array(code.dropFirst().dropLast())
    }
    put(String(code), past: end + count)
  }

  private mutating func readRun() {
    let mark = characters[place]
    let count = length(from: place, of: mark)
    let (before, after) = (character(at: place - 1), character(at: place + count))
    let (left, right) = (isFlanked(by: after, not: before), isFlanked(by: before, not: after))
    let isWord = mark == "_" && left && right
    parts.append(
      .run(
        DelimiterRun(
          mark: mark, length: count,
          opens: left && (!isWord || before.map(isMark) ?? true),
          closes: right && (!isWord || after.map(isMark) ?? true))))
    runCount += 1
    place += count
  }

  /// Whether marks belong to what is on one side of them rather than on the other.
  private func isFlanked(by inner: Character?, not outer: Character?) -> Bool {
    guard let inner, !inner.isWhitespace else { return false }
    guard isMark(inner), let outer else { return true }
    return outer.isWhitespace || isMark(outer)
  }

  private func isMark(_ character: Character) -> Bool {
    (character.isPunctuation || character.isSymbol) && !letters.contains(character)
  }

  private mutating func openBracket(_ text: String) {
    brackets.append((parts.count, text.count > 1, true))
    put(text, past: place + text.count)
  }

  private mutating func closeBracket() {
    guard let bracket = brackets.popLast(), bracket.leads, let (link, end) = target() else {
      return take(1)
    }
    let inner = DelimiterRun.matched(Array(parts[(bracket.part + 1)...]))
    parts.removeSubrange(bracket.part...)
    for piece in inner {
      parts.append(.piece(Piece(piece.text, link: bracket.isImage ? nil : link)))
    }
    place = end
    // There are no links inside links.
    guard !bracket.isImage else { return }
    for index in brackets.indices where !brackets[index].isImage { brackets[index].leads = false }
  }

  /// The destination of a link, read after the closing bracket, and the place where it ends.
  private func target() -> (link: String, end: Int)? {
    guard character(at: place + 1) == "(" else { return nil }
    var (depth, end) = (1, place + 2)
    while let next = character(at: end) {
      if next == "(" { depth += 1 }
      if next == ")" { depth -= 1 }
      if depth == 0 { break }
      end += 1
    }
    guard depth == 0 else { return nil }
    let words = String(characters[(place + 2)..<end]).split(
      separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
    // After the address, only a title in quotes may follow.
    if words.count > 1, !(words[1].first.map { "\"'(".contains($0) } ?? false) { return nil }
    return (words.first.map { $0.trimmingCharacters(in: ["<", ">"]) } ?? "", end + 1)
  }

  private mutating func readAddress() {
    let inner = characters[(place + 1)...].prefix { $0 != ">" && $0 != "<" && !$0.isWhitespace }
    let text = String(inner)
    guard character(at: inner.endIndex) == ">", text.contains(":") || text.contains("@"),
      text.first?.isLetter == true
    else { return take(1) }
    put(text, link: text.contains(":") ? text : "mailto:" + text, past: inner.endIndex + 1)
  }

  private mutating func readReference() {
    let inner = characters[(place + 1)...].prefix(10).prefix { $0 != ";" && !$0.isWhitespace }
    guard character(at: inner.endIndex) == ";", let text = Self.character(named: String(inner))
    else { return take(1) }
    put(text, past: inner.endIndex + 1)
  }

  private static func character(named name: String) -> String? {
    let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "nbsp": "\u{A0}", "copy": "©"]
    if let known = names[name] { return known }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    return UInt32(isHex ? digits.dropFirst() : digits, radix: isHex ? 16 : 10)
      .flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}

extension InlineMarkdown {
  /// What was read, before runs of marks are matched.
  fileprivate enum Part {
    case piece(Piece)
    case run(DelimiterRun)
  }

  /// Marks of one kind in a row, some of which may be matched with others.
  fileprivate struct DelimiterRun {
    let mark: Character
    let length: Int
    let opens: Bool
    let closes: Bool
    private var left: Int

    init(mark: Character, length: Int, opens: Bool, closes: Bool) {
      (self.mark, self.length, self.opens, self.closes) = (mark, length, opens, closes)
      left = length
    }

    /// Whether marks of this opening run can match those of another.
    private func belongs(to closer: DelimiterRun) -> Bool {
      guard mark == closer.mark, opens, left > 0 else { return false }
      if mark == "~" { return length == closer.length && length <= 2 }
      guard closes || closer.opens, (length + closer.length).isMultiple(of: 3) else { return true }
      return length.isMultiple(of: 3) && closer.length.isMultiple(of: 3)
    }

    /// The texts without the marks that match.
    static func matched(_ parts: [Part]) -> [Piece] {
      var runs: [Int: DelimiterRun] = [:]
      var order: [Int] = []
      for (place, part) in parts.enumerated() {
        guard case .run(let run) = part else { continue }
        runs[place] = run
        order.append(place)
      }
      for (number, place) in order.enumerated() {
        while let closer = runs[place], closer.closes, closer.left > 0 {
          guard
            let opener = order[..<number].last(where: { runs[$0]?.belongs(to: closer) ?? false })
          else { break }
          let both = min(closer.left, runs[opener]?.left ?? 0)
          let count = closer.mark == "~" ? both : min(2, both)
          runs[place]?.left -= count
          runs[opener]?.left -= count
          // Runs between them cannot match beyond them.
          for inner in order[..<number] where inner > opener { runs[inner] = runs[inner]?.spent }
        }
      }
      return parts.enumerated().map { place, part in
        switch part {
        case .piece(let piece): piece
        case .run(let run):
          Piece(String(repeating: run.mark, count: runs[place]?.left ?? run.length))
        }
      }
    }

    /// The run with its remaining marks as text.
    private var spent: DelimiterRun {
      var run = DelimiterRun(mark: mark, length: length, opens: false, closes: false)
      run.left = left
      return run
    }
  }
}

/// Text that is being edited, with its selection or caret.
///
/// Places are counted in characters as users see them, from 0 before the first character.
package struct EditedText: Hashable, Sendable {
  /// The text.
  package private(set) var text: String
  /// The selected characters, or the place of the caret.
  package private(set) var selection: TextSelection

  /// Makes text with a selection; a selection that reaches beyond the text is moved inside.
  package init(_ text: String, selection: TextSelection = .end) {
    self.text = text
    self.selection = selection
    if beginsBeforeText { select(range, isReversed: selection.isReversed) }
  }

  /// Whether the selection begins before the text does.
  private var beginsBeforeText: Bool {
    let reach = selection.after + selection.length
    return reach > 0
      && text.index(text.endIndex, offsetBy: -reach, limitedBy: text.startIndex) == nil
  }

  /// How many characters the text has.
  package var count: Int { text.count }

  /// The places of the selection; empty for a caret.
  var range: Range<Int> {
    let upper = max(0, count - selection.after)
    return max(0, upper - selection.length)..<upper
  }

  /// The selected characters.
  package var selected: String {
    selection.length == 0 ? "" : String(text[index(range.lowerBound)..<index(range.upperBound)])
  }

  /// The characters before the selection or the caret.
  package var before: Substring { text[..<index(range.lowerBound)] }

  /// Selects the text between two places; places beyond the text are moved inside.
  package mutating func select(_ range: Range<Int>, isReversed: Bool = false) {
    let count = count
    let lower = min(max(0, range.lowerBound), count)
    let upper = min(max(lower, range.upperBound), count)
    selection = TextSelection(
      length: upper - lower, after: count - upper, isReversed: isReversed && upper > lower)
  }

  /// Applies what a key or a menu does.
  package mutating func apply(_ edit: TextEdit) {
    switch edit {
    case .insert(let inserted): insert(inserted)
    case .delete(let move): delete(move)
    case .move(let move, let isSelecting): self.move(move, isSelecting: isSelecting)
    case .selectAll: select(0..<count)
    case .selectWord: select(word(at: range.lowerBound))
    }
  }

  private mutating func insert(_ inserted: String) {
    guard selection != .end else { return text.append(inserted) }
    guard !spliced(inserted, deletesLeft: false) else { return }
    let range = range
    let ahead = text[..<index(range.lowerBound)] + inserted
    let behind = text[index(range.upperBound)...]
    // Inserted text may form one character with the text around it.
    let caret = ahead.count
    text = String(ahead + behind)
    select(caret..<caret)
  }

  private mutating func delete(_ move: TextMove) {
    // The usual case is fast, because it needs no counting.
    if selection == .end, move == .left {
      if !text.isEmpty { text.removeLast() }
      return
    }
    if move == .left, spliced("", deletesLeft: true) { return }
    if selection.length == 0 {
      let caret = range.lowerBound
      let other = place(after: move, from: caret)
      select(min(caret, other)..<max(caret, other))
    }
    insert("")
  }

  /// Edits at the caret without counting the whole text, where no characters can join; returns
  /// false if some could, or if there is a selection.
  ///
  /// A test may delete a long text from its middle, key by key.
  private mutating func spliced(_ inserted: String, deletesLeft: Bool) -> Bool {
    guard selection.length == 0, inserted.utf8.allSatisfy(Self.standsAlone),
      let caret = text.index(
        text.endIndex, offsetBy: -selection.after, limitedBy: text.startIndex)
    else { return false }
    let isAtStart = caret == text.startIndex
    let start = deletesLeft && !isAtStart ? text.index(before: caret) : caret
    let neighbours = [text[..<start].utf8.last, text[caret...].utf8.first].compactMap(\.self)
    guard neighbours.allSatisfy(Self.standsAlone) else { return false }
    text.replaceSubrange(start..<caret, with: inserted)
    return true
  }

  /// Whether a byte is a whole character, whatever comes before or after it.
  private static func standsAlone(_ byte: UInt8) -> Bool {
    byte < 0x80 && byte != UInt8(ascii: "\r") && byte != UInt8(ascii: "\n")
  }

  private mutating func move(_ move: TextMove, isSelecting: Bool) {
    let range = range
    guard isSelecting else {
      let isCollapsing = !range.isEmpty && (move == .left || move == .right)
      let from = Self.isForward(move) ? range.upperBound : range.lowerBound
      let caret = isCollapsing ? from : place(after: move, from: from)
      return select(caret..<caret)
    }
    let anchor = selection.isReversed ? range.upperBound : range.lowerBound
    let moving = selection.isReversed ? range.lowerBound : range.upperBound
    let caret = place(after: move, from: moving)
    select(min(anchor, caret)..<max(anchor, caret), isReversed: caret < anchor)
  }

  private static func isForward(_ move: TextMove) -> Bool {
    switch move {
    case .right, .wordRight, .lineEnd, .lineDown, .end: true
    case .left, .wordLeft, .lineStart, .lineUp, .start: false
    }
  }

  private func index(_ place: Int) -> String.Index {
    text.index(text.startIndex, offsetBy: place, limitedBy: text.endIndex) ?? text.endIndex
  }
}

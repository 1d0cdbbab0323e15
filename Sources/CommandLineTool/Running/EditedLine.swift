import OutputFiles

/// A line that is typed in a terminal: keys change it, earlier lines come back, a tab completes it.
///
/// It does no input or output.
struct EditedLine {
  /// The most characters of a line.
  static let lengthLimit = 4_096

  /// A key that does something.
  enum Key: Equatable {
    case character(Character)
    case left, right, up, down, home, end
    case backspace, delete, clear
    /// Deletes what is behind the cursor, or the word before it.
    case clearRest, deleteWord
    case tab, enter
    /// Control-D, which deletes in a line, and Control-C, which drops it.
    case endOfInput, interrupt
  }

  /// What a key did.
  enum Effect: Equatable {
    /// The line is still being typed.
    case typing
    /// The line is complete.
    case entered(String)
    /// There will be no more lines.
    case ended
    /// The line can go on in several ways.
    case choices([String])
  }

  private(set) var text: [Character] = []
  /// The number of characters before the cursor.
  private(set) var cursor = 0
  private let earlier: [String]
  /// The earlier line that is shown; their count for the new one.
  private var shown: Int
  private var new: [Character] = []

  /// An empty line after some earlier ones, the oldest first.
  init(after earlier: [String] = []) {
    self.earlier = earlier
    shown = earlier.count
  }

  /// Does what a key does; `completions` returns the whole lines that begin with the given text.
  mutating func take(_ key: Key, completions: (String) -> [String] = { _ in [] }) -> Effect {
    switch key {
    case .character(let character): insert(character)
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(text.count, cursor + 1)
    case .home: cursor = 0
    case .end: cursor = text.count
    case .up: show(shown - 1)
    case .down: show(shown + 1)
    case .backspace:
      guard cursor > 0 else { break }
      cursor -= 1
      text.remove(at: cursor)
    case .delete: if cursor < text.count { text.remove(at: cursor) }
    case .clear: set([])
    case .tab: return complete(by: completions(String(text[..<cursor])))
    case .enter: return .entered(String(text))
    case .clearRest: text.removeSubrange(cursor...)
    case .deleteWord: deleteWord()
    case .endOfInput, .interrupt:
      if text.isEmpty { return .ended }
      return key == .interrupt ? take(.clear) : take(.delete)
    }
    return .typing
  }

  private mutating func insert(_ character: Character) {
    guard text.count < Self.lengthLimit else { return }
    text.insert(character, at: cursor)
    cursor += 1
  }

  private mutating func deleteWord() {
    var start = cursor
    while start > 0, text[start - 1] == " " { start -= 1 }
    while start > 0, text[start - 1] != " " { start -= 1 }
    text.removeSubrange(start..<cursor)
    cursor = start
  }

  /// The part around the cursor that fits into some columns, and how many of them are behind the
  /// cursor.
  func part(fitting columns: Int) -> (text: String, behind: Int) {
    let visible = text.map { VisibleText.of(String($0)) }
    let widths = visible.map { $0.reduce(0) { $0 + TerminalPicture.columns(of: $1) } }
    var (start, end, room) = (cursor, cursor, columns)
    while start > 0, widths[start - 1] <= room {
      start -= 1
      room -= widths[start]
    }
    while end < text.count, widths[end] <= room {
      room -= widths[end]
      end += 1
    }
    return (visible[start..<end].joined(), widths[cursor..<end].reduce(0, +))
  }

  private mutating func show(_ index: Int) {
    guard (0...earlier.count).contains(index) else { return }
    if shown == earlier.count { new = text }
    shown = index
    set(index == earlier.count ? new : Array(earlier[index]))
  }

  private mutating func set(_ characters: [Character]) {
    text = characters
    cursor = text.count
  }

  /// Writes what all completions share; what is behind the cursor stays.
  private mutating func complete(by lines: [String]) -> Effect {
    guard let first = lines.first else { return .typing }
    let shared = lines.dropFirst().reduce(Array(first)) { shared, line in
      zip(shared, line).prefix { $0 == $1 }.map(\.0)
    }
    guard shared.count > cursor else { return lines.count > 1 ? .choices(lines) : .typing }
    text.replaceSubrange(..<cursor, with: shared)
    cursor = shared.count
    return .typing
  }
}

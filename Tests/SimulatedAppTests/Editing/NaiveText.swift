import SimulatedApp

/// A text editor written as plainly as possible: a list of characters, a caret and an anchor.
struct NaiveText {
  var characters: [Character] = []
  var anchor = 0
  var caret = 0

  var text: String { String(characters) }
  var low: Int { min(anchor, caret) }
  var high: Int { max(anchor, caret) }
  var selected: String { String(characters[low..<high]) }

  mutating func put(_ text: String) {
    characters.replaceSubrange(low..<high, with: Array(text))
    caret = low + text.count
    anchor = caret
  }

  mutating func apply(_ edit: TextEdit) {
    switch edit {
    case .insert(let text): put(text)
    case .delete(let move):
      if low == high { caret = place(move, caret) }
      put("")
    case .move(let move, true): caret = place(move, caret)
    case .move(let move, false):
      switch move {
      case .left where low != high: caret = low
      case .right where low != high: caret = high
      case .left, .wordLeft, .lineStart, .lineUp, .start: caret = place(move, low)
      default: caret = place(move, high)
      }
      anchor = caret
    case .selectAll:
      anchor = 0
      caret = characters.count
    case .selectWord:
      let chosen =
        words.first { $0.contains(low) } ?? words.last { $0.upperBound <= low } ?? words.first
        ?? 0..<characters.count
      anchor = chosen.lowerBound
      caret = chosen.upperBound
    }
  }

  /// The places where words begin and end, in order.
  var words: [Range<Int>] {
    var words: [Range<Int>] = []
    for (place, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber || character == "_" else { continue }
      if let last = words.last, last.upperBound == place {
        words[words.count - 1] = last.lowerBound..<place + 1
      } else {
        words.append(place..<place + 1)
      }
    }
    return words.reduce(into: []) { joined, word in
      if let last = joined.last, areJoined(last, word) {
        joined[joined.count - 1] = last.lowerBound..<word.upperBound
      } else {
        joined.append(word)
      }
    }
  }

  /// Whether one character between two words joins them into one.
  private func areJoined(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    guard left.upperBound + 1 == right.lowerBound else { return false }
    let ends = [characters[left.upperBound - 1], characters[right.lowerBound]]
    let joiner = characters[left.upperBound]
    return "'’.".contains(joiner) && ends.allSatisfy(\.isLetter)
      || "'’.,;".contains(joiner) && ends.allSatisfy(\.isNumber)
  }

  /// The places where lines begin and end, in order, without their line ends.
  var lines: [Range<Int>] {
    let ends = characters.indices.filter { characters[$0] == "\n" } + [characters.count]
    return zip([0] + ends.map { $0 + 1 }, ends).map { $0..<$1 }
  }

  func place(_ move: TextMove, _ from: Int) -> Int {
    let line = lines.firstIndex { $0.lowerBound <= from && from <= $0.upperBound } ?? 0
    let column = from - lines[line].lowerBound
    switch move {
    case .left: return max(0, from - 1)
    case .right: return min(characters.count, from + 1)
    case .start: return 0
    case .end: return characters.count
    case .wordLeft: return words.last { $0.lowerBound < from }?.lowerBound ?? 0
    case .wordRight: return words.first { $0.upperBound > from }?.upperBound ?? characters.count
    case .lineStart: return lines[line].lowerBound
    case .lineEnd: return lines[line].upperBound
    case .lineUp:
      guard line > 0 else { return 0 }
      return min(lines[line - 1].lowerBound + column, lines[line - 1].upperBound)
    case .lineDown:
      guard line + 1 < lines.count else { return characters.count }
      return min(lines[line + 1].lowerBound + column, lines[line + 1].upperBound)
    }
  }
}

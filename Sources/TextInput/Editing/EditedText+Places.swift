extension EditedText {
  /// The place of a caret after a move.
  func place(after move: TextMove, from place: Int) -> Int {
    let characters = Array(text)
    switch move {
    case .left: return max(0, place - 1)
    case .right: return min(characters.count, place + 1)
    case .start: return 0
    case .end: return characters.count
    case .wordLeft: return Self.wordStart(in: characters, before: place)
    case .wordRight: return Self.wordEnd(in: characters, after: place)
    case .lineStart: return Self.lineStart(in: characters, at: place)
    case .lineEnd: return Self.lineEnd(in: characters, at: place)
    case .lineUp: return Self.lineUp(in: characters, from: place)
    case .lineDown: return Self.lineDown(in: characters, from: place)
    }
  }

  /// The word at a place; if there is none, the word before it, else the word after it.
  package func word(at place: Int) -> Range<Int> {
    let characters = Array(text)
    guard !characters.isEmpty else { return 0..<0 }
    if place < characters.count, Self.isInWord(characters, place) {
      return Self.wordStart(
        in: characters, before: place + 1)..<Self.wordEnd(in: characters, after: place)
    }
    let end = Self.wordStart(in: characters, before: place)
    if end < characters.count, Self.isInWord(characters, end) {
      return end..<Self.wordEnd(in: characters, after: end)
    }
    let next = Self.wordEnd(in: characters, after: place)
    return Self.wordStart(in: characters, before: next)..<next
  }

  /// The end of a word or the text that is nearest to a place, to which a tap moves the caret.
  package func wordEdge(nearest place: Int) -> Int {
    let characters = Array(text)
    guard place > 0, place < characters.count else { return min(max(0, place), characters.count) }
    let isInside = Self.isInWord(characters, place - 1) && Self.isInWord(characters, place)
    guard isInside else { return place }
    let start = Self.wordStart(in: characters, before: place)
    let end = Self.wordEnd(in: characters, after: place)
    return place - start < end - place ? start : end
  }

  /// Whether a character is a letter or a digit, or joins two of them, as in `isn't` and `4.50`:
  /// Unicode's boundaries of words.
  private static func isInWord(_ characters: [Character], _ place: Int) -> Bool {
    let character = characters[place]
    if character.isLetter || character.isNumber || character == "_" { return true }
    guard place > 0, place + 1 < characters.count else { return false }
    let (before, after) = (characters[place - 1], characters[place + 1])
    return switch character {
    case ".", "'", "’": before.isLetter && after.isLetter || before.isNumber && after.isNumber
    case ",", ";": before.isNumber && after.isNumber
    default: false
    }
  }

  private static func wordStart(in characters: [Character], before place: Int) -> Int {
    var place = min(place, characters.count)
    while place > 0, !isInWord(characters, place - 1) { place -= 1 }
    while place > 0, isInWord(characters, place - 1) { place -= 1 }
    return place
  }

  private static func wordEnd(in characters: [Character], after place: Int) -> Int {
    var place = max(0, place)
    while place < characters.count, !isInWord(characters, place) { place += 1 }
    while place < characters.count, isInWord(characters, place) { place += 1 }
    return place
  }

  private static func lineStart(in characters: [Character], at place: Int) -> Int {
    var place = place
    while place > 0, !characters[place - 1].isNewline { place -= 1 }
    return place
  }

  private static func lineEnd(in characters: [Character], at place: Int) -> Int {
    var place = place
    while place < characters.count, !characters[place].isNewline { place += 1 }
    return place
  }

  /// The same column of the line above, or the start of the text.
  private static func lineUp(in characters: [Character], from place: Int) -> Int {
    let start = lineStart(in: characters, at: place)
    guard start > 0 else { return 0 }
    return min(lineStart(in: characters, at: start - 1) + place - start, start - 1)
  }

  /// The same column of the line below, or the end of the text.
  private static func lineDown(in characters: [Character], from place: Int) -> Int {
    let end = lineEnd(in: characters, at: place)
    guard end < characters.count else { return characters.count }
    let column = place - lineStart(in: characters, at: place)
    return min(end + 1 + column, lineEnd(in: characters, at: end + 1))
  }
}

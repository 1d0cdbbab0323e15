/// The words that identify a failure; numbers and lists in them may differ.
struct FailureWords: Hashable, Sendable {
  private let pattern: String

  init(_ summary: String) {
    var pattern = ""
    var depth = 0
    for character in summary {
      switch character {
      case "[": depth += 1
      case "]": depth = max(0, depth - 1)
      default:
        guard depth == 0 else { continue }
        guard character.isNumber else {
          pattern.append(character)
          continue
        }
        if pattern.last != "#" { pattern.append("#") }
      }
    }
    self.pattern = pattern
  }
}

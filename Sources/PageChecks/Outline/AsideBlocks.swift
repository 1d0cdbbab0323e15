/// The blocks of a source that run concurrently with the code around them: those of tasks, queues
/// and threads.
struct AsideBlocks {
  private var blocks: [Range<Int>] = []

  private static let starters: Set<String> = [
    "Task", "Thread", "async", "asyncAfter", "detachNewThread", "detached",
  ]

  init(_ tokens: SwiftTokens) {
    var calls: [Int] = []
    var starter: Int?
    for place in tokens.code.indices where tokens.code[place].kind == .sign {
      switch tokens.text(place) {
      case "(": calls.append(place - 1)
      case ")": starter = calls.popLast()
      case "{":
        let owner = tokens.text(place - 1) == ")" ? starter : place - 1
        guard let owner, Self.starters.contains(tokens.text(owner)),
          !Self.isAwaited(owner, tokens)
        else { continue }
        blocks.append(place..<max(place, tokens.end(ofBracketsAt: place)))
      default: break
      }
    }
  }

  func contains(_ token: Int) -> Bool { blocks.contains { $0.contains(token) } }

  /// Whether the code waits for it, as in `await Task { … }.value`.
  private static func isAwaited(_ owner: Int, _ tokens: SwiftTokens) -> Bool {
    var place = owner - 1
    while tokens.text(place) == "." || tokens.isWord(place), place > 0 {
      if tokens.text(place) == "await" { return true }
      guard !tokens.code[place + 1].startsLine else { return false }
      place -= 1
    }
    return tokens.text(place) == "await"
  }
}

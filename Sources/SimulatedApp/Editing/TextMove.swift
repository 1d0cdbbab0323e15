/// Where a key takes the caret.
enum TextMove: Hashable, Sendable, CaseIterable {
  case left, right, wordLeft, wordRight, lineStart, lineEnd, lineUp, lineDown, start, end
}

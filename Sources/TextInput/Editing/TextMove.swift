/// A movement of the caret.
package enum TextMove: Hashable, Sendable, CaseIterable {
  case left, right, wordLeft, wordRight, lineStart, lineEnd, lineUp, lineDown, start, end
}

/// What a screen reader is at.
package struct VoiceOverState: Sendable, Equatable {
  /// The token of the element that was spoken last; nil before the first.
  package var token: Int32?
  /// Its place in the tree, for elements that share a token.
  package var index = 0

  /// A reader that has spoken nothing yet.
  init() {}
}

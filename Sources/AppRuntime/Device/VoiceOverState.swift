/// The position of VoiceOver in an app's elements.
package struct VoiceOverState: Sendable, Equatable {
  /// The token of the element that was spoken last; nil before the first.
  package var token: Int32?
  /// The index of that element in the tree, since elements may share a token.
  package var index = 0

  /// Starts before the first element.
  init() {}
}

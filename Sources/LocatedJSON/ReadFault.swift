/// The reason why something could not be read.
package struct ReadFault: Error, Sendable, Equatable {
  /// The reason in words.
  package var message: String

  /// Makes a fault with its reason.
  package init(message: String) { self.message = message }
}

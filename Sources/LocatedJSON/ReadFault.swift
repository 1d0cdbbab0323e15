/// Why something could not be read, in words.
package struct ReadFault: Error, Sendable, Equatable {
  /// The reason.
  package var message: String

  /// Gives the reason.
  package init(message: String) { self.message = message }
}

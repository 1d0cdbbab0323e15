/// A difference between an answer or a request and the API description, in one sentence with both
/// places.
package struct ContractFault: Sendable, Equatable, CustomStringConvertible {
  /// The file with the response, its line and its column: `Stubs/Default/rules.json:4:7`; or the
  /// loader with the request.
  package let place: String
  /// What is wrong.
  package let message: String
  /// The place in the description that requires it.
  package let source: String

  /// The place, the sentence and the place in the description.
  package var description: String { "\(place): \(message) (\(source))" }
}

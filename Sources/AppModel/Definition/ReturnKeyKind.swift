/// The label of a field's return key.
public enum ReturnKeyKind: String, Sendable, Equatable, CaseIterable {
  case standard = "return"
  case done, go, next, search, send, join, route, `continue`

  /// The key's identifier: its word with a capital first letter.
  package var identifier: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

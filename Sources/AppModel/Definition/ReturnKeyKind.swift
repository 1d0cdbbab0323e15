/// What a field's return key says.
public enum ReturnKeyKind: String, Sendable, Equatable, CaseIterable {
  case standard = "return"
  case done, go, next, search, send, join, route, `continue`

  /// The key's identifier: its word with a capital.
  package var identifier: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

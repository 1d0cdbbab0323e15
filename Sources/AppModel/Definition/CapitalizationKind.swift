/// Where the software keyboard capitalizes letters automatically.
public enum CapitalizationKind: String, Sendable, Equatable, CaseIterable {
  case none, words, sentences, characters
}

/// Where the software keyboard begins with a capital of itself.
public enum CapitalizationKind: String, Sendable, Equatable, CaseIterable {
  case none, words, sentences, characters
}

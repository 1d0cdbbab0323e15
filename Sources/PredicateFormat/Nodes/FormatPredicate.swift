/// A predicate in Foundation's predicate format language.
///
/// ```swift
/// let predicate = try FormatPredicate("label BEGINSWITH[c] %@", arguments: [.value("add")])
/// try predicate.evaluate(with: ["label": "Add to basket"])  // true
/// predicate.format  // label BEGINSWITH[c] "add"
/// ```
public struct FormatPredicate: Sendable, Equatable {
  /// The tree; callers match it to find fast paths.
  package let root: PredicateNode

  /// Wraps a tree.
  package init(root: PredicateNode) {
    self.root = root
  }

  /// The predicate with values instead of variables; other variables stay.
  public func substituting(_ variables: [String: FormatValue]) -> FormatPredicate {
    FormatPredicate(root: Substitution(values: variables).apply(root))
  }

  /// The first keys that the predicate reads from its subject, each once, from left to right.
  package var subjectKeys: [String] {
    NodePart.predicate(root).subjectKeys
  }
}

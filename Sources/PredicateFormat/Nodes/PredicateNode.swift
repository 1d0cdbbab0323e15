/// A predicate as a tree.
///
/// Callers may match it to find fast paths, such as `identifier == "x"`. A tree from the parser is
/// at most ``FormatLimits/nestingMaximum`` high.
package indirect enum PredicateNode: Sendable, Equatable {
  /// `TRUEPREDICATE` or `FALSEPREDICATE`.
  case constant(Bool)
  /// Two expressions and an operator between them.
  case comparison(ComparisonNode)
  /// Two or more predicates joined by `AND` or `OR`.
  case compound(CompoundKind, [PredicateNode])
  /// `NOT` before a predicate.
  case negation(PredicateNode)
  /// Swift code instead of a predicate.
  case block(FormatBlock)
}

/// The operator that joins the parts of a compound predicate.
package enum CompoundKind: String, Sendable {
  /// Every part has to hold.
  case and = "AND"
  /// At least one part must be true.
  case or = "OR"
}

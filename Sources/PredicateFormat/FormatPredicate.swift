/// A predicate in Foundation's predicate format language.
///
/// ```swift
/// let predicate = try FormatPredicate("label BEGINSWITH[c] %@", arguments: [.value("add")])
/// try predicate.evaluate(with: ["label": "Add to basket"])  // true
/// predicate.format  // label BEGINSWITH[c] "add"
/// ```
public struct FormatPredicate: Sendable, Equatable {
  /// The tree, so that callers can match on it and find fast paths.
  package let root: PredicateNode

  /// Parses a format, with one argument for each placeholder.
  ///
  /// Further arguments are left aside, as Foundation does.
  /// - Throws: ``FormatError`` with the column of the first fault.
  public init(_ format: String, arguments: [FormatArgument] = []) throws(FormatError) {
    root = try FormatParser.predicate(format, arguments: arguments)
  }

  /// Wraps a tree.
  package init(root: PredicateNode) {
    self.root = root
  }

  /// Tells whether a value fulfils the predicate.
  ///
  /// `now()` reads the variable `now`: a date, or a number of seconds since the reference date.
  /// - Throws: ``FormatEvaluationError`` where there is no answer.
  public func evaluate(
    with subject: FormatValue, variables: [String: FormatValue] = [:]
  ) throws(FormatEvaluationError) -> Bool {
    var scope = EvaluationScope(subject: subject, variables: variables)
    return try root.evaluate(in: &scope)
  }

  /// The canonical text, as Foundation's `predicateFormat` prints it.
  public var format: String { root.format }

  /// The predicate with values in place of variables; other variables stay.
  public func substituting(_ variables: [String: FormatValue]) -> FormatPredicate {
    FormatPredicate(root: Substitution(values: variables).apply(root))
  }

  /// The first keys that the predicate reads from its subject, each once, from left to right.
  package var subjectKeys: [String] {
    NodePart.predicate(root).subjectKeys
  }
}

extension FormatPredicate: CustomStringConvertible {
  /// The canonical text.
  public var description: String { format }
}

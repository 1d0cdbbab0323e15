extension FormatPredicate {
  /// Whether a value meets the predicate.
  ///
  /// `now()` reads the variable `now`: a date, or a number of seconds since the reference date.
  /// - Throws: ``FormatEvaluationError`` if there is no result.
  public func evaluate(
    with subject: FormatValue, variables: [String: FormatValue] = [:]
  ) throws(FormatEvaluationError) -> Bool {
    var scope = EvaluationScope(subject: subject, variables: variables)
    return try root.evaluate(in: &scope)
  }
}

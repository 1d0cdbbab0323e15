extension FormatExpression {
  /// The value of the expression for a subject.
  ///
  /// `now()` reads the variable `now`: a date, or a number of seconds since the reference date.
  /// - Throws: ``FormatEvaluationError`` if there is no result.
  public func evaluate(
    with subject: FormatValue, variables: [String: FormatValue] = [:]
  ) throws(FormatEvaluationError) -> FormatValue {
    var scope = EvaluationScope(subject: subject, variables: variables)
    return try root.evaluate(in: &scope)
  }
}

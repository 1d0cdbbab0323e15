/// What stands for one placeholder (`%@`, `%K`, `%d`, ...) of a format string.
public enum FormatArgument: Sendable, Equatable {
  /// A value: text for `%K`, a number for `%d`, anything for `%@`.
  case value(FormatValue)
  /// A predicate, put in place of `%@` where a predicate may stand.
  case predicate(FormatPredicate)
  /// An expression, put in place of `%@` where an expression may stand.
  case expression(FormatExpression)
}

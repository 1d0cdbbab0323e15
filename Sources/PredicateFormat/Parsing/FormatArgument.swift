/// The argument for one placeholder (`%@`, `%K`, `%d`, ...) of a format string.
public enum FormatArgument: Sendable, Equatable {
  /// A value: text for `%K`, a number for `%d`, anything for `%@`.
  case value(FormatValue)
  /// A predicate that replaces `%@` where a predicate is allowed.
  case predicate(FormatPredicate)
  /// An expression that replaces `%@` where an expression is allowed.
  case expression(FormatExpression)
}

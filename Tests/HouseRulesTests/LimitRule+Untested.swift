extension LimitRule {
  /// The limits that no test names yet: none.
  ///
  /// A new limit comes with its test.
  static let untested: Set<String> = []
}

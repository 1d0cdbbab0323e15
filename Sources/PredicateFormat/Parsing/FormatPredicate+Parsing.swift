extension FormatPredicate {
  /// Parses a format, with one argument for each placeholder.
  ///
  /// Extra arguments are ignored, as in Foundation.
  /// - Throws: ``FormatError`` with the column of the first error.
  public init(_ format: String, arguments: [FormatArgument] = []) throws(FormatError) {
    self.init(root: try FormatParser.predicate(format, arguments: arguments))
  }
}

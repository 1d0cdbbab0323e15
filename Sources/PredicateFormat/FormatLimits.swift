/// The limits that keep untrusted formats and values harmless.
package enum FormatLimits {
  /// Longest format in bytes of UTF-8: 1 MB.
  package static let formatBytesMaximum = 1_048_576

  /// Deepest nesting of a format, and the greatest height of its tree.
  package static let nestingMaximum = 256

  /// Most steps over lists that one evaluation may take.
  package static let stepsMaximum = 10_000_000

  /// Longest text that an expression may build, in bytes of UTF-8: 16 MB.
  package static let textBytesMaximum = 16_777_216

  /// Most values that an assigned value may hold.
  package static let assignedValuesMaximum = 100_000

  /// Deepest nesting of an assigned value.
  package static let assignedNestingMaximum = 32

  /// Most times a search for a regular expression may ask to go on before it counts as runaway.
  package static let regexReportsMaximum = 5_000
}

/// The limits that keep untrusted formats and values harmless.
package enum FormatLimits {
  /// Longest format in bytes of UTF-8: 1 MB.
  package static let formatBytesMaximum = 1_048_576

  /// Greatest height of a tree, and greatest length of a key path.
  ///
  /// It keeps parsing and evaluating within 512 KB of stack in a debug build.
  package static let nestingMaximum = 64

  /// Most steps over lists that one evaluation may take.
  package static let stepsMaximum = 2_000_000

  /// Longest text that an expression may build, in bytes of UTF-8: 16 MB.
  package static let textBytesMaximum = 16_777_216

  /// Most values that an assigned value may hold.
  package static let assignedValuesMaximum = 100_000

  /// Deepest nesting of an assigned value.
  package static let assignedNestingMaximum = 32

  /// Most progress reports of a search for a regular expression before it counts as runaway.
  package static let regexReportsMaximum = 1_000
}

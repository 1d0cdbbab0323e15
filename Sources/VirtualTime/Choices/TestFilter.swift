/// Parts of a test's name in a run, for commands that run it again.
package enum TestFilter {
  /// The name without the device configuration, or the values of a case, at its end.
  ///
  /// Names in backticks may contain spaces.
  package static func plainName(of test: String) -> String {
    var isQuoted = false
    return String(
      test.prefix { character in
        if character == "`" { isQuoted.toggle() }
        return character != " " || isQuoted
      })
  }

  /// The argument of `swift test --filter` for a test: characters with a special meaning for the
  /// filter or a shell become a dot, which matches any character.
  package static func pattern(of test: String) -> String {
    String(
      plainName(of: test).map { character in
        character.isLetter || character.isNumber || "_./".contains(character) ? character : "."
      })
  }
}

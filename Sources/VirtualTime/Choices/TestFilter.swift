/// Parts of a test's name in a run, for commands that run it again.
package enum TestFilter {
  /// The name without the configuration of the device, or the values of a case, behind it.
  ///
  /// Names in backticks may have blanks.
  package static func plainName(of test: String) -> String {
    var isQuoted = false
    return String(
      test.prefix { character in
        if character == "`" { isQuoted.toggle() }
        return character != " " || isQuoted
      })
  }

  /// What `swift test --filter` takes for a test: what means something else to it or to a shell is
  /// a dot, which stands for any character.
  package static func pattern(of test: String) -> String {
    String(
      plainName(of: test).map { character in
        character.isLetter || character.isNumber || "_./".contains(character) ? character : "."
      })
  }
}

extension ReplayToken: CustomStringConvertible {
  /// The token as text.
  ///
  /// `rt1-`, or `rt2-` with the digits of the context and `-`; then `s` for ties by sequence or `x`
  /// for shuffled ones and the seed; for each override `-`, the distance of its choice from the
  /// previous one (for the first: its number), `.` and the value; finally `-` and six check digits.
  /// Numbers are in base 32.
  package var description: String {
    let head = context.map { "rt2-\($0.text)-" } ?? "rt1-"
    var body = "\(head)\(ties == .bySequence ? "s" : "x")\(ReplayDigits.text(seed.value))"
    var last = 0
    for override in overrides {
      let step = ReplayDigits.text(UInt64(override.index - last))
      body += "-\(step).\(ReplayDigits.shortText(override.value))"
      last = override.index
    }
    return "\(body)-\(ReplayDigits.check(of: body.utf8))"
  }

  /// Parses a token's text.
  ///
  /// - Throws: the first place where the text is not a token, and what was expected there.
  package init(parsing text: String) throws(ReplayTokenError) {
    var reader = ReplayTokenReader(text: text)
    self = try reader.readToken()
  }
}

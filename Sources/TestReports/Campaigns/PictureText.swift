import Markup

/// Seconds and short texts in the pictures of reports.
enum PictureText {
  /// Seconds with at most three decimals, such as `0.25 s`.
  static func seconds(_ value: Double) -> String {
    DecimalText.of(Int((value * 1_000).rounded()), decimals: 3, isTrimmed: true) + " s"
  }

  /// The text, cut to a number of characters.
  static func cut(_ text: String, to count: Int) -> String {
    text.count <= count ? text : text.prefix(count - 1) + "…"
  }
}

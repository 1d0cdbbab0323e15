/// Numbers and texts of pictures in reports.
enum PictureText {
  /// A number with one decimal.
  static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    return "\(sign)\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }

  /// Seconds with as many decimals as tell them apart, such as `0.25 s`.
  static func seconds(_ value: Double) -> String {
    let thousandths = Int((value * 1_000).rounded())
    let rest = String(thousandths % 1_000)
    let digits = String(repeating: "0", count: 3 - rest.count) + rest
    let end = digits.lastIndex { $0 != "0" }
    return "\(thousandths / 1_000)" + (end.map { "." + digits[...$0] } ?? "") + " s"
  }

  /// A text that fits into so many characters.
  static func cut(_ text: String, to count: Int) -> String {
    text.count <= count ? text : text.prefix(count - 1) + "…"
  }
}

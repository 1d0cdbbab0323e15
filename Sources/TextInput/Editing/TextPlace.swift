/// The layout of text in its field: all letters have one width, and lines do not wrap.
package enum TextPlace {
  /// The points before the first letter.
  static let inset = 7.0
  /// The width of a letter, in points.
  static let letterWidth = 9.0
  /// The height of a line, in points.
  static let lineHeight = 20.5

  /// The place in the text that is nearest to a point of the field.
  package static func place(in text: String, x: Double, y: Double) -> Int {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    let row = lines.count > 1 ? Int(min(max(0, (y - inset) / lineHeight), 1_000_000)) : 0
    guard row < lines.count else { return text.count }
    let before = lines[..<row].reduce(0) { $0 + $1.count + 1 }
    let column = Int(min(max(0, ((x - inset) / letterWidth).rounded()), 1_000_000))
    return before + min(column, lines[row].count)
  }
}

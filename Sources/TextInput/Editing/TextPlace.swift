/// Where a text stands in its field: letters of one width, lines that are not broken.
package enum TextPlace {
  /// Points before the first letter.
  static let inset = 7.0
  /// Points that a letter takes.
  static let letterWidth = 9.0
  /// Points that a line takes.
  static let lineHeight = 20.5

  /// The place in a text that is nearest to a point of its field.
  package static func place(in text: String, x: Double, y: Double) -> Int {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    let row = lines.count > 1 ? Int(min(max(0, (y - inset) / lineHeight), 1_000_000)) : 0
    guard row < lines.count else { return text.count }
    let before = lines[..<row].reduce(0) { $0 + $1.count + 1 }
    let column = Int(min(max(0, ((x - inset) / letterWidth).rounded()), 1_000_000))
    return before + min(column, lines[row].count)
  }
}

/// Measures text and breaks it into lines.
package struct TextMeasure {
  private let data = GlyphData()

  /// Makes a measure.
  package init() {}

  /// The most Unicode scalars drawn of a text.
  package static let scalarLimit = 2_000
  /// Replaces truncated text.
  static let ellipsis: Unicode.Scalar = "…"

  /// The advance of a character in units of the em.
  func advance(of scalar: Unicode.Scalar, weight: GlyphWeight) -> Int {
    if scalar.isInvisible { return 0 }
    guard let place = data.place(of: scalar, weight: weight) else {
      return GlyphData.missingAdvance
    }
    return data.advance(at: place)
  }

  /// The width of a text in picture units.
  package func width(of words: some Sequence<Unicode.Scalar>, size: Int, weight: GlyphWeight) -> Int
  {
    words.reduce(0) { $0 + advance(of: $1, weight: weight) } * size / GlyphData.grid
  }

  /// Fits a text into one line: first by a smaller font, then by truncation.
  func line(
    _ words: String, within width: Int, size: Int, least: Int, weight: GlyphWeight
  ) -> (words: String, size: Int, width: Int) {
    let shown = Array(words.shownScalars)
    let advance = shown.reduce(0) { $0 + self.advance(of: $1, weight: weight) }
    guard advance * size / GlyphData.grid > width else {
      return (String(scalars: shown), size, advance * size / GlyphData.grid)
    }
    let smaller = max(least, width * GlyphData.grid / max(advance, 1))
    guard advance * smaller / GlyphData.grid > width else {
      return (String(scalars: shown), smaller, advance * smaller / GlyphData.grid)
    }
    var kept = prefix(of: shown, within: width, size: least, weight: weight, hasEllipsis: true)
    while kept.last?.properties.isWhitespace == true { kept.removeLast() }
    let cut = kept + [Self.ellipsis]
    return (String(scalars: cut), least, self.width(of: cut, size: least, weight: weight))
  }

  /// Breaks a text into lines at spaces, between ideographs, and inside words that are too long.
  package func lines(
    _ words: String, within width: Int, size: Int, weight: GlyphWeight, limit: Int
  ) -> [String] {
    var lines: [String] = []
    for paragraph in words.unicodeScalars.prefix(Self.scalarLimit).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      var rest = Array(String(scalars: paragraph).shownScalars)[...]
      repeat {
        guard lines.count < limit else { return cutOff(lines) }
        let end = breakPoint(of: rest, within: width, size: size, weight: weight)
        lines.append(String(scalars: rest[..<end]))
        rest = rest[end...].drop { $0 == " " }
      } while !rest.isEmpty
    }
    return words.unicodeScalars.dropFirst(Self.scalarLimit).isEmpty ? lines : cutOff(lines)
  }

  private func cutOff(_ lines: [String]) -> [String] {
    guard let last = lines.last else { return [] }
    return lines.dropLast() + [last + String(Self.ellipsis)]
  }

  private func breakPoint(
    of scalars: ArraySlice<Unicode.Scalar>, within width: Int, size: Int, weight: GlyphWeight
  ) -> Int {
    let fitting = prefix(
      of: Array(scalars), within: width, size: size, weight: weight, hasEllipsis: false)
    let end = scalars.startIndex + max(fitting.count, min(1, scalars.count))
    guard end < scalars.endIndex, scalars[end] != " " else { return end }
    for place in stride(from: end, to: scalars.startIndex, by: -1)
    where scalars[place - 1] == " " || scalars[place].isIdeographic {
      return place
    }
    return end
  }

  private func prefix(
    of scalars: [Unicode.Scalar], within width: Int, size: Int, weight: GlyphWeight,
    hasEllipsis: Bool
  ) -> [Unicode.Scalar] {
    var room = width * GlyphData.grid / max(size, 1)
    if hasEllipsis { room -= advance(of: Self.ellipsis, weight: weight) }
    var count = 0
    for scalar in scalars {
      room -= advance(of: scalar, weight: weight)
      guard room >= 0 else { break }
      count += 1
    }
    return Array(scalars.prefix(count))
  }
}

extension String {
  init(scalars: some Sequence<Unicode.Scalar>) {
    var view = UnicodeScalarView()
    view.append(contentsOf: scalars)
    self.init(view)
  }

  /// The visible scalars of the text on one line, with spaces for line breaks.
  var shownScalars: some Sequence<Unicode.Scalar> {
    unicodeScalars.prefix(TextMeasure.scalarLimit).map { scalar -> Unicode.Scalar in
      scalar.value < 32 || scalar.value == 0x2028 || scalar.value == 0x2029 ? " " : scalar
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character is not drawn, such as a variation selector.
  var isInvisible: Bool {
    switch value {
    case 0x7F...0x9F, 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F,
      0xFEFF, 0x1F3FB...0x1F3FF, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  /// Whether a line may break before the character without a space.
  var isIdeographic: Bool {
    switch value {
    case 0x3040...0x30FB, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }
}

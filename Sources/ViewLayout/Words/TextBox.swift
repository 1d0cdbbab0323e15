import AccessibilityTree
package import Foundation
import ScreenPictures

/// The font of a text, as far as it decides sizes.
package struct BoxFont: Hashable, Sendable {
  /// The size in points.
  package var size: CGFloat
  /// Whether it is bold enough for the wider glyphs.
  package var isBold: Bool

  /// Makes a font.
  package init(size: CGFloat, isBold: Bool = false) {
    self.size = size
    self.isBold = isBold
  }

  /// The height of a line, on a screen of three pixels a point.
  package var lineHeight: CGFloat { (size * 1.1934 * 3).rounded(.up) / 3 }

  /// The width of a text on one line, in points.
  package func width(of words: String) -> CGFloat {
    let measure = TextMeasure()
    let weight: GlyphWeight = isBold ? .semibold : .regular
    let width = measure.width(
      of: words.unicodeScalars.prefix(TextMeasure.scalarLimit), size: Int(size * 64),
      weight: weight)
    return (CGFloat(width) / 64 * 3).rounded(.up) / 3
  }

  /// The text broken into lines of a width.
  func lines(_ words: String, within width: CGFloat, limit: Int) -> [String] {
    TextMeasure().lines(
      words, within: Int(min(max(width, 1), 100_000) * 64), size: Int(size * 64),
      weight: isBold ? .semibold : .regular, limit: limit)
  }
}

/// A text, broken into lines where it has to be.
package final class TextBox: Box {
  private let text: String
  private let font: BoxFont
  private let limit: Int

  /// Makes a text of at most some lines.
  package init(_ text: String, font: BoxFont, limit: Int?) {
    self.text = text
    self.font = font
    self.limit = max(1, limit ?? .max)
    super.init()
  }

  package override func measure(_ offer: Proposal) -> CGSize {
    let hasLines = text.utf8.contains(UInt8(ascii: "\n"))
    let one = hasLines ? CGFloat.infinity : font.width(of: text)
    if one <= offer.width ?? .infinity, one.isFinite {
      return CGSize(width: one, height: font.lineHeight)
    }
    let lines = font.lines(text, within: offer.width ?? 100_000, limit: limit)
    let widest = lines.map { font.width(of: $0) }.max() ?? 0
    let count = fitting(lines.count, offer.height)
    return CGSize(
      width: min(widest, max(offer.width ?? widest, 0)), height: font.lineHeight * CGFloat(count))
  }

  private func fitting(_ count: Int, _ height: CGFloat?) -> Int {
    guard let height, height.isFinite else { return count }
    return max(1, min(count, Int((height / font.lineHeight + 0.01).rounded(.down))))
  }

  package override func firstBaseline(in size: CGSize) -> CGFloat { font.size * 0.952 }
  package override func lastBaseline(in size: CGSize) -> CGFloat {
    size.height - font.lineHeight + font.size * 0.952
  }

  package override func makeElements() -> [BoxElement] {
    guard !text.isEmpty else { return [] }
    return [
      BoxElement(.staticText, label: text, traits: .staticText, frame: frame)
    ]
  }

  package override var words: [String] { text.isEmpty ? [] : [text] }
}

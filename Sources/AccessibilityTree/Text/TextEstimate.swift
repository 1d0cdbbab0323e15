/// Estimates how much space a text takes, with a simple table of character widths.
///
/// The widths are fractions of the font size, close to those of common sans-serif fonts. Real
/// characters differ by about a tenth.
package enum TextEstimate {
  /// The size of body text at the default setting, in points.
  package static let bodySize = 17.0
  /// The factor of body text at the largest setting: 53 points instead of 17.
  package static let largestScale = 53.0 / 17.0
  /// The height of a line, as a multiple of the font size.
  package static let lineHeight = 1.2

  /// The width of a text in one line, in points.
  package static func width(_ text: String, size: Double, isBold: Bool = false) -> Double {
    let sum = text.reduce(0) { $0 + advance($1) }
    return sum * size * (isBold ? 1.06 : 1)
  }

  /// Whether a text fits into a frame, with as many lines as the frame has room for.
  package static func fits(
    _ text: String, width: Double, height: Double, size: Double, isBold: Bool
  ) -> Bool {
    let line = size * lineHeight
    // The frame of a single line is often a little lower than the line.
    guard height >= line * 0.85 else { return false }
    let lines = max(1, ((height + line * 0.15) / line).rounded(.down))
    return self.width(text, size: size, isBold: isBold) <= width * lines * 1.02
  }

  private static func advance(_ character: Character) -> Double {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar {
    case "i", "j", "l", "I", "!", "'", ".", ",", ":", ";", "|": return 0.26
    case "f", "t", "r", "(", ")", "[", "]", " ", "-": return 0.34
    case "m", "w", "M", "W", "@", "%": return 0.86
    case "A"..."Z": return 0.66
    case "0"..."9": return 0.6
    default: return scalar.value < 0x1100 ? 0.54 : 1
    }
  }
}

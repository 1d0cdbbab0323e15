import Foundation

// The colours of the system are those of its light appearance.
extension UIColor {
  /// Makes a colour by its name in an asset catalogue, which is not read: a grey for each name.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(white: 0.5, alpha: 1)
  }
  /// Black.
  public class var black: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
  /// Dark grey.
  public class var darkGray: UIColor { UIColor(red: 1 / 3, green: 1 / 3, blue: 1 / 3, alpha: 1) }
  /// Light grey.
  public class var lightGray: UIColor { UIColor(red: 2 / 3, green: 2 / 3, blue: 2 / 3, alpha: 1) }
  /// White.
  public class var white: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
  /// Grey.
  public class var gray: UIColor { UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1) }
  /// Red.
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// Green.
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// Blue.
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// Cyan.
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// Yellow.
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// Magenta.
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// Orange.
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// Purple.
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// Brown.
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  /// Fully transparent.
  public class var clear: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 0) }
  /// The system's red.
  public class var systemRed: UIColor { .bytes(255, 59, 48) }
  /// The system's green.
  public class var systemGreen: UIColor { .bytes(52, 199, 89) }
  /// The system's blue.
  public class var systemBlue: UIColor { .bytes(0, 122, 255) }
  /// The system's orange.
  public class var systemOrange: UIColor { .bytes(255, 149, 0) }
  /// The system's yellow.
  public class var systemYellow: UIColor { .bytes(255, 204, 0) }
  /// The system's pink.
  public class var systemPink: UIColor { .bytes(255, 45, 85) }
  /// The system's purple.
  public class var systemPurple: UIColor { .bytes(175, 82, 222) }
  /// The system's teal.
  public class var systemTeal: UIColor { .bytes(48, 176, 199) }
  /// The system's indigo.
  public class var systemIndigo: UIColor { .bytes(88, 86, 214) }
  /// The system's grey.
  public class var systemGray: UIColor { .bytes(142, 142, 147) }
  /// The system's brown.
  public class var systemBrown: UIColor { .bytes(162, 132, 94) }
  /// The system's cyan.
  public class var systemCyan: UIColor { .bytes(50, 173, 230) }
  /// The system's mint.
  public class var systemMint: UIColor { .bytes(0, 199, 190) }
  /// The system's second grey.
  public class var systemGray2: UIColor { .bytes(174, 174, 178) }
  /// The system's third grey.
  public class var systemGray3: UIColor { .bytes(199, 199, 204) }
  /// The system's fourth grey.
  public class var systemGray4: UIColor { .bytes(209, 209, 214) }
  /// The system's fifth grey.
  public class var systemGray5: UIColor { .bytes(229, 229, 234) }
  /// The system's lightest grey.
  public class var systemGray6: UIColor { .bytes(242, 242, 247) }
  /// The background of groups on a screen.
  public class var secondarySystemBackground: UIColor { systemGray6 }
  /// The background of groups inside groups.
  public class var tertiarySystemBackground: UIColor { white }
  /// The background of a screen of groups.
  public class var systemGroupedBackground: UIColor { systemGray6 }
  /// The background of the groups on such a screen.
  public class var secondarySystemGroupedBackground: UIColor { white }
  /// The background of groups inside those groups.
  public class var tertiarySystemGroupedBackground: UIColor { systemGray6 }
  /// The fill of thin shapes.
  public class var systemFill: UIColor { .bytes(120, 120, 128, alpha: 0.2) }
  /// The fill of shapes of medium size.
  public class var secondarySystemFill: UIColor { .bytes(120, 120, 128, alpha: 0.16) }
  /// The fill of large shapes.
  public class var tertiarySystemFill: UIColor { .bytes(118, 118, 128, alpha: 0.12) }
  /// The fill of the largest shapes.
  public class var quaternarySystemFill: UIColor { .bytes(116, 116, 128, alpha: 0.08) }
  /// Secondary text.
  public class var secondaryLabel: UIColor { .bytes(60, 60, 67, alpha: 0.6) }
  /// Tertiary text.
  public class var tertiaryLabel: UIColor { .bytes(60, 60, 67, alpha: 0.3) }
  /// Quaternary text.
  public class var quaternaryLabel: UIColor { .bytes(60, 60, 67, alpha: 0.18) }
  /// The placeholder of an empty field.
  public class var placeholderText: UIColor { .bytes(60, 60, 67, alpha: 0.3) }
  /// A thin line between elements.
  public class var separator: UIColor { .bytes(60, 60, 67, alpha: 0.29) }
  /// A line that hides the content behind it.
  public class var opaqueSeparator: UIColor { .bytes(198, 198, 200) }
  /// A link.
  public class var link: UIColor { systemBlue }
  /// The tint of an app that sets none.
  public class var tintColor: UIColor { systemBlue }
  /// The background of a screen.
  public class var systemBackground: UIColor { white }
  /// Text.
  public class var label: UIColor { black }

  private static func bytes(
    _ red: Int, _ green: Int, _ blue: Int, alpha: CGFloat = 1
  ) -> UIColor {
    UIColor(
      red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
      alpha: alpha)
  }
}

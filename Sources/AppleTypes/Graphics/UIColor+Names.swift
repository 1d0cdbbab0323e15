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
  /// Nothing at all.
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
  /// The ground of a screen.
  public class var systemBackground: UIColor { white }
  /// Text.
  public class var label: UIColor { black }

  private static func bytes(_ red: Int, _ green: Int, _ blue: Int) -> UIColor {
    UIColor(
      red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1)
  }
}

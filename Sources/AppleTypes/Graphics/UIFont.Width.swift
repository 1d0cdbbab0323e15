public import Foundation

extension UIFont {
  /// How wide the letters of a font are, as a number around that of the usual ones, 0.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat

    /// Makes a width from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The narrowest letters.
    public static let compressed = Width(rawValue: -0.3)
    /// Narrow letters.
    public static let condensed = Width(rawValue: -0.2)
    /// Letters of the usual width.
    public static let standard = Width(rawValue: 0)
    /// Wide letters.
    public static let expanded = Width(rawValue: 0.2)
  }

  /// The font of the system in a weight; the width of its letters is not kept.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
}

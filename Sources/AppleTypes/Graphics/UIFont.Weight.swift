public import Foundation

extension UIFont {
  /// The weight of a font.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1 for the thinnest to 1.
    public let rawValue: CGFloat

    /// Makes a weight from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest weight.
    public static let ultraLight: Weight = Weight(rawValue: -0.8)
    /// A thin weight.
    public static let thin: Weight = Weight(rawValue: -0.6)
    /// A light weight.
    public static let light: Weight = Weight(rawValue: -0.4)
    /// The regular weight.
    public static let regular: Weight = Weight(rawValue: 0)
    /// Strokes somewhat above the usual.
    public static let medium: Weight = Weight(rawValue: 0.23)
    /// A semibold weight.
    public static let semibold: Weight = Weight(rawValue: 0.3)
    /// A bold weight.
    public static let bold: Weight = Weight(rawValue: 0.4)
    /// A heavy weight.
    public static let heavy: Weight = Weight(rawValue: 0.56)
    /// The heaviest strokes.
    public static let black: Weight = Weight(rawValue: 0.62)

    /// The name in the names of fonts; that of the regular weight for an unknown one.
    var name: String { Self.names[self] ?? "Regular" }

    private static let names: [Weight: String] = [
      .ultraLight: "UltraLight",
      .thin: "Thin",
      .light: "Light",
      .regular: "Regular",
      .medium: "Medium",
      .semibold: "Semibold",
      .bold: "Bold",
      .heavy: "Heavy",
      .black: "Black",
    ]
  }

  /// The use of a text, which determines its font.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name that UIKit gives the style.
    public let rawValue: String

    /// Makes a style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The title of a page.
    public static let largeTitle: TextStyle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A heading of the first level.
    public static let title1: TextStyle = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A heading of the second level.
    public static let title2: TextStyle = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A heading of the third level.
    public static let title3: TextStyle = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading above text.
    public static let headline: TextStyle = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A heading below another.
    public static let subheadline: TextStyle = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Text.
    public static let body: TextStyle = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A callout.
    public static let callout: TextStyle = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote.
    public static let footnote: TextStyle = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// The text below a picture.
    public static let caption1: TextStyle = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A second text below a picture.
    public static let caption2: TextStyle = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The sizes in points at the default text size.
    static let sizes: [TextStyle: CGFloat] = [
      .largeTitle: 34,
      .title1: 28,
      .title2: 22,
      .title3: 20,
      .headline: 17,
      .subheadline: 15,
      .body: 17,
      .callout: 16,
      .footnote: 13,
      .caption1: 12,
      .caption2: 11,
    ]
  }
}

package import ViewLayout

/// A font; its size decides how much space text takes.
public struct Font: Hashable, Sendable {
  var size: CGFloat
  var isBold = false
  /// The kind of text with which it grows; nil for a font of one size.
  private var style: TextStyle?

  private init(size: CGFloat, growingAs style: TextStyle? = nil) {
    self.size = size
    self.style = style
  }

  /// A kind of text with a size of its own.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2, extraLargeTitle, extraLargeTitle2

    /// The size at the standard setting of the device.
    var size: CGFloat {
      switch self {
      case .extraLargeTitle: 36
      case .largeTitle: 34
      case .title, .extraLargeTitle2: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }
  }

  /// How bold a font is.
  public struct Weight: Hashable, Sendable {
    let value: Int
    /// The thinnest.
    public static let ultraLight = Weight(value: 100)
    /// Thin.
    public static let thin = Weight(value: 200)
    /// Light.
    public static let light = Weight(value: 300)
    /// Neither light nor bold.
    public static let regular = Weight(value: 400)
    /// Between regular and semibold.
    public static let medium = Weight(value: 500)
    /// Between medium and bold.
    public static let semibold = Weight(value: 600)
    /// Bold.
    public static let bold = Weight(value: 700)
    /// Bolder.
    public static let heavy = Weight(value: 800)
    /// The boldest.
    public static let black = Weight(value: 900)
  }

  /// How wide the letters are.
  public struct Width: Hashable, Sendable {
    /// The width.
    public var value: CGFloat
    /// Makes a width.
    public init(_ value: CGFloat) { self.value = value }
    /// Narrow.
    public static let compressed = Width(-0.4)
    /// A little narrow.
    public static let condensed = Width(-0.2)
    /// The usual width.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)
  }

  /// The kind of letters.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  /// The distance between lines.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  /// The font of the largest titles.
  public static let largeTitle = Font.system(.largeTitle)
  /// The font of titles.
  public static let title = Font.system(.title)
  /// The font of second titles.
  public static let title2 = Font.system(.title2)
  /// The font of third titles.
  public static let title3 = Font.system(.title3)
  /// The font of headings.
  public static let headline = Font.system(.headline)
  /// The font of lower headings.
  public static let subheadline = Font.system(.subheadline)
  /// The font of text.
  public static let body = Font.system(.body)
  /// The font of remarks.
  public static let callout = Font.system(.callout)
  /// The font of notes.
  public static let footnote = Font.system(.footnote)
  /// The font of captions.
  public static let caption = Font.system(.caption)
  /// The font of small captions.
  public static let caption2 = Font.system(.caption2)

  /// The system's font of a kind of text.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    let font = Font(size: style.size, growingAs: style)
    return (style == .headline ? font.bold() : font).weight(weight)
  }
  /// The system's font of a size.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font(size: size).weight(weight) }
  /// A font by its name.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(size: size, growingAs: .body)
  }
  /// A font by its name.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(size: fixedSize) }
  /// A font by its name.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo style: TextStyle
  ) -> Font { Font(size: size, growingAs: style) }

  /// The font with a weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.isBold = weight.value >= Weight.semibold.value
    return font
  }
  private func weight(_ weight: Weight?) -> Font { weight.map { self.weight($0) } ?? self }
  /// The bold font.
  public func bold() -> Font { weight(.bold) }
  /// The font in italics.
  public func italic() -> Font { self }
  /// The font with digits of one width.
  public func monospacedDigit() -> Font { self }
  /// The font with letters of one width.
  public func monospaced() -> Font { self }
  /// The font with small capitals.
  public func smallCaps() -> Font { self }
  /// The font with small letters as small capitals.
  public func lowercaseSmallCaps() -> Font { self }
  /// The font with capitals as small capitals.
  public func uppercaseSmallCaps() -> Font { self }
  /// The font with another distance between lines.
  public func leading(_ leading: Leading) -> Font { self }
  /// The font with letters of another width.
  public func width(_ width: Width) -> Font { self }

  /// The font as boxes measure it, at a text size of the device.
  package func boxFont(at setting: DynamicTypeSize) -> BoxFont {
    BoxFont(size: size * (style?.growth(at: setting) ?? 1), isBold: isBold)
  }
}

/// How an element looks, as far as an audit needs it; nil means unknown.
public struct ElementLook: Sendable, Equatable {
  /// The font of a text.
  public struct Font: Sendable, Equatable {
    /// The size at the default text size, in points; nil is the size of body text.
    public var size: Double?
    /// Whether the font is bold.
    public var isBold: Bool
    /// Whether the size follows the device's text size.
    public var scales: Bool

    /// The smallest and the largest size, in points.
    package static let sizes = 1.0...1_000.0

    /// Makes a font; by default it is not bold and follows the device's text size.
    public init(size: Double? = nil, isBold: Bool = false, scales: Bool = true) {
      self.size = size
      self.isBold = isBold
      self.scales = scales
    }
  }

  /// The colour of the text.
  public var text: ElementColor?
  /// The colour behind the text; it also applies to everything inside the element.
  public var background: ElementColor?
  /// The font of the text.
  public var font: Font?

  /// Makes a look.
  public init(text: ElementColor? = nil, background: ElementColor? = nil, font: Font? = nil) {
    self.text = text
    self.background = background
    self.font = font
  }
}

/// How an element looks, as far as an audit asks for it; what is nil is not known.
public struct ElementLook: Sendable, Equatable {
  /// The letters of a text.
  public struct Font: Sendable, Equatable {
    /// The size at the usual setting, in points; nil is that of body text.
    public var size: Double?
    /// Whether the letters are bold.
    public var isBold: Bool
    /// Whether the size follows the setting of the device.
    public var scales: Bool

    /// The smallest and the largest size, in points.
    package static let sizes = 1.0...1_000.0

    /// Makes letters that are not bold and follow the setting, unless told.
    public init(size: Double? = nil, isBold: Bool = false, scales: Bool = true) {
      self.size = size
      self.isBold = isBold
      self.scales = scales
    }
  }

  /// The colour of the text.
  public var text: ElementColor?
  /// The colour behind the text, for all that is inside the element too.
  public var background: ElementColor?
  /// The letters.
  public var font: Font?

  /// Makes a look.
  public init(text: ElementColor? = nil, background: ElementColor? = nil, font: Font? = nil) {
    self.text = text
    self.background = background
    self.font = font
  }
}

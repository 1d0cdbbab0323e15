public import Foundation

/// A font by its name and size; nothing is drawn with it.
open class UIFont: NSObject, @unchecked Sendable {
  // Name and size are constants, so a font can be shared between threads.
  /// The name of the font.
  public let fontName: String
  /// The size in points.
  public let pointSize: CGFloat

  /// Makes a font; nil for an empty name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(fontName, fontSize)
  }

  /// Makes the font of a description, in the given size or, if that is 0, in its own.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(descriptor.postscriptName, size == 0 ? descriptor.pointSize : size)
  }

  private init(_ name: String, _ size: CGFloat) { (fontName, pointSize) = (name, size) }

  /// The size of labels.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of buttons.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of small texts.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The size of texts.
  open class var systemFontSize: CGFloat { 14 }

  /// The font of the system.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(".SFUI-Regular", fontSize)
  }

  /// The font of the system in a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(".SFUI-" + weight.name, fontSize)
  }

  /// The bold font of the system.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(".SFUI-Semibold", fontSize)
  }

  /// The italic font of the system.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(".SFUI-RegularItalic", fontSize)
  }

  /// The font for a use, at the default text size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let font = systemFont(ofSize: TextStyle.sizes[style] ?? 17)
    return style == .headline ? systemFont(ofSize: font.pointSize, weight: .semibold) : font
  }

  /// The description of the font.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(name: fontName, size: pointSize) }

  // The system's font has these heights for each point of its size.

  /// The height of a line.
  open var lineHeight: CGFloat { ascender - descender }
  /// The top of the tallest letters above the baseline.
  open var ascender: CGFloat { pointSize * 0.95214844 }
  /// The bottom of the lowest letters; below the baseline it is negative.
  open var descender: CGFloat { pointSize * -0.24121094 }
  /// The space between two lines.
  open var leading: CGFloat { 0 }
  /// The height of a capital letter.
  open var capHeight: CGFloat { pointSize * 0.70458984 }
  /// The height of a small x.
  open var xHeight: CGFloat { pointSize * 0.52636719 }

  /// The same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontName, fontSize) }

  /// Whether the other object is a font with the same name and size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize
  }

  /// A number that is the same for equal fonts.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fontName)
    hasher.combine(pointSize)
    return hasher.finalize()
  }
}

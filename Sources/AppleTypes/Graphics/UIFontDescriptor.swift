public import Foundation

/// The description of a font, from which apps derive others.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  // All properties are constant, so that threads can share a description.
  /// The name of the font.
  public let postscriptName: String
  /// The size in points.
  public let pointSize: CGFloat
  /// Its special traits.
  public let symbolicTraits: SymbolicTraits

  /// Describes a font by its name.
  public convenience init(name fontName: String, size: CGFloat) { self.init(fontName, size, []) }

  private init(_ name: String, _ size: CGFloat, _ traits: SymbolicTraits) {
    (postscriptName, pointSize, symbolicTraits) = (name, size, traits)
  }

  /// Describes the font for a use.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  /// The same font in another design, which has the same letters here.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
  /// The same font with other traits; bold and italic fonts have their own names.
  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    var name = postscriptName
    if traits.contains(.traitBold), !name.contains("bold") {
      name = name.replacing("-Regular", with: "-Semibold")
    }
    if traits.contains(.traitItalic), !name.hasSuffix("Italic") { name += "Italic" }
    return UIFontDescriptor(name, pointSize, traits)
  }
  /// The same font in another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(postscriptName, newPointSize, symbolicTraits)
  }

  /// The design of the system's font.
  public struct SystemDesign: Hashable, Sendable {
    let name: String
    /// The default design.
    public static let `default` = SystemDesign(name: "default")
    /// With serifs.
    public static let serif = SystemDesign(name: "serif")
    /// With rounded letters.
    public static let rounded = SystemDesign(name: "rounded")
    /// With letters of equal width.
    public static let monospaced = SystemDesign(name: "monospaced")
  }

  /// Special traits of a font.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes traits of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// All letters as wide as each other.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// For labels and buttons.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// With lines close to each other.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// With lines far from each other.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }
}

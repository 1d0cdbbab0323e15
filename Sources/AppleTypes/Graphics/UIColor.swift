public import Foundation

/// A colour of red, green and blue, each from 0 to 1.
open class UIColor: NSObject, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
  // The parts are constants, so a colour can be shared between threads.
  private let red: CGFloat
  private let green: CGFloat
  private let blue: CGFloat
  private let alpha: CGFloat

  /// Makes a colour.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes the colour of a literal.
  public required init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.red = CGFloat(red)
    self.green = CGFloat(green)
    self.blue = CGFloat(blue)
    self.alpha = CGFloat(alpha)
  }

  /// Reads a colour that `encode(with:)` has written.
  public required init?(coder: NSCoder) {
    red = coder.decodeDouble(forKey: "UIRed")
    green = coder.decodeDouble(forKey: "UIGreen")
    blue = coder.decodeDouble(forKey: "UIBlue")
    alpha = coder.decodeDouble(forKey: "UIAlpha")
  }

  /// Writes the parts of the colour.
  open func encode(with coder: NSCoder) {
    coder.encode(Double(red), forKey: "UIRed")
    coder.encode(Double(green), forKey: "UIGreen")
    coder.encode(Double(blue), forKey: "UIBlue")
    coder.encode(Double(alpha), forKey: "UIAlpha")
  }

  /// A colour can be kept in an archive.
  open class var supportsSecureCoding: Bool { true }

  /// Makes a grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a colour from its place on the colour wheel, each part from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let sector = (hue - hue.rounded(.down)) * 6
    let part = { (offset: CGFloat) -> CGFloat in
      let place = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// The same colour, more or less transparent.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Writes the components of the colour to pointers that may be nil; returns true, as it has them.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = self.red
    green?.pointee = self.green
    blue?.pointee = self.blue
    alpha?.pointee = self.alpha
    return true
  }

  /// Whether the other object is a colour with the same parts.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return parts == other.parts
  }

  /// A number that is the same for equal colours.
  open override var hash: Int { parts.hashValue }

  /// The four parts as UIKit prints them.
  open override var description: String {
    "UIExtendedSRGBColorSpace " + parts.map { "\(Double($0))" }.joined(separator: " ")
  }

  private var parts: [CGFloat] { [red, green, blue, alpha] }
}

/// The type that `#colorLiteral` creates.
public typealias _ColorLiteralType = UIColor

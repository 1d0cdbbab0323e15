public import Foundation

/// A colour of Core Graphics, in red, green, blue and alpha.
public final class CGColor: Hashable, Sendable {
  fileprivate let parts: [CGFloat]

  /// Makes a colour of parts from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    parts = [red, green, blue, alpha]
  }

  /// Makes a grey.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and alpha; Apple's greys have one number and alpha.
  public var components: [CGFloat]? { parts }
  /// How many components there are.
  public var numberOfComponents: Int { parts.count }
  /// How opaque it is.
  public var alpha: CGFloat { parts[3] }

  /// Whether two colours have the same parts.
  public static func == (left: CGColor, right: CGColor) -> Bool { left.parts == right.parts }
  /// Hashes the parts.
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}

extension UIColor {
  /// The colour for Core Graphics.
  public var cgColor: CGColor {
    var (red, green, blue, alpha) = (0 as CGFloat, 0 as CGFloat, 0 as CGFloat, 0 as CGFloat)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a colour of one for Core Graphics.
  public convenience init(cgColor: CGColor) {
    self.init(
      red: cgColor.parts[0], green: cgColor.parts[1], blue: cgColor.parts[2], alpha: cgColor.alpha)
  }
}

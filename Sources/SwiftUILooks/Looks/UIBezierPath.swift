public import SwiftUIViews

// Shapes that apps make from UIKit's paths. No test sees what is drawn, so an outline is reduced to
// the rectangle around it.

/// Which corners of a rectangle are round.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public let rawValue: UInt
  /// Makes a set from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corner at the top and the left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The corner at the top and the right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The corner at the bottom and the left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The corner at the bottom and the right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All of them.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// An outline of Core Graphics.
public final class CGPath: Sendable {
  let path: Path
  init(_ path: Path) { self.path = path }
}

extension Path {
  /// Makes the path of an outline.
  public init(_ path: CGPath) { self = path.path }
}

/// An outline of UIKit.
open class UIBezierPath: NSObject {
  private var path: Path

  /// Makes an empty outline.
  public override init() { path = Path() }
  /// Makes the outline of a rectangle.
  public init(rect: CGRect) { path = Path(rect) }
  /// Makes the outline of an ellipse.
  public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }
  /// Makes the outline of a rectangle with rounded corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) { path = Path(rect) }
  /// Makes the outline of a rectangle with some rounded corners.
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { path = Path(rect) }

  /// The outline for Core Graphics.
  open var cgPath: CGPath { CGPath(path) }
  /// Starts at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a curve.
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a curve.
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }
  /// Closes the outline.
  open func close() { path.closeSubpath() }
}

/// Looks for misspelled words; Linux has no dictionary, so it finds none.
open class UITextChecker: NSObject {
  /// The languages that it knows.
  open class var availableLanguages: [String] { ["en"] }
  /// The range of the next misspelled word: there is none.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int,
    wrap wrapFlag: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
}

public import Foundation

/// How fast a finger moves, in points per second.
///
/// ```swift
/// list.swipeUp(velocity: .slow)
/// list.swipeUp(velocity: 250)
/// ```
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable {
  /// Points per second.
  public let rawValue: CGFloat

  /// Makes a velocity from points per second; a gesture fails if it is not above zero.
  public init(rawValue: CGFloat) { self.rawValue = rawValue }

  /// Makes a velocity from points per second; a gesture fails if it is not above zero.
  public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

  /// The velocity of a swipe without a velocity: 1000 points per second (behaviour.md E5).
  public static let `default`: XCUIGestureVelocity = 1_000
  // Apple publishes no numbers for the other two. Half and double keep their order.
  /// A slow finger: 500 points per second.
  public static let slow: XCUIGestureVelocity = 500
  /// A fast finger: 2000 points per second.
  public static let fast: XCUIGestureVelocity = 2_000
}

extension XCUIGestureVelocity: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Makes a velocity from whole points per second.
  public init(integerLiteral value: Int) { self.init(CGFloat(value)) }

  /// Makes a velocity from points per second.
  public init(floatLiteral value: Double) { self.init(CGFloat(value)) }
}

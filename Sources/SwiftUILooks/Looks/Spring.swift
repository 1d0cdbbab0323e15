public import SwiftUIViews

/// How a spring moves.
public struct Spring: Hashable, Sendable {
  let course: Animation

  /// Makes a spring.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    course = .spring(duration: duration, bounce: bounce)
  }
  /// Makes a spring.
  public init(response: Double, dampingRatio: Double) {
    course = .spring(response: response, dampingFraction: dampingRatio)
  }
  /// Makes a spring from physical properties.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) { course = .interpolatingSpring(mass: mass, stiffness: stiffness, damping: damping) }

  /// With little bouncing.
  public static var snappy: Spring { .snappy() }
  /// Without bouncing.
  public static var smooth: Spring { .smooth() }
  /// With bouncing.
  public static var bouncy: Spring { .bouncy() }
  /// With little bouncing.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// Without bouncing.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// With bouncing.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Animation {
  /// Like a spring of these properties.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    spring.course
  }
  /// Like a spring of these properties, which is combined with others.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation { spring.course }
  /// Like a spring, which is combined with others.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { .spring(duration: duration, bounce: bounce) }
}

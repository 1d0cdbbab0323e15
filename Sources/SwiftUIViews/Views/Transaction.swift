import ViewGraph
package import VirtualTime

/// A change, with how it is animated.
public struct Transaction: Sendable {
  /// The animation; nil for none.
  public var animation: Animation?
  /// Whether animations are off.
  public var disablesAnimations = false
  /// Whether it follows a gesture.
  public var isContinuous = false

  /// Makes a change without an animation.
  public init() {}
  /// Makes a change with an animation.
  public init(animation: Animation?) { self.animation = animation }
}

/// How a change is animated: its duration and its curve.
///
/// A repeating animation ends at once; one without an end keeps the app busy while it is shown.
public struct Animation: Hashable, Sendable {
  /// The course of the change; nil if it ends at once.
  package private(set) var course: MovementCourse?
  /// The course of the change to its end; nil if it ends at once, or never.
  package var endingCourse: MovementCourse? { course.flatMap { $0.isEndless ? nil : $0 } }

  private init(_ response: Double = 0.5, damping: Double = 1) {
    course = .spring(response: .seconds(max(0, response)), damping: damping)
  }

  private init(_ duration: Double, bounce: Double) {
    self.init(duration, damping: bounce < 0 ? 1 / (1 + max(bounce, -0.99)) : 1 - bounce)
  }

  private init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ seconds: Double = 0.35) {
    course = MovementCourse(.seconds(max(0, seconds)), .cubic(x1: x1, y1: y1, x2: x2, y2: y2))
  }

  /// The usual animation.
  public static let `default` = Animation(0.55)
  /// At an even speed.
  public static let linear = Animation(0, 0, 1, 1)
  /// Slow at the start.
  public static let easeIn = Animation(0.42, 0, 1, 1)
  /// Slow at the end.
  public static let easeOut = Animation(0, 0, 0.58, 1)
  /// Slow at the start and at the end.
  public static let easeInOut = Animation(0.42, 0, 0.58, 1)
  /// Like a spring.
  public static let spring = spring()
  /// Like a spring without bouncing.
  public static let smooth = smooth()
  /// Like a spring with little bouncing.
  public static let snappy = snappy()
  /// Like a bouncing spring.
  public static let bouncy = bouncy()
  /// Like a spring that follows a finger.
  public static let interactiveSpring = interactiveSpring()

  /// At an even speed.
  public static func linear(duration: Double) -> Animation { Animation(0, 0, 1, 1, duration) }
  /// Slow at the start.
  public static func easeIn(duration: Double) -> Animation { Animation(0.42, 0, 1, 1, duration) }
  /// Slow at the end.
  public static func easeOut(duration: Double) -> Animation { Animation(0, 0, 0.58, 1, duration) }
  /// Slow at the start and at the end.
  public static func easeInOut(duration: Double) -> Animation {
    Animation(0.42, 0, 0.58, 1, duration)
  }
  /// Along a curve.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation { Animation(x1, y1, x2, y2, duration) }
  /// Like a spring.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation(response, damping: dampingFraction) }
  /// Like a spring.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation(duration, bounce: bounce) }
  /// Like a spring that follows a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation(response, damping: dampingFraction) }
  /// Like a spring.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    guard mass > 0, stiffness > 0 else { return Animation() }
    return Animation(
      2 * .pi * (mass / stiffness).squareRoot(),
      damping: damping / (2 * (mass * stiffness).squareRoot()))
  }
  /// Like a spring with little bouncing.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(duration, bounce: 0.15 + extraBounce)
  }
  /// Like a spring without bouncing.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(duration, bounce: extraBounce)
  }
  /// Like a bouncing spring.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(duration, bounce: 0.3 + extraBounce)
  }

  /// The animation after a pause.
  public func delay(_ delay: Double) -> Animation { changed { $0.delay = .seconds(delay) } }
  /// The animation at another speed.
  public func speed(_ speed: Double) -> Animation {
    changed { $0.duration = $0.duration * (speed > 0 ? 1 / speed : 0) }
  }
  /// The animation several times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    var copy = self
    if count > 1 { copy.course = nil }
    return copy
  }
  /// The animation without an end.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    changed { $0.isEndless = true }
  }

  private func changed(_ change: (inout MovementCourse) -> Void) -> Animation {
    var copy = self
    if var course = copy.course {
      change(&course)
      copy.course = course
    }
    return copy
  }
}

/// Makes changes with an animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try ViewGraph.$course.withValue(animation?.course, operation: body) }

/// Makes changes with an animation, and calls a closure at its end.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  guard let course = animation?.endingCourse else {
    completion()
    return result
  }
  let end = AnimationEnd(tell: completion)
  let time = completionCriteria == .removed ? course.total : course.looksOver
  Task { @MainActor in
    try? await Task.sleep(nanoseconds: UInt64(clamping: time.nanoseconds))
    end.tell()
  }
  return result
}

/// A callback at the end of an animation, on the thread of the app.
private struct AnimationEnd: @unchecked Sendable { let tell: () -> Void }

/// Makes changes as one transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let isInstant = transaction.disablesAnimations
  return try ViewGraph.$isInstant.withValue(isInstant) {
    try withAnimation(isInstant ? nil : transaction.animation, body)
  }
}

/// When an animation counts as ended.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let name: String
  /// When it looks ended.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// When everything has stopped moving.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

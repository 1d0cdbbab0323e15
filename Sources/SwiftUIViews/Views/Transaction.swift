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

/// How a change is animated; everything is at its end at once here.
public struct Animation: Hashable, Sendable {
  let name: String
  let duration: Double

  private init(_ name: String, _ duration: Double = 0.35) {
    self.name = name
    self.duration = duration
  }

  /// The usual animation.
  public static let `default` = Animation("default")
  /// At an even speed.
  public static let linear = Animation("linear")
  /// Slow at the start.
  public static let easeIn = Animation("easeIn")
  /// Slow at the end.
  public static let easeOut = Animation("easeOut")
  /// Slow at the start and at the end.
  public static let easeInOut = Animation("easeInOut")
  /// Like a spring.
  public static let spring = Animation("spring", 0.5)
  /// Like a spring without bouncing.
  public static let smooth = Animation("smooth", 0.5)
  /// Like a spring with little bouncing.
  public static let snappy = Animation("snappy", 0.5)
  /// Like a bouncing spring.
  public static let bouncy = Animation("bouncy", 0.5)
  /// Like a spring that follows a finger.
  public static let interactiveSpring = Animation("interactiveSpring", 0.15)

  /// At an even speed.
  public static func linear(duration: Double) -> Animation { Animation("linear", duration) }
  /// Slow at the start.
  public static func easeIn(duration: Double) -> Animation { Animation("easeIn", duration) }
  /// Slow at the end.
  public static func easeOut(duration: Double) -> Animation { Animation("easeOut", duration) }
  /// Slow at the start and at the end.
  public static func easeInOut(duration: Double) -> Animation {
    Animation("easeInOut", duration)
  }
  /// Along a curve.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation { Animation("timingCurve", duration) }
  /// Like a spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation("spring", response) }
  /// Like a spring.
  @_disfavoredOverload
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation("spring", duration) }
  /// Like a spring that follows a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation("interactiveSpring", response) }
  /// Like a spring.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation("interpolatingSpring", 0.5) }
  /// Like a spring with little bouncing.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("snappy", duration)
  }
  /// Like a spring without bouncing.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("smooth", duration)
  }
  /// Like a bouncing spring.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("bouncy", duration)
  }

  /// The animation after a pause.
  public func delay(_ delay: Double) -> Animation { self }
  /// The animation at another speed.
  public func speed(_ speed: Double) -> Animation { self }
  /// The animation several times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  /// The animation without an end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Makes changes with an animation; they are at their end at once here.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Makes changes with an animation, and calls a closure at its end, which is at once here.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  defer { completion() }
  return try body()
}

/// Makes changes that are one.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// When an animation counts as ended.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let name: String
  /// When it looks ended.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

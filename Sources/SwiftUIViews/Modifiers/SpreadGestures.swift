import ViewLayout

// Gestures of two fingers. A session makes each in one step: the app sees the middle and the end,
// at the same time.

extension Touch {
  /// How far and how fast two fingers have moved in the middle of a gesture and at its end; none if
  /// the gesture is another one, or too small.
  fileprivate func steps(
    of spread: BoxAnswers.Spread, from start: Double, least: Double
  ) -> [(amount: Double, velocity: Double)] {
    guard case .spread(spread, let amount, let velocity) = kind, abs(amount - start) >= least
    else { return [] }
    return [((start + amount) / 2, velocity), (amount, velocity)]
  }
}

/// Two fingers that move apart or together.
public struct MagnifyGesture {
  /// What the gesture reports.
  public struct Value: Equatable, Sendable {
    /// The time of the moment.
    public var time: Date
    /// How far: above 1 for apart, below 1 for together.
    public var magnification: CGFloat
    /// How fast, in the same unit per second.
    public var velocity: CGFloat
    /// Where it began, as a fraction of the view.
    public var startAnchor = UnitPoint.center
    /// Where it began.
    public var startLocation: CGPoint
  }

  private let least: CGFloat
  /// Makes a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) { least = minimumScaleDelta }
}

extension MagnifyGesture: TouchGesture {
  func moments(of touch: Touch) -> [GestureMoment<Value>] {
    touch.steps(of: .pinch, from: 1, least: least).map {
      GestureMoment(
        value: Value(
          time: Date(), magnification: $0.amount, velocity: $0.velocity,
          startLocation: touch.start(in: .local)))
    }
  }
}

/// Two fingers that move apart or together, in the older form.
public struct MagnificationGesture {
  private let least: CGFloat
  /// Makes a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) { least = minimumScaleDelta }
}

extension MagnificationGesture: TouchGesture {
  /// How far.
  public typealias Value = CGFloat
  func moments(of touch: Touch) -> [GestureMoment<CGFloat>] {
    touch.steps(of: .pinch, from: 1, least: least).map { GestureMoment(value: $0.amount) }
  }
}

/// Two fingers that turn.
public struct RotateGesture {
  /// What the gesture reports.
  public struct Value: Equatable, Sendable {
    /// The time of the moment.
    public var time: Date
    /// How far.
    public var rotation: Angle
    /// How fast, per second.
    public var velocity: Angle
    /// Where it began, as a fraction of the view.
    public var startAnchor = UnitPoint.center
    /// Where it began.
    public var startLocation: CGPoint
  }

  private let least: Angle
  /// Makes a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) { least = minimumAngleDelta }
}

extension RotateGesture: TouchGesture {
  func moments(of touch: Touch) -> [GestureMoment<Value>] {
    touch.steps(of: .rotate, from: 0, least: least.radians).map {
      GestureMoment(
        value: Value(
          time: Date(), rotation: .radians($0.amount), velocity: .radians($0.velocity),
          startLocation: touch.start(in: .local)))
    }
  }
}

/// Two fingers that turn, in the older form.
public struct RotationGesture {
  private let least: Angle
  /// Makes a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) { least = minimumAngleDelta }
}

extension RotationGesture: TouchGesture {
  /// How far.
  public typealias Value = Angle
  func moments(of touch: Touch) -> [GestureMoment<Angle>] {
    touch.steps(of: .rotate, from: 0, least: least.radians).map {
      GestureMoment(value: .radians($0.amount))
    }
  }
}

/// A tap that reports its location: the middle of the view if it was on the view's element.
public struct SpatialTapGesture {
  /// What the gesture reports.
  public struct Value: Equatable, Sendable {
    /// Where the tap was.
    public var location: CGPoint
  }

  private let tap: TapGesture
  private let space: CoordinateSpace
  /// Makes a gesture.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    tap = TapGesture(count: count)
    space = coordinateSpace
  }
}

extension SpatialTapGesture: TouchGesture {
  func moments(of touch: Touch) -> [GestureMoment<Value>] {
    tap.moments(of: touch).map { _ in GestureMoment(value: Value(location: touch.start(in: space)))
    }
  }
}

/// A gesture of any type.
public struct AnyGesture<Value> {
  private let tell: @MainActor (Touch) -> [GestureMoment<Value>]
  /// Hides the type of a gesture.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value { tell = { gesture.told($0) } }
}

extension AnyGesture: TouchGesture {
  func moments(of touch: Touch) -> [GestureMoment<Value>] { tell(touch) }
}

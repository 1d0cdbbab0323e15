import ViewLayout

/// A gesture that the user makes with fingers.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture reports.
  associatedtype Value
  /// The gesture it is made of.
  associatedtype Body: Gesture
  /// The gesture it is made of.
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: Gesture {
  /// There is no value.
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// Gestures of the system have no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A touch that a session makes on a view.
struct Touch {
  /// What one finger does.
  enum Kind: Equatable {
    case single(BoxAnswers.Gesture)
    /// Two fingers, with how far they go and how fast.
    case spread(BoxAnswers.Spread, amount: Double, velocity: Double)
  }

  let kind: Kind
  /// Where the view is.
  let frame: CGRect
  /// The coordinate spaces around it.
  var spaces = NamedSpaces()

  /// Where it begins: the middle of the view, if the touch is on an element and not at a point.
  func start(in space: CoordinateSpace) -> CGPoint {
    let point = BoxTouch.point ?? CGPoint(x: frame.midX, y: frame.midY)
    return spaces.place(of: point, for: frame, in: space)
  }
}

/// The value of a gesture at one moment, and what the app does then.
struct GestureMoment<Value> {
  let value: Value
  var act: () -> Void = {}
  /// What the app does after the last moment.
  var finish: () -> Void = {}
}

/// A gesture that sessions can make: the moments of a touch in order, or none if it does not match.
@MainActor
protocol TouchGesture<Value>: Gesture {
  func moments(of touch: Touch) -> [GestureMoment<Value>]
}

extension Gesture {
  /// The moments of a touch; for an app's own gesture, those of its body.
  func told(_ touch: Touch) -> [GestureMoment<Value>] {
    if let known = self as? any TouchGesture<Value> { return known.moments(of: touch) }
    guard Body.self != Never.self else { return [] }
    return body.told(touch).compactMap { moment in
      (moment.value as? Value).map {
        GestureMoment(value: $0, act: moment.act, finish: moment.finish)
      }
    }
  }
}

/// One or more taps.
public struct TapGesture {
  /// How many taps.
  public var count: Int
  /// Makes a gesture.
  public init(count: Int = 1) { self.count = count }
}

extension TapGesture: TouchGesture {
  /// The gesture has no value.
  public typealias Value = Void
  func moments(of touch: Touch) -> [GestureMoment<Void>] {
    touch.kind == .single(count == 2 ? .doubleTap : .tap) ? [GestureMoment(value: ())] : []
  }
}

/// A long press.
public struct LongPressGesture {
  /// How long the press lasts at least, in seconds.
  public var minimumDuration: Double
  /// Makes a gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
  }

  /// How long a finger rests before it moves, in seconds.
  private static let beforeMoving = 0.05
}

extension LongPressGesture: TouchGesture {
  /// Whether it happened.
  public typealias Value = Bool
  func moments(of touch: Touch) -> [GestureMoment<Bool>] {
    let isMoving = touch.direction != nil && minimumDuration <= Self.beforeMoving
    let isHeld = touch.kind == .single(.longPress) && BoxTouch.lasts(minimumDuration)
    return isHeld || isMoving ? [GestureMoment(value: true)] : []
  }
}

extension BoxTouch {
  /// Whether the finger is down for at least some seconds.
  static func lasts(_ least: Double) -> Bool { (seconds ?? .infinity) >= least }
}

extension Touch {
  /// The direction in which the finger moves; nil if it does not move.
  fileprivate var direction: CGSize? {
    switch kind {
    case .single(.swipeUp): CGSize(width: 0, height: -1)
    case .single(.swipeDown): CGSize(width: 0, height: 1)
    case .single(.swipeLeft): CGSize(width: -1, height: 0)
    case .single(.swipeRight): CGSize(width: 1, height: 0)
    default: nil
    }
  }
}

/// A drag: between the points of the test, or a swipe over the view by 0.8 of half of its size.
public struct DragGesture {
  /// What the gesture reports.
  public struct Value: Equatable, Sendable {
    /// The time of the moment.
    public var time: Date
    /// Where the finger is.
    public var location: CGPoint
    /// Where it began.
    public var startLocation: CGPoint
    /// How far it has moved.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The predicted end: as far again as the translation.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + translation.width, y: location.y + translation.height)
    }
    /// The predicted translation at the end.
    public var predictedEndTranslation: CGSize {
      CGSize(width: 2 * translation.width, height: 2 * translation.height)
    }
    /// The velocity in points per second: the whole drag takes a tenth of a second.
    public var velocity: CGSize {
      CGSize(width: 10 * translation.width, height: 10 * translation.height)
    }
  }

  private let minimumDistance: CGFloat
  private let space: CoordinateSpace

  /// Makes a gesture.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    space = coordinateSpace
  }

  /// The fraction of the distance from the middle to an edge that a swipe covers.
  private static let part = 0.8
}

extension DragGesture: TouchGesture {
  func moments(of touch: Touch) -> [GestureMoment<Value>] {
    let size = touch.frame.size
    let way = CGSize(width: size.width / 2 * Self.part, height: size.height / 2 * Self.part)
    guard let direction = touch.direction else {
      // A drag without a minimum distance matches any touch.
      guard minimumDistance == 0, touch.kind == .single(.tap) else { return [] }
      return [moment(touch, .zero)]
    }
    let swipe = CGSize(width: direction.width * way.width, height: direction.height * way.height)
    let end = BoxTouch.way ?? swipe
    if BoxTouch.way != nil, hypot(end.width, end.height) < minimumDistance { return [] }
    return [
      moment(touch, CGSize(width: end.width / 2, height: end.height / 2)),
      moment(touch, end),
    ]
  }

  private func moment(_ touch: Touch, _ moved: CGSize) -> GestureMoment<Value> {
    let start = touch.start(in: space)
    return GestureMoment(
      value: Value(
        time: Date(), location: CGPoint(x: start.x + moved.width, y: start.y + moved.height),
        startLocation: start))
  }
}

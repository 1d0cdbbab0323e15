import ViewGraph
import ViewLayout

/// What a person does with fingers.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells.
  associatedtype Value
  /// The gesture it is made of.
  associatedtype Body: Gesture
  /// The gesture it is made of.
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: Gesture {
  /// Nothing.
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// Gestures of the system have no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// What a session does with a finger on a view.
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

  /// Where it begins: in the middle of the view if the finger is on an element as a whole.
  func start(in space: CoordinateSpace) -> CGPoint {
    let point = BoxTouch.point ?? CGPoint(x: frame.midX, y: frame.midY)
    return spaces.place(of: point, for: frame, in: space)
  }
}

/// What a gesture tells at one moment, and what the app does then.
struct GestureMoment<Value> {
  let value: Value
  var act: () -> Void = {}
  /// What the app does after the last moment.
  var finish: () -> Void = {}
}

/// A gesture that a session makes: the moments of a touch in order; none if it is another gesture.
@MainActor
protocol TouchGesture<Value>: Gesture {
  func moments(of touch: Touch) -> [GestureMoment<Value>]
}

extension Gesture {
  /// The moments of a touch; those of the gesture that it is made of, if it is an app's own.
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
  /// How many.
  public var count: Int
  /// Makes a gesture.
  public init(count: Int = 1) { self.count = count }
}

extension TapGesture: TouchGesture {
  /// That it happened.
  public typealias Value = Void
  func moments(of touch: Touch) -> [GestureMoment<Void>] {
    touch.kind == .single(count == 2 ? .doubleTap : .tap) ? [GestureMoment(value: ())] : []
  }
}

/// A finger that stays.
public struct LongPressGesture {
  /// For how many seconds at least.
  public var minimumDuration: Double
  /// Makes a gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
  }

  /// A finger stays so long even before it moves.
  private static let beforeMoving = 0.05
}

extension LongPressGesture: TouchGesture {
  /// Whether it happened.
  public typealias Value = Bool
  func moments(of touch: Touch) -> [GestureMoment<Bool>] {
    let isMoving = touch.direction != nil && minimumDuration <= Self.beforeMoving
    return touch.kind == .single(.longPress) || isMoving ? [GestureMoment(value: true)] : []
  }
}

extension Touch {
  /// Which way the finger moves; nil if it stays.
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

/// A finger that moves: a swipe over the view, from where it begins by 0.8 of half of the view.
public struct DragGesture {
  /// What it tells.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// Where the finger is.
    public var location: CGPoint
    /// Where it began.
    public var startLocation: CGPoint
    /// How far it has moved.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where it would come to rest: as far again.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + translation.width, y: location.y + translation.height)
    }
    /// How far it would move.
    public var predictedEndTranslation: CGSize {
      CGSize(width: 2 * translation.width, height: 2 * translation.height)
    }
    /// How fast it is, in points a second: the way takes a tenth of one.
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

  /// How much of the way from the middle to an edge a swipe takes.
  private static let part = 0.8
}

extension DragGesture: TouchGesture {
  func moments(of touch: Touch) -> [GestureMoment<Value>] {
    let size = touch.frame.size
    let way = CGSize(width: size.width / 2 * Self.part, height: size.height / 2 * Self.part)
    guard let direction = touch.direction else {
      // A drag that needs no distance is any touch.
      guard minimumDistance == 0, touch.kind == .single(.tap) else { return [] }
      return [moment(touch, .zero)]
    }
    let end = CGSize(width: direction.width * way.width, height: direction.height * way.height)
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

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

/// A gesture that a session makes.
@MainActor
protocol SessionGesture {
  /// What happens on which gesture of a session.
  var answers: [BoxAnswers.Gesture: () -> Void] { get }
}

/// One or more taps.
public struct TapGesture {
  /// How many.
  public var count: Int
  /// Makes a gesture.
  public init(count: Int = 1) { self.count = count }
}

extension TapGesture: Gesture, SessionGesture {
  /// That it happened.
  public typealias Value = Void
  var answers: [BoxAnswers.Gesture: () -> Void] { [count == 2 ? .doubleTap : .tap: {}] }
}

/// A finger that stays.
public struct LongPressGesture {
  /// For how many seconds at least.
  public var minimumDuration: Double
  /// Makes a gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
  }
}

extension LongPressGesture: Gesture, SessionGesture {
  /// Whether it happened.
  public typealias Value = Bool
  var answers: [BoxAnswers.Gesture: () -> Void] { [.longPress: {}] }
}

/// A finger that moves; it is not told to the app here.
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
    /// Where it would come to rest.
    public var predictedEndLocation: CGPoint { location }
    /// How far it would move.
    public var predictedEndTranslation: CGSize { translation }
    /// How fast it is.
    public var velocity: CGSize { .zero }
  }
  /// Makes a gesture.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) {}
}
extension DragGesture: Gesture {}

/// Two fingers that move apart; it is not told to the app here.
public struct MagnificationGesture {
  /// Makes a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}
extension MagnificationGesture: Gesture {
  /// How far.
  public typealias Value = CGFloat
}
/// Two fingers that move apart; it is not told to the app here.
public typealias MagnifyGesture = MagnificationGesture

/// Two fingers that turn; it is not told to the app here.
public struct RotationGesture {
  /// Makes a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
extension RotationGesture: Gesture {
  /// How far.
  public typealias Value = Angle
}

/// A gesture with code for its end.
public struct _EndedGesture<Base: Gesture> {
  let base: Base
  let action: (Base.Value) -> Void
}

extension _EndedGesture: Gesture, SessionGesture {
  /// What the gesture tells.
  public typealias Value = Base.Value
  var answers: [BoxAnswers.Gesture: () -> Void] {
    guard let inner = base as? any SessionGesture else { return [:] }
    return inner.answers.mapValues { before in
      {
        before()
        if let value = () as? Base.Value { action(value) }
        if let value = true as? Base.Value { action(value) }
      }
    }
  }
}

/// A gesture beside or before another.
public struct _JoinedGesture<First: Gesture, Second: Gesture> {
  let first: First
  let second: Second
}

extension _JoinedGesture: Gesture, SessionGesture {
  /// What the first gesture tells.
  public typealias Value = First.Value
  var answers: [BoxAnswers.Gesture: () -> Void] {
    let one = (first as? any SessionGesture)?.answers ?? [:]
    return one.merging((second as? any SessionGesture)?.answers ?? [:]) { first, _ in first }
  }
}

extension Gesture {
  /// Calls a closure when it has happened.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }
  /// Calls a closure while it happens; a session makes gestures at once, so there is no while.
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
  /// Keeps what it tells while it happens; a session makes gestures at once.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self { self }
  /// Both gestures.
  public func simultaneously<Other: Gesture>(with other: Other) -> _JoinedGesture<Self, Other> {
    _JoinedGesture(first: self, second: other)
  }
  /// One gesture, and then the other.
  public func sequenced<Other: Gesture>(before other: Other) -> _JoinedGesture<Self, Other> {
    _JoinedGesture(first: self, second: other)
  }
  /// The gesture, or else the other.
  public func exclusively<Other: Gesture>(before other: Other) -> _JoinedGesture<Self, Other> {
    _JoinedGesture(first: self, second: other)
  }
}

/// Which gestures of a view count.
public struct GestureMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes a mask of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None.
  public static let none: GestureMask = []
  /// That of the view.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Calls a closure on a tap; the view is then a button for VoiceOver only if it says so.
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View { touched([count == 2 ? .doubleTap : .tap: action]) }
  /// Calls a closure with the place of a tap, which is the middle of the view here.
  @_disfavoredOverload
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    boxed { box, _ in
      AnsweringBox(
        box,
        answers: [
          count == 2 ? .doubleTap : .tap: {
            action(CGPoint(x: box.frame.width / 2, y: box.frame.height / 2))
          }
        ])
    }
  }
  /// Calls a closure when a finger stays.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { touched([.longPress: action]) }
  /// The view with a gesture.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    boxed { box, _ in
      AnsweringBox(box, answers: (gesture as? any SessionGesture)?.answers ?? [:])
    }
  }
  /// The view with a gesture beside those inside.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self.gesture(gesture, including: mask) }
  /// The view with a gesture before those inside.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self.gesture(gesture, including: mask) }

  private nonisolated func touched(
    _ answers: [BoxAnswers.Gesture: () -> Void]
  ) -> some View { boxed { box, _ in AnsweringBox(box, answers: answers) } }

  /// The view with an action of VoiceOver; the usual one acts as a tap.
  public nonisolated func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    elements { if kind == .default { $0.answers.gestures[.tap] = handler } }
  }
  /// The view with a named action of VoiceOver, which tests do not see.
  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// The view with a named action of VoiceOver, which tests do not see.
  public nonisolated func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// The view with actions of VoiceOver, which tests do not see.
  public nonisolated func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }
  /// The view with a value that VoiceOver changes; tests adjust sliders alone.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
}

/// An action of VoiceOver.
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String
  /// What a tap does.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Leaving.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The main action of the screen.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// An action with a name.
  public init(named name: Text) { self.name = name.words }
  init(name: String) { self.name = name }
}

/// More or less.
public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }

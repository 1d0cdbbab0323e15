/// An animation that an app computes; here its changes take as long as usual.
public protocol CustomAnimation: Hashable, Sendable {
  /// The value at a time, in seconds; nil when the animation is over.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?
  /// How fast the value changes at a time.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?
  /// Whether it continues another animation.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// The velocity is not known.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }
  /// It does not.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What an animation of an app keeps from one moment to the next.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What it keeps.
  public var state = AnimationState<Value>()
  /// Whether the animation looks finished.
  public var isLogicallyComplete = false
  /// The environment of the view.
  public let environment: EnvironmentValues
}

/// The values that an animation of an app keeps.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Makes an empty state.
  public init() {}

  /// A value by its key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// The key of a value that an animation of an app keeps.
public protocol AnimationStateKey {
  /// The value.
  associatedtype Value
  /// The value at the start.
  static var defaultValue: Value { get }
}

extension Animation {
  /// Makes an animation from one that an app computes; it takes as long as the default animation.
  public init<A: CustomAnimation>(_ base: A) { self = .default }
}

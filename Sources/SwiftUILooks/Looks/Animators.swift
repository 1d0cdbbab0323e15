public import SwiftUIViews

// No test sees how an animator moves, so it stays in its initial phase.

/// A view that cycles through phases, and ends in the first one.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  private let phases: [Phase]
  private let content: (Phase) -> Content

  /// Makes an animator that goes through its phases again and again.
  public nonisolated init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
  }
  /// Makes an animator that goes through its phases when a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { self.init(phases, content: content, animation: animation) }
}

extension PhaseAnimator: View {
  /// The content in the first phase.
  public var body: some View { phases.first.map(content) }
}

/// A view whose values follow keyframes; it is shown with the initial values.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View>: View {
  private let value: Value
  private let content: (Value) -> Content

  /// Makes an animator that follows its keyframes when a value changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    value = initialValue
    self.content = content
  }
  /// Makes an animator that follows its keyframes again and again.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    value = initialValue
    self.content = content
  }

  /// The content with the initial values.
  public var body: some View { content(value) }
}

extension View {
  /// Goes through phases again and again.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases) { content(PlaceholderContentView(self), $0) }
  }
  /// Goes through phases when a value changes.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases) { content(PlaceholderContentView(self), $0) }
  }
  /// Follows keyframes when a value changes.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { content(PlaceholderContentView(self), initialValue) }
  /// Follows keyframes again and again.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { content(PlaceholderContentView(self), initialValue) }
}

/// Keyframes that values follow.
public protocol Keyframes<Value> {
  /// The type of the values.
  associatedtype Value
}

/// One or more keyframes for one value.
public protocol KeyframeTrackContent<Value> {
  /// The value.
  associatedtype Value
}

/// The keyframes of one property.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent<Value>>: Keyframes {
  /// Makes a track for a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) { _ = content() }
  /// Makes a track for the value as a whole.
  public init(@KeyframeTrackContentBuilder<Value> content: () -> Content) where Root == Value {
    _ = content()
  }
}

/// A keyframe that is reached at an even speed.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  /// Makes a keyframe.
  public init(_ to: Value, duration: TimeInterval) {}
}
/// A keyframe that is reached with a spring.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  /// Makes a keyframe.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}
/// A keyframe that is reached along a curve.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  /// Makes a keyframe.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}
/// A keyframe that is reached at once.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  /// Makes a keyframe.
  public init(_ to: Value) {}
}

/// Keyframes one after the other, as builders make them.
public struct JoinedKeyframes<Value>: Keyframes, KeyframeTrackContent {}

/// Builds the keyframes of one property.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
  /// A keyframe.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ keyframe: K
  ) -> K where K.Value == Value { keyframe }
  /// Keyframes one after the other.
  public static func buildBlock<each K: KeyframeTrackContent>(
    _ keyframe: repeat each K
  ) -> JoinedKeyframes<Value> { JoinedKeyframes() }
  /// The first of two choices.
  public static func buildEither<K: KeyframeTrackContent>(first keyframe: K) -> JoinedKeyframes<
    Value
  >
  where K.Value == Value { JoinedKeyframes() }
  /// The second of two choices.
  public static func buildEither<K: KeyframeTrackContent>(second keyframe: K) -> JoinedKeyframes<
    Value
  >
  where K.Value == Value { JoinedKeyframes() }
  /// Keyframes of a loop.
  public static func buildArray<K: KeyframeTrackContent>(_ keyframes: [K]) -> JoinedKeyframes<Value>
  where K.Value == Value { JoinedKeyframes() }
}

/// Builds tracks.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// A track.
  @_disfavoredOverload
  public static func buildExpression<K: Keyframes>(_ track: K) -> K where K.Value == Value { track }
  /// A track of a property.
  public static func buildExpression<V, C: KeyframeTrackContent<V>>(
    _ track: KeyframeTrack<Value, V, C>
  ) -> KeyframeTrack<Value, V, C> { track }
  /// A keyframe of the value as a whole.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ keyframe: K
  ) -> JoinedKeyframes<Value> where K.Value == Value { JoinedKeyframes() }
  /// Tracks that run in parallel.
  public static func buildBlock<each K>(_ track: repeat each K) -> JoinedKeyframes<Value> {
    JoinedKeyframes()
  }
}

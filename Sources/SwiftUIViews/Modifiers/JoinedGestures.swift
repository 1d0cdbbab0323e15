/// A gesture with callbacks for its moments.
public struct _ToldGesture<Base: Gesture> {
  let base: Base
  /// Adds callbacks to the moments.
  let tell: @MainActor ([GestureMoment<Base.Value>]) -> [GestureMoment<Base.Value>]
}

extension _ToldGesture: TouchGesture {
  /// What the gesture reports.
  public typealias Value = Base.Value
  func moments(of touch: Touch) -> [GestureMoment<Value>] { tell(base.told(touch)) }
}

extension GestureMoment {
  /// The moment with another callback.
  fileprivate func doing(_ more: @escaping (Value) -> Void) -> GestureMoment {
    var copy = self
    copy.act = {
      act()
      more(value)
    }
    return copy
  }
  /// The moment with another value.
  fileprivate func mapped<Other>(_ change: (Value) -> Other) -> GestureMoment<Other> {
    GestureMoment<Other>(value: change(value), act: act, finish: finish)
  }
}

/// A gesture, and then another.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// What the gesture reports.
  public enum Value {
    /// The first has not ended.
    case first(First.Value)
    /// The first has ended; the second has begun or not.
    case second(First.Value, Second.Value?)
  }
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second
  /// Makes a gesture of two.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture: TouchGesture {
  func moments(of touch: Touch) -> [GestureMoment<Value>] {
    let begun = first.told(touch)
    guard let last = begun.last?.value else { return [] }
    let rest = second.told(touch).map { $0.mapped { Value.second(last, $0) } }
    return begun.map { $0.mapped { Value.first($0) } }
      + (rest.isEmpty ? [GestureMoment(value: .second(last, nil))] : rest)
  }
}

/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// What the gesture reports.
  public struct Value {
    /// The value of the first gesture.
    public var first: First.Value?
    /// The value of the second gesture.
    public var second: Second.Value?
  }
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second
  /// Makes a gesture of two.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}
extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension SimultaneousGesture: TouchGesture {
  func moments(of touch: Touch) -> [GestureMoment<Value>] {
    first.told(touch).map { $0.mapped { Value(first: $0) } }
      + second.told(touch).map { $0.mapped { Value(second: $0) } }
  }
}

/// A gesture, or else another.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// What the gesture reports.
  public enum Value {
    /// The first happens.
    case first(First.Value)
    /// The second happens.
    case second(Second.Value)
  }
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second
  /// Makes a gesture of two.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}
extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension ExclusiveGesture: TouchGesture {
  func moments(of touch: Touch) -> [GestureMoment<Value>] {
    let one = first.told(touch).map { $0.mapped { Value.first($0) } }
    return one.isEmpty ? second.told(touch).map { $0.mapped { Value.second($0) } } : one
  }
}

extension Gesture {
  /// Calls a closure when the gesture has ended.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _ToldGesture<Self> {
    _ToldGesture(base: self) { moments in
      moments.dropLast() + moments.suffix(1).map { $0.doing(action) }
    }
  }
  /// Calls a closure at each moment of the gesture; here all of them have the same time.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ToldGesture<Self> {
    _ToldGesture(base: self) { $0.map { $0.doing(action) } }
  }
  /// Updates state with the gesture's value until it has ended.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _ToldGesture<Self> {
    _ToldGesture(base: self) { moments in
      moments.map { moment in
        var told = moment.doing { value in
          var transaction = Transaction()
          state.change { body(value, &$0, &transaction) }
        }
        let before = moment.finish
        told.finish = {
          before()
          state.afterTouch()
        }
        return told
      }
    }
  }
  /// Both gestures.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }
  /// One gesture, and then the other.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
  /// The gesture, or else the other.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// An optional gesture, such as `isOn ? drag : nil`.
extension Optional: Gesture where Wrapped: Gesture {
  /// What the gesture reports.
  public typealias Value = Wrapped.Value
  /// It has no body.
  public typealias Body = Never
}

extension Optional: TouchGesture where Wrapped: Gesture {
  func moments(of touch: Touch) -> [GestureMoment<Wrapped.Value>] { self?.told(touch) ?? [] }
}

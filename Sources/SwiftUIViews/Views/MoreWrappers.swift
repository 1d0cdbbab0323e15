package import ViewGraph
import ViewLayout

/// The value of a gesture while it happens; views are only drawn with its initial value here.
@propertyWrapper
public struct GestureState<Value>: InstalledProperty {
  private let first: Value
  private let reset: (Value, inout Transaction) -> Void
  private var slot: StateSlot<Value>?

  /// The value.
  public var wrappedValue: Value { slot?.value ?? first }
  /// Makes a value.
  public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }
  /// Makes a value.
  public init(initialValue: Value) {
    first = initialValue
    reset = { _, _ in }
  }
  /// Makes a value, with code for the end of the gesture.
  public init(
    wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) {
    first = wrappedValue
    self.reset = reset
  }
  /// The state itself.
  public var projectedValue: GestureState<Value> { self }

  package mutating func install(
    at place: Int, on node: ViewNode, _ environment: EnvironmentValues
  ) {
    let first = first
    slot = node.slot(place) { StateSlot(first, in: node.graph) }
  }
  package func isSame(as other: Any) -> Bool { other is GestureState<Value> }

  /// Changes the value while the gesture goes on.
  func change(_ change: (inout Value) -> Void) {
    guard let slot else { return }
    var value = slot.value
    change(&value)
    slot.set(value)
  }

  /// Resets to the initial value, because the gesture has ended.
  func afterTouch() {
    guard let slot else { return }
    var transaction = Transaction()
    reset(slot.value, &transaction)
    slot.set(first)
  }
}

/// A space of names for views that belong together.
@propertyWrapper
public struct Namespace: InstalledProperty {
  /// The identity of a space.
  public struct ID: Hashable, Sendable { let number: Int }
  private var number = 0

  /// Makes a space.
  public init() {}
  /// The identity of the space.
  public var wrappedValue: ID { ID(number: number) }

  package mutating func install(
    at place: Int, on node: ViewNode, _ environment: EnvironmentValues
  ) { number = node.number }
  package func isSame(as other: Any) -> Bool { other is Namespace }
}

/// A number that grows with the size of text.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: InstalledProperty {
  private let standard: Value
  private let style: Font.TextStyle
  private var growth: CGFloat = 1

  /// The number at the present size of text.
  public var wrappedValue: Value { standard * Value(growth) }
  /// Makes a number.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }
  /// Makes a number that grows as a kind of text.
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) {
    standard = wrappedValue
    self.style = style
  }

  package mutating func install(
    at place: Int, on node: ViewNode, _ environment: EnvironmentValues
  ) { growth = style.growth(at: environment.dynamicTypeSize) }
  package func isSame(as other: Any) -> Bool {
    (other as? ScaledMetric<Value>).map { $0.standard == standard && $0.style == style } ?? false
  }
}

/// Which field has the keyboard; setting it moves the keyboard.
@propertyWrapper
public struct FocusState<Value: Hashable>: InstalledProperty {
  private let first: Value
  private var slot: StateSlot<Value>?
  private var note: () -> Void = {}

  /// Makes state for one field.
  public init() where Value == Bool { first = false }
  /// Makes state for several fields.
  public init<T: Hashable>() where Value == T? { first = nil }

  /// The value.
  public var wrappedValue: Value {
    get { slot?.value ?? first }
    nonmutating set {
      slot?.set(newValue)
      note()
    }
  }
  /// A binding for fields.
  public var projectedValue: Binding {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 }, none: first)
  }

  package mutating func install(
    at place: Int, on node: ViewNode, _ environment: EnvironmentValues
  ) {
    let first = first
    slot = node.slot(place) { StateSlot(first, in: node.graph) }
    // The keyboard follows even if no view reads the value.
    note = { [weak graph = node.graph] in graph?.afterDrawing {} }
  }
  package func isSame(as other: Any) -> Bool { other is FocusState<Value> }

  /// A binding for fields.
  @propertyWrapper
  public struct Binding {
    let get: () -> Value
    let set: (Value) -> Void
    let none: Value

    /// The value.
    public var wrappedValue: Value {
      get { get() }
      nonmutating set { set(newValue) }
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension View {
  /// The field, which sets the state to a value while it has the keyboard.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    elements { element in
      element.answers.wantsFocus = { binding.wrappedValue == value }
      let told = element.answers.focus
      element.answers.focus = { isOn in
        told?(isOn)
        guard isOn || binding.wrappedValue == value else { return }
        binding.wrappedValue = isOn ? value : binding.none
      }
    }
  }
  /// The field, which sets the state to true while it has the keyboard.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }
}

/// Which element VoiceOver is on; here it always has its initial value.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: InstalledProperty {
  private let first: Value
  /// Makes state for one element.
  public init() where Value == Bool { first = false }
  /// Makes state for several elements.
  public init<T: Hashable>() where Value == T? { first = nil }
  /// The value.
  public var wrappedValue: Value {
    get { first }
    nonmutating set {}
  }
  /// A binding for views.
  public var projectedValue: Binding { Binding(wrappedValue: first) }

  /// A binding for views.
  @propertyWrapper
  public struct Binding {
    private let first: Value
    /// Makes a binding that keeps a value.
    public init(wrappedValue: Value) { first = wrappedValue }
    /// Always the initial value.
    public var wrappedValue: Value {
      get { first }
      nonmutating set {}
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  package mutating func install(
    at place: Int, on node: ViewNode, _ environment: EnvironmentValues
  ) {}
  package func isSame(as other: Any) -> Bool { other is AccessibilityFocusState<Value> }
}

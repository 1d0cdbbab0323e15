package import ViewGraph

/// A value of a view that is kept as long as the view's place exists.
@propertyWrapper
public struct State<Value>: InstalledProperty {
  private let first: Value
  private var slot: StateSlot<Value>?

  /// Makes state with a first value, which is made whenever the view is, as on iOS.
  public init(wrappedValue value: Value) { first = value }
  /// Makes state with a first value.
  @_disfavoredOverload
  public init(initialValue value: Value) { first = value }

  /// The value; after setting it, the views that have read it are drawn again.
  public var wrappedValue: Value {
    get { slot?.value ?? first }
    nonmutating set { slot?.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let slot else { return .constant(first) }
    return Binding(slot: slot)
  }

  package mutating func install(
    at place: Int, on node: ViewNode, _ environment: EnvironmentValues
  ) {
    let first = first
    slot = node.slot(place) { StateSlot(first, in: node.graph) }
  }

  /// State belongs to its place: another initial value changes nothing.
  package func isSame(as other: Any) -> Bool { other is State<Value> }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes state without a value.
  public init() { self.init(wrappedValue: nil) }
}
extension State: @unchecked Sendable where Value: Sendable {}

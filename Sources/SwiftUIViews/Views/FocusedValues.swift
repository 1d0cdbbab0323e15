package import ViewGraph

// Values of the focused view for the system's menus, which a phone does not show.

/// A value of the view that has the keyboard.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values of the view that has the keyboard.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The value for a key.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A value of the view that has the keyboard; on a phone there is none.
@propertyWrapper
public struct FocusedValue<Value>: InstalledProperty {
  private let path: KeyPath<FocusedValues, Value?>

  /// Reads a value.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { path = keyPath }
  /// The value.
  public var wrappedValue: Value? { FocusedValues()[keyPath: path] }

  package mutating func install(
    at place: Int, on node: ViewNode, _ environment: EnvironmentValues
  ) {}
  package func isSame(as other: Any) -> Bool { (other as? FocusedValue<Value>)?.path == path }
}

/// A binding of the view that has the keyboard; on a phone there is none.
@propertyWrapper
public struct FocusedBinding<Value>: InstalledProperty {
  private let path: KeyPath<FocusedValues, Binding<Value>?>

  /// Reads a binding.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { path = keyPath }
  /// The value.
  public var wrappedValue: Value? {
    get { FocusedValues()[keyPath: path]?.wrappedValue }
    nonmutating set {
      if let newValue { FocusedValues()[keyPath: path]?.wrappedValue = newValue }
    }
  }
  /// The binding.
  public var projectedValue: Binding<Value?> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  package mutating func install(
    at place: Int, on node: ViewNode, _ environment: EnvironmentValues
  ) {}
  package func isSame(as other: Any) -> Bool { (other as? FocusedBinding<Value>)?.path == path }
}

extension View {
  /// The view with a value for the menus of the system, which a phone does not show.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
  /// The scene with a value for the menus of the system, which a phone does not show.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
}

package import ViewGraph

/// A value that views pass on to the views inside.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value if no view has set another.
  static var defaultValue: Value { get }
}

/// The values that views pass on to the views inside.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Makes values that are all the standard ones.
  public init() {}

  /// The value for a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // Unset is not nil: an optional value has a default, too.
      guard let value = values[ObjectIdentifier(key)] else { return key.defaultValue }
      return value as? Key.Value ?? key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The value for a key that a view has set; nil if none has.
  func chosen<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value? {
    values[ObjectIdentifier(key)] as? Key.Value
  }

  /// The object of a type.
  package subscript(object type: Any.Type) -> AnyObject? {
    get { values[ObjectIdentifier(type)] as AnyObject? }
    set { values[ObjectIdentifier(type)] = newValue }
  }

  func isSame(as other: EnvironmentValues) -> Bool {
    guard values.count == other.values.count else { return false }
    return values.allSatisfy { key, value in FieldTable.isSame(value, other.values[key]) }
  }
}

/// A value of the environment, or an object in it.
@propertyWrapper
public struct Environment<Value>: InstalledProperty {
  private enum Source {
    case path(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value?)
  }

  private let source: Source
  private var held: Value?

  /// Reads a value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .path(keyPath) }
  /// Reads an object that an outer view has put into the environment.
  public init(_ type: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object { $0[object: type] as? Value }
  }
  /// Reads an object that an outer view may have put into the environment.
  public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? {
    source = .object { .some($0[object: type] as? T) }
  }

  /// The value.
  public var wrappedValue: Value {
    if let held { return held }
    switch source {
    case .path(let path): return EnvironmentValues()[keyPath: path]
    case .object:
      fatalError("No object of type \(Value.self) found. Add .environment(_:) to an outer view.")
    }
  }

  package mutating func install(
    at place: Int, on node: ViewNode, _ environment: EnvironmentValues
  ) {
    switch source {
    case .path(let path): held = environment[keyPath: path]
    case .object(let read): held = read(environment)
    }
  }

  package func isSame(as other: Any) -> Bool {
    guard let other = other as? Environment<Value> else { return false }
    if case .path(let path) = source, case .path(let its) = other.source { return path == its }
    return true
  }
}

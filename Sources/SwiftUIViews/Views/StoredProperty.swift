package import ViewGraph

/// A value that outlives the run of the app.
@propertyWrapper
public struct StoredProperty<Value, Place: StoragePlace>: InstalledProperty {
  private let key: String
  private let first: Value
  private let coding: StoredCoding<Value>
  private var slot: StateSlot<Value>?

  private init(
    _ key: String, _ first: Value, _ store: UserDefaults?, _ coding: StoredCoding<Value>
  ) {
    (self.first, self.coding) = (first, coding)
    self.key = (store as? any SuiteDefaults)?.place(of: key) ?? key
  }

  /// The value.
  public var wrappedValue: Value {
    get { slot?.value ?? first }
    nonmutating set { slot?.set(newValue) }
  }
  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    slot.map { Binding(slot: $0) } ?? .constant(first)
  }

  package mutating func install(
    at place: Int, on node: ViewNode, _ environment: EnvironmentValues
  ) {
    let (key, first, coding, graph) = (Place.prefix + key, first, coding, node.graph)
    slot = StoredSlots.of(graph).slot(key) { slots in
      let kept = StateWatch.current?.stored(key).flatMap(coding.decode)
      let made = StateSlot(kept ?? first, in: graph)
      slots.follow(key) { [unowned made] kept in
        let save = made.changed
        // What is stored already needs no saving.
        made.changed = nil
        made.set(kept.flatMap(coding.decode) ?? first)
        made.changed = save
      }
      let save: () -> Void = { [unowned made] in
        StateWatch.current?.store(key, coding.encode(made.value))
        // The argument overrides the app's value, which counts again in a launch without it.
        if StateWatch.current?.isGiven(key) == true { made.replace(with: kept ?? first) }
      }
      if Place.isScene { slots.scene.append(save) } else { made.changed = save }
      return made
    }
  }
  package func isSame(as other: Any) -> Bool { (other as? Self)?.key == key }
}

/// Where values outlive the run of an app.
public protocol StoragePlace {
  /// The prefix of keys.
  static var prefix: String { get }
  /// Whether values are saved when the scene leaves the foreground.
  static var isScene: Bool { get }
}

/// The stored defaults of an app.
public enum DefaultsPlace: StoragePlace {
  /// No prefix.
  public static var prefix: String { "" }
  /// Values are saved at once.
  public static var isScene: Bool { false }
}

/// The saved values of a scene.
public enum ScenePlace: StoragePlace {
  /// A prefix that no key of the stored defaults has.
  public static var prefix: String { "SceneStorage." }
  /// Values are saved when the scene leaves the foreground.
  public static var isScene: Bool { true }
}

/// A value in the app's stored defaults.
public typealias AppStorage<Value> = StoredProperty<Value, DefaultsPlace>

/// A value of a scene; a new scene restores it as it was when the last one left the foreground.
public typealias SceneStorage<Value> = StoredProperty<Value, ScenePlace>

/// The values of all properties with a key.
package final class StoredSlots {
  private var slots: [String: AnyObject] = [:]
  /// Saves the values of the scene.
  fileprivate var scene: [() -> Void] = []
  private var followers: [String: (Any?) -> Void] = [:]

  /// The values of an app.
  package static func of(_ graph: ViewGraph) -> StoredSlots {
    graph.root.slot(-7) { StoredSlots() }
  }

  /// Saves the values of the scene, as it leaves the foreground.
  package func saveScene() { scene.forEach { $0() } }

  /// Shows the value of a key that the app has set elsewhere.
  package func follow(_ key: String) { followers[key]?(StateWatch.current?.stored(key)) }

  fileprivate func follow(_ key: String, _ show: @escaping (Any?) -> Void) { followers[key] = show }

  fileprivate func slot<Value>(
    _ key: String, make: (StoredSlots) -> StateSlot<Value>
  ) -> StateSlot<Value> {
    if let known = slots[key] as? StateSlot<Value> { return known }
    let made = make(self)
    slots[key] = made
    return made
  }
}

/// How a value is stored: as a Boolean, a number, a text or data.
private struct StoredCoding<Value> {
  let encode: (Value) -> Any?
  let decode: (Any) -> Value?

  init(encode: @escaping (Value) -> Any? = { $0 }, decode: @escaping (Any) -> Value?) {
    (self.encode, self.decode) = (encode, decode)
  }

  /// Launch arguments are texts for all of them.
  static var bool: StoredCoding<Bool> {
    .init { kept in
      (kept as? Bool) ?? (kept as? Int).map { $0 != 0 }
        ?? (kept as? String).map {
          ["yes", "true", "1"].contains($0.lowercased())
        }
    }
  }
  static var integer: StoredCoding<Int> {
    .init { ($0 as? Int) ?? ($0 as? String).flatMap { Int($0) } }
  }
  static var number: StoredCoding<Double> {
    .init { kept in
      (kept as? Double) ?? (kept as? Int).map(Double.init)
        ?? (kept as? String).flatMap { Double($0) }
    }
  }
  static var text: StoredCoding<String> {
    .init { ($0 as? String) ?? "\($0)" }
  }
}

extension StoredProperty {
  /// A Boolean.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, wrappedValue, store, StoredCoding<Value>.bool)
  }
  /// A whole number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, wrappedValue, store, StoredCoding<Value>.integer)
  }
  /// A number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double { self.init(key, wrappedValue, store, StoredCoding<Value>.number) }
  /// A text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String { self.init(key, wrappedValue, store, StoredCoding<Value>.text) }
  /// An address.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(
      key, wrappedValue, store,
      .init(encode: { $0.absoluteString }) { ($0 as? String).flatMap { URL(string: $0) } })
  }
  /// Data.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data { self.init(key, wrappedValue, store, .init { $0 as? Data }) }
  /// A value with a raw text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      key, wrappedValue, store,
      .init(encode: { $0.rawValue }) { ($0 as? String).flatMap { Value(rawValue: $0) } })
  }
  /// A value with a raw number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      key, wrappedValue, store,
      .init(encode: { $0.rawValue }) { ($0 as? Int).flatMap { Value(rawValue: $0) } })
  }
  /// An optional value.
  public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral {
    self.init(key, nil, store, .init { $0 as? Value })
  }
}

package import ViewGraph

/// The objects that a node listens to.
private final class ObjectSlot<Object: ObservableObject> {
  private(set) var object: Object?
  private var listening: AnyCancellable?

  func hold(_ object: Object, for node: ViewNode) {
    guard object !== self.object else { return }
    self.object = object
    listening = object.objectWillChange.sink { [weak node] _ in node?.change() }
  }
}

/// Bindings to the properties of an object.
@dynamicMemberLookup
public struct ObjectBindings<Object: AnyObject> {
  let object: Object

  /// A binding to a property.
  public subscript<Value>(
    dynamicMember path: ReferenceWritableKeyPath<Object, Value>
  ) -> Binding<Value> {
    let object = object
    return Binding(
      of: object, path, seen: object[keyPath: path],
      get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}

/// An object that the view makes, and that lives as long as the view's place.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: InstalledProperty {
  private let make: () -> ObjectType
  private var held: ObjectType?

  /// Makes the object when the view is first drawn.
  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) { make = wrappedValue }

  /// The object.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType { held ?? make() }
  /// Bindings to the object's properties.
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObjectBindings(object: wrappedValue)
  }

  package mutating func install(
    at place: Int, on node: ViewNode, _ environment: EnvironmentValues
  ) {
    let slot = node.slot(place) { ObjectSlot<ObjectType>() }
    let object = slot.object ?? make()
    slot.hold(object, for: node)
    held = object
  }

  package func isSame(as other: Any) -> Bool { other is StateObject<ObjectType> }
}

/// An object that is stored elsewhere; the view is drawn again when it changes.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: InstalledProperty {
  /// Bindings to the object's properties.
  public typealias Wrapper = ObjectBindings<ObjectType>

  /// The object.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    get { held }
    set { held = newValue }
  }
  private var held: ObjectType

  /// Observes an object.
  public init(wrappedValue: ObjectType) { held = wrappedValue }
  /// Observes an object.
  public init(initialValue: ObjectType) { held = initialValue }

  /// Bindings to the object's properties.
  @MainActor @preconcurrency
  public var projectedValue: Wrapper { ObjectBindings(object: held) }

  package mutating func install(
    at place: Int, on node: ViewNode, _ environment: EnvironmentValues
  ) {
    node.slot(place) { ObjectSlot<ObjectType>() }.hold(held, for: node)
  }

  package func isSame(as other: Any) -> Bool {
    (other as? ObservedObject<ObjectType>)?.held === held
  }
}

/// An object that an outer view has put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: InstalledProperty {
  // Apps reflect on this property by its name, to find out whether there is an object.
  private var _store: ObjectType?

  /// Finds the object in the environment.
  public init() {}

  /// The object.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    guard let _store else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
          + "\(ObjectType.self) may be missing as an ancestor of this view.")
    }
    return _store
  }
  /// Bindings to the object's properties.
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObjectBindings(object: wrappedValue)
  }

  package mutating func install(
    at place: Int, on node: ViewNode, _ environment: EnvironmentValues
  ) {
    guard let object = environment[object: ObjectType.self] as? ObjectType else { return }
    node.slot(place) { ObjectSlot<ObjectType>() }.hold(object, for: node)
    _store = object
  }

  package func isSame(as other: Any) -> Bool { other is EnvironmentObject<ObjectType> }
}

/// Bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject> {
  /// The object.
  public var wrappedValue: Value

  /// Makes bindings to an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Makes bindings to an object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// The same bindings.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// Bindings to the object's properties.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property.
  public subscript<Part>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    ObjectBindings(object: wrappedValue)[dynamicMember: path]
  }
}

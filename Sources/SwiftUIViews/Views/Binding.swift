package import ViewGraph

/// Reads and writes a value that is stored elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: InstalledProperty {
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void
  /// The object that stores the value, and the key path from it; nil if they are not known.
  private var origin: (keeper: AnyObject, path: [AnyKeyPath])?
  /// The value when the binding was made; nil if its owner notifies the views that read it later.
  private var seen: Value?
  /// The change that writes are part of.
  public var transaction = Transaction()

  /// Makes a binding from two closures.
  @preconcurrency
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = { value, _ in set(value) }
  }
  /// Makes a binding from two closures.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    read = get
    write = set
  }
  /// Makes a binding to the value of an optional; nil if there is none.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
    origin = base.origin.map { ($0.keeper, $0.path + [\Value?.self]) }
    seen = base.seen ?? nil
  }
  /// Makes a binding to an optional from one to a value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }
  /// Makes a binding to any hashable value from one to a value of a type; others are ignored.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { if let value = $0.base as? V { base.wrappedValue = value } })
    origin = base.origin.map { ($0.keeper, $0.path + [\V.self]) }
  }
  /// The same binding.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Makes a binding to a value at a place.
  package init(slot: StateSlot<Value>) {
    read = { slot.value }
    write = { value, _ in slot.set(value) }
    origin = (slot, [])
  }

  init(
    of keeper: AnyObject, _ path: AnyKeyPath, seen: Value?, get: @escaping () -> Value,
    set: @escaping (Value) -> Void
  ) {
    read = get
    write = { value, _ in set(value) }
    origin = (keeper, [path])
    self.seen = seen
  }

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { withTransaction(transaction) { write(newValue, transaction) } }
  }
  /// The binding.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    let whole = self
    var part = Binding<Part>(
      get: { whole.wrappedValue[keyPath: path] },
      set: { whole.wrappedValue[keyPath: path] = $0 })
    part.origin = origin.map { ($0.keeper, $0.path + [path]) }
    // The view that makes a binding to a property of an object is drawn again when that changes.
    let isOfObject = path is ReferenceWritableKeyPath<Value, Part>
    part.seen = isOfObject ? whole.wrappedValue[keyPath: path] : seen.map { $0[keyPath: path] }
    return part
  }

  /// A binding whose value never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The binding with a change that its writes are part of.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }
  /// The binding with an animation for its writes.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  package mutating func install(
    at place: Int, on node: ViewNode, _ environment: EnvironmentValues
  ) {}

  package func isSame(as other: Any) -> Bool {
    guard let other = other as? Binding<Value>, let origin, let its = other.origin else {
      return false
    }
    return origin.keeper === its.keeper && origin.path == its.path
      && FieldTable.isSame(seen, other.seen)
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// Iterates over the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
}
extension Binding: Collection where Value: MutableCollection {
  /// The place of an element.
  public typealias Index = Value.Index
  /// The places of the elements.
  public typealias Indices = Value.Indices
  /// The first place.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The place after the last.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The places.
  public var indices: Value.Indices { wrappedValue.indices }
  /// The place after another.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  /// A binding to the element at a place.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let whole = self
    return Binding<Value.Element>(
      get: { whole.wrappedValue[position] }, set: { whole.wrappedValue[position] = $0 })
  }
}
extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  /// The place before another.
  public func index(before index: Value.Index) -> Value.Index {
    wrappedValue.index(before: index)
  }
}
extension Binding: RandomAccessCollection
where Value: RandomAccessCollection & MutableCollection {}

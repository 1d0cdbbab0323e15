import ViewGraph

/// A property of an object that notifies subscribers before it changes.
@propertyWrapper
public struct Published<Value> {
  private let store: Store

  final class Store {
    var value: Value
    let audience = Audience<Value, Never>()
    var followed: [AnyCancellable] = []
    var tell: (() -> Void)?
    let key = ValueKey()
    /// The property in words: `answer of Finder`.
    var words = "a published property"

    init(_ value: Value) { self.value = value }

    func set(_ new: Value) {
      tell?()
      audience.send(new)
      value = new
    }
  }

  /// Makes a property with a first value.
  public init(wrappedValue: Value) { store = Store(wrappedValue) }
  /// Makes a property with a first value.
  public init(initialValue: Value) { store = Store(initialValue) }

  /// Only properties of objects can be published.
  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { store.value }
    set { store.value = newValue }
  }

  /// The value of the property of an object.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get {
      let store = object[keyPath: storage].store
      StateWatch.read(store.key, StateWatch.words(for: storage))
      return store.value
    }
    set {
      let store = object[keyPath: storage].store
      StateWatch.change(store.key, StateWatch.words(for: storage))
      Self.connect(store, to: object)
      store.set(newValue)
    }
  }

  private static func connect(_ store: Store, to object: AnyObject) {
    guard store.tell == nil else { return }
    let observed = object as? any ObservableObject
    store.tell = { [weak observed] in
      (observed?.objectWillChange as? ObservableObjectPublisher)?.send()
    }
  }

  /// Notifies a publisher of every change, also of those that other publishers make.
  func connect(to publisher: ObservableObjectPublisher, as words: String) {
    store.words = words
    store.tell = { [weak publisher] in publisher?.send() }
  }

  /// Sends the value, and every value that is about to be set.
  public var projectedValue: Publisher {
    get { Publisher(store: store) }
    set {}
  }

  /// Sends the values of a published property.
  public struct Publisher: Combine.Publisher {
    /// The values of the property.
    public typealias Output = Value
    /// It never fails.
    public typealias Failure = Never
    let store: Store

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      store.audience.add(subscriber)
      _ = subscriber.receive(store.value)
    }

    /// Sets the property to the values that a publisher sends.
    func follow(_ publisher: some Combine.Publisher<Value, Never>) {
      store.followed.append(
        publisher.sink { [weak store] value in
          guard let store else { return }
          StateWatch.change(store.key, store.words)
          store.set(value)
        })
    }
  }
}

/// A published property of any type.
protocol ConnectedProperty {
  /// Notifies a publisher of every change of the property, whose words are given.
  func connect(to publisher: ObservableObjectPublisher, as words: String)
}

extension Published: ConnectedProperty {}

extension Publisher where Failure == Never {
  /// Writes the values to a published property, for as long as its object lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.follow(self)
  }
}

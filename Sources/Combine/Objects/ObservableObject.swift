/// An object that notifies subscribers before it changes.
public protocol ObservableObject: AnyObject {
  /// The type of ``objectWillChange``.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher of the object's published properties.
  public var objectWillChange: ObservableObjectPublisher { ChangeRegistry.publisher(of: self) }
}

/// Sends when an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  /// It sends only the event, without a value.
  public typealias Output = Void
  /// It never fails.
  public typealias Failure = Never
  private let audience = Audience<Void, Never>()

  /// Makes a publisher.
  public init() {}

  /// Notifies subscribers that the object is about to change.
  public func send() { audience.send(()) }

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    audience.add(subscriber)
  }
}

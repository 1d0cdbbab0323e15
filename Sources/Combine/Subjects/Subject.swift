/// A publisher that sends the values passed to `send(_:)`.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value.
  func send(_ value: Output)
  /// Ends the publisher.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Sends that something happened.
  public func send() { send(()) }
}

/// The subscribers of a subject, in the order in which they came.
final class Audience<Output, Failure: Error> {
  private var members: [(number: Int, send: Member)] = []
  private var count = 0
  private(set) var ending: Subscribers.Completion<Failure>?

  struct Member {
    let value: (Output) -> Void
    let end: (Subscribers.Completion<Failure>) -> Void
  }

  private struct Seat: Subscription {
    weak var audience: Audience?
    let number: Int
    func request(_ demand: Subscribers.Demand) {}
    func cancel() { audience?.members.removeAll { $0.number == number } }
  }

  func add<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    count += 1
    subscriber.receive(subscription: Seat(audience: self, number: count))
    if let ending { return subscriber.receive(completion: ending) }
    let member = Member(
      value: { _ = subscriber.receive($0) }, end: { subscriber.receive(completion: $0) })
    members.append((count, member))
  }

  func send(_ value: Output) {
    guard ending == nil else { return }
    for member in members { member.send.value(value) }
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    guard ending == nil else { return }
    ending = completion
    let told = members
    members = []
    for member in told { member.send.end(completion) }
  }
}

/// A subject that keeps no values: a subscriber receives only values that are sent later.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()

  /// Makes a subject.
  public init() {}

  /// Sends a value.
  public func send(_ value: Output) { audience.send(value) }
  /// Ends the subject.
  public func send(completion: Subscribers.Completion<Failure>) { audience.end(completion) }
  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    audience.add(subscriber)
  }
}

/// A subject that keeps its last value and sends it to each new subscriber.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private var held: Output

  /// Makes a subject with a first value.
  public init(_ value: Output) { held = value }

  /// The last value; setting it sends it.
  public var value: Output {
    get { held }
    set { send(newValue) }
  }

  /// Sends a value and keeps it.
  public func send(_ value: Output) {
    held = value
    audience.send(value)
  }
  /// Ends the subject.
  public func send(completion: Subscribers.Completion<Failure>) { audience.end(completion) }
  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let isOpen = audience.ending == nil
    audience.add(subscriber)
    if isOpen { _ = subscriber.receive(held) }
  }
}

extension Publisher {
  /// Sends everything on through a subject.
  public func subscribe<S: Subject>(
    _ subject: S
  ) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    sink {
      subject.send(completion: $0)
    } receiveValue: {
      subject.send($0)
    }
  }
}

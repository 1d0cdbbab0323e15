extension Subscribers {
  /// A subscriber made of closures.
  public typealias Sink = ClosureSubscriber

  /// A subscriber that writes values to a property of an object.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    /// It accepts only publishers that cannot fail.
    public typealias Failure = Never
    private let sink: Sink<Input, Never>

    /// Makes a subscriber.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      sink = Sink(receiveCompletion: { _ in }, receiveValue: { object[keyPath: keyPath] = $0 })
    }
    /// Receives the connection.
    public func receive(subscription: any Subscription) { sink.receive(subscription: subscription) }
    /// Writes a value.
    public func receive(_ input: Input) -> Demand { sink.receive(input) }
    /// Receives the completion.
    public func receive(completion: Completion<Never>) { sink.receive(completion: completion) }
    /// Cancels the connection.
    public func cancel() { sink.cancel() }
  }
}

/// A subscriber made of closures; all operators are built on it.
public final class ClosureSubscriber<Input, Failure: Error>: Subscriber, Subscription {
  private var value: ((Input) -> Void)?
  private var end: ((Subscribers.Completion<Failure>) -> Void)?
  private var upstream: (any Subscription)?

  init(
    value: @escaping (Input) -> Void,
    end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.value = value
    self.end = end
  }

  /// Makes a subscriber.
  public convenience init(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Input) -> Void
  ) { self.init(value: receiveValue, end: receiveCompletion) }

  /// Receives the connection.
  public func receive(subscription: any Subscription) {
    guard value != nil else { return subscription.cancel() }
    upstream = subscription
    subscription.request(.unlimited)
  }

  /// Forwards a value.
  public func receive(_ input: Input) -> Subscribers.Demand {
    value?(input)
    return .unlimited
  }

  /// Forwards the completion.
  public func receive(completion: Subscribers.Completion<Failure>) {
    let end = end
    close()
    end?(completion)
  }

  /// Ignores the demand, which is unlimited here.
  public func request(_ demand: Subscribers.Demand) {}

  /// Cancels the connection.
  public func cancel() {
    let upstream = upstream
    close()
    upstream?.cancel()
  }

  /// Forwards a completion before its publisher completes, which then need not send more.
  func end(early completion: Subscribers.Completion<Failure>) {
    let upstream = upstream
    receive(completion: completion)
    upstream?.cancel()
  }

  private func close() {
    value = nil
    end = nil
    upstream = nil
  }
}

extension Publisher {
  /// Calls closures for the values and the completion, until the result is cancelled.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let subscriber = ClosureSubscriber<Output, Failure>(
      value: receiveValue, end: receiveCompletion)
    receive(subscriber: subscriber)
    return AnyCancellable { subscriber.cancel() }
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure for the values, until the result is cancelled.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Writes the values to a property of an object.
  public func assign<Root: AnyObject>(
    to path: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: path] = $0 }
  }
}

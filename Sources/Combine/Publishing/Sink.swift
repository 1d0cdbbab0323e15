/// A subscriber made of closures, through which all operators are written.
final class ClosureSubscriber<Input, Failure: Error>: Subscriber, Subscription {
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

  func receive(subscription: any Subscription) {
    guard value != nil else { return subscription.cancel() }
    upstream = subscription
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    value?(input)
    return .unlimited
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let end = end
    close()
    end?(completion)
  }

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {
    let upstream = upstream
    close()
    upstream?.cancel()
  }

  private func close() {
    value = nil
    end = nil
    upstream = nil
  }
}

extension Publisher {
  /// Calls closures for the values and the end, until the result is cancelled.
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

/// A publisher whose own type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let connect: (ClosureSubscriber<Output, Failure>) -> Void

  /// Hides the type of a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    connect = { publisher.receive(subscriber: $0) }
  }

  /// Makes a publisher from a closure that connects a subscriber.
  init(connect: @escaping (ClosureSubscriber<Output, Failure>) -> Void) { self.connect = connect }

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    if let own = subscriber as? ClosureSubscriber<Output, Failure> { return connect(own) }
    let bridge = ClosureSubscriber<Output, Failure>(
      value: { _ = subscriber.receive($0) }, end: { subscriber.receive(completion: $0) })
    subscriber.receive(subscription: bridge)
    connect(bridge)
  }
}

extension Publisher {
  /// The same publisher with its type hidden.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// A publisher that transforms the events of this one.
  func passing<Other, OtherFailure: Error>(
    _ value: @escaping (Output, ClosureSubscriber<Other, OtherFailure>) -> Void,
    end:
      @escaping (
        Subscribers.Completion<Failure>, ClosureSubscriber<Other, OtherFailure>
      ) -> Void,
    handing handed: @escaping (any Subscription) -> any Subscription = { $0 }
  ) -> AnyPublisher<Other, OtherFailure> {
    AnyPublisher { down in
      let up = ClosureSubscriber<Output, Failure>(
        value: { value($0, down) }, end: { end($0, down) })
      down.receive(subscription: handed(up))
      receive(subscriber: up)
    }
  }
}

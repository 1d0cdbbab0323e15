/// Sends one value and ends.
public struct Just<Output>: Publisher {
  /// It never fails.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// Makes a publisher of a value.
  public init(_ output: Output) { self.output = output }

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    AnyPublisher<Output, Never> { down in
      down.receive(subscription: Ended())
      _ = down.receive(output)
      down.receive(completion: .finished)
    }.receive(subscriber: subscriber)
  }
}

/// A connection to something that has already ended.
struct Ended: Subscription {
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

/// Sends nothing, and ends at once or never.
public struct Empty<Output, Failure: Error>: Publisher {
  private let endsAtOnce: Bool

  /// Makes a publisher without values.
  public init(completeImmediately: Bool = true) { endsAtOnce = completeImmediately }

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Ended())
    if endsAtOnce { subscriber.receive(completion: .finished) }
  }
}

/// Ends at once with an error.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure

  /// Makes a publisher that fails.
  public init(error: Failure) { self.error = error }
  /// Makes a publisher that fails, with the type of values it would have sent.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Ended())
    subscriber.receive(completion: .failure(error))
  }
}

extension Result {
  /// Sends the value of a result, or ends with its error.
  public struct Publisher: Combine.Publisher {
    /// The value of a successful result.
    public typealias Output = Success
    /// The result.
    public let result: Result<Success, Failure>

    /// Makes a publisher of a result.
    public init(_ result: Result<Success, Failure>) { self.result = result }
    /// Makes a publisher of a value.
    public init(_ output: Success) { result = .success(output) }
    /// Makes a publisher that fails.
    public init(_ failure: Failure) { result = .failure(failure) }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let value):
        Just(value).setFailureType(to: Failure.self).receive(subscriber: subscriber)
      case .failure(let error):
        Fail(outputType: Success.self, failure: error).receive(subscriber: subscriber)
      }
    }
  }

  /// A publisher of the result.
  public var publisher: Publisher { Publisher(self) }
}

extension Optional {
  /// Sends a value if there is one, and ends.
  public struct Publisher: Combine.Publisher {
    /// The value.
    public typealias Output = Wrapped
    /// It never fails.
    public typealias Failure = Never
    /// The value; nil if there is none.
    public let output: Wrapped?

    /// Makes a publisher of a value.
    public init(_ output: Wrapped?) { self.output = output }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Wrapped, S.Failure == Never {
      guard let output else { return Empty<Wrapped, Never>().receive(subscriber: subscriber) }
      Just(output).receive(subscriber: subscriber)
    }
  }

  /// A publisher of the value, if there is one.
  public var publisher: Publisher { Publisher(self) }
}

/// Sends the result of work that ends later, once, to all subscribers.
public final class Future<Output, Failure: Error>: Publisher {
  /// Ends the work with a result.
  public typealias Promise = (Result<Output, Failure>) -> Void
  private var result: Result<Output, Failure>?
  private let audience = Audience<Output, Failure>()

  /// Starts the work at once.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] result in
      guard self.result == nil else { return }
      self.result = result
      if case .success(let value) = result { audience.send(value) }
      audience.end(Self.ending(of: result))
    }
  }

  private static func ending(
    of result: Result<Output, Failure>
  ) -> Subscribers.Completion<Failure> {
    switch result {
    case .success: .finished
    case .failure(let error): .failure(error)
    }
  }

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    guard let result else { return audience.add(subscriber) }
    subscriber.receive(subscription: Ended())
    if case .success(let value) = result { _ = subscriber.receive(value) }
    subscriber.receive(completion: Self.ending(of: result))
  }
}

extension Publishers {
  /// Sends the elements of a sequence in order, and ends.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The elements.
    public typealias Output = Elements.Element
    /// The sent elements.
    public let sequence: Elements

    /// Makes a publisher of a sequence.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Connects a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      AnyPublisher<Output, Failure> { down in
        down.receive(subscription: Ended())
        for element in sequence { _ = down.receive(element) }
        down.receive(completion: .finished)
      }.receive(subscriber: subscriber)
    }
  }
}

extension Sequence {
  /// A publisher of the elements, in order.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

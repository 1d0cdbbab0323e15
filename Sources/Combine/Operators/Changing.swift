extension Publisher {
  /// Transforms each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    passing({ value, down in _ = down.receive(transform(value)) }) { $1.receive(completion: $0) }
  }

  /// Takes a property of each value.
  public func map<T>(_ path: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    map { $0[keyPath: path] }
  }

  /// Changes each value; an error ends the publisher.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    passing({ value, down in
      do { _ = down.receive(try transform(value)) } catch {
        down.receive(completion: .failure(error))
      }
    }) { end, down in down.receive(completion: end.widened) }
  }

  /// Transforms each value, and leaves out those that become nil.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    passing({ value, down in
      if let made = transform(value) { _ = down.receive(made) }
    }) { $1.receive(completion: $0) }
  }

  /// Leaves out values that do not pass a test.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> { compactMap { isIncluded($0) ? $0 : nil } }

  /// Combines the values so far.
  public func scan<T>(
    _ initial: T, _ next: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { down in
      var held = initial
      map { value -> T in
        held = next(held, value)
        return held
      }.receive(subscriber: down)
    }
  }

  /// Transforms the error.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> AnyPublisher<Output, E> {
    passing({ value, down in _ = down.receive(value) }) { end, down in
      switch end {
      case .finished: down.receive(completion: .finished)
      case .failure(let error): down.receive(completion: .failure(transform(error)))
      }
    }
  }

  /// Sends a value instead of an error, and ends.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    passing({ value, down in _ = down.receive(value) }) { end, down in
      if case .failure = end { _ = down.receive(output) }
      down.receive(completion: .finished)
    }
  }

  /// Continues with another publisher after an error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    passing({ value, down in _ = down.receive(value) }) { end, down in
      switch end {
      case .finished: down.receive(completion: .finished)
      case .failure(let error): handler(error).receive(subscriber: down)
      }
    }
  }

  /// Sends a value instead of nil.
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? output }
  }

  /// Leaves out the first values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { down in
      var left = count
      filter { _ in
        left -= 1
        return left < 0
      }.receive(subscriber: down)
    }
  }

  /// Ends after some values.
  public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { down in
      var left = count
      let inner: AnyPublisher<Output, Failure> = passing({ value, down in
        guard left > 0 else { return }
        left -= 1
        _ = down.receive(value)
        if left == 0 { down.end(early: .finished) }
      }) { $1.receive(completion: $0) }
      inner.receive(subscriber: down)
    }
  }

  /// Sends the first value and ends.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// Leaves out values that are the same as the previous one.
  public func removeDuplicates(
    by isSame: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { down in
      var last: Output?
      filter { value in
        defer { last = value }
        return last.map { !isSame($0, value) } ?? true
      }.receive(subscriber: down)
    }
  }

  /// Calls closures for what passes between the publisher and its subscriber; of several in one
  /// chain, the one nearest to the subscriber receives the subscription first.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    passing({ value, down in
      receiveOutput?(value)
      _ = down.receive(value)
    }) { end, down in
      receiveCompletion?(end)
      down.receive(completion: end)
    } handing: { up in
      receiveSubscription?(up)
      return HandledSubscription(up, request: receiveRequest, cancel: receiveCancel)
    }
  }

  /// The values as a list, when the publisher ends.
  public func collect() -> AnyPublisher<[Output], Failure> {
    AnyPublisher { down in
      var all: [Output] = []
      let inner: AnyPublisher<[Output], Failure> = passing({ value, _ in all.append(value) }) {
        end, down in
        if case .finished = end { _ = down.receive(all) }
        down.receive(completion: end)
      }
      inner.receive(subscriber: down)
    }
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out values that equal the previous one.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

extension Publisher where Failure == Never {
  /// The same publisher with an error that it never ends with.
  public func setFailureType<E: Error>(to type: E.Type) -> AnyPublisher<Output, E> {
    passing({ value, down in _ = down.receive(value) }) { _, down in
      down.receive(completion: .finished)
    }
  }
}

extension Subscribers.Completion {
  /// The same completion with any error.
  var widened: Subscribers.Completion<any Error> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(error)
    }
  }
}

/// A subscription that calls closures before it forwards requests and its cancellation.
private final class HandledSubscription: Subscription {
  private let upstream: any Subscription
  private let handleRequest: ((Subscribers.Demand) -> Void)?
  private let handleCancel: (() -> Void)?

  init(
    _ upstream: any Subscription, request: ((Subscribers.Demand) -> Void)?, cancel: (() -> Void)?
  ) {
    self.upstream = upstream
    handleRequest = request
    handleCancel = cancel
  }

  func request(_ demand: Subscribers.Demand) {
    handleRequest?(demand)
    upstream.request(demand)
  }

  func cancel() {
    handleCancel?()
    upstream.cancel()
  }
}

/// Creates its publisher for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The values it sends.
  public typealias Output = DeferredPublisher.Output
  /// The error it may end with.
  public typealias Failure = DeferredPublisher.Failure
  /// Makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Makes a publisher from a closure that creates one.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

extension Publisher {
  /// Connects again after an error, a number of times.
  public func retry(_ times: Int) -> AnyPublisher<Output, Failure> {
    guard times > 0 else { return AnyPublisher(self) }
    return self.catch { _ in retry(times - 1) }.eraseToAnyPublisher()
  }

  /// Sends values before those of the publisher.
  public func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { down in
      down.receive(subscription: Ended())
      for value in values { _ = down.receive(value) }
      receive(subscriber: down)
    }
  }

  /// Sends a value at its end if it has sent none.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    AnyPublisher { down in
      var isEmpty = true
      let inner: AnyPublisher<Output, Failure> = passing({ value, down in
        isEmpty = false
        _ = down.receive(value)
      }) { end, down in
        if isEmpty, case .finished = end { _ = down.receive(output) }
        down.receive(completion: end)
      }
      inner.receive(subscriber: down)
    }
  }

  /// Sends its last value at its end.
  public func last() -> AnyPublisher<Output, Failure> {
    collect().compactMap(\.last).eraseToAnyPublisher()
  }

  /// Sends nothing but its completion.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> { compactMap { _ in nil } }

  /// Prints its values and its completion to the standard output.
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    let start = prefix.isEmpty ? "" : "\(prefix): "
    return handleEvents(
      receiveOutput: { Swift.print("\(start)receive value: (\($0))") },
      receiveCompletion: { Swift.print("\(start)receive \($0)") })
  }
}

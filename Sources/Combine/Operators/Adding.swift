extension Publisher {
  /// Sends values after those of the publisher.
  public func append(_ values: Output...) -> AnyPublisher<Output, Failure> { append(values) }

  /// Sends the elements of a sequence after its own values.
  public func append<S: Sequence>(
    _ elements: S
  ) -> AnyPublisher<Output, Failure> where S.Element == Output {
    append(Publishers.Sequence<S, Failure>(sequence: elements))
  }

  /// Continues with another publisher once it has ended.
  public func append<P: Publisher>(
    _ other: P
  ) -> AnyPublisher<Output, Failure> where P.Output == Output, P.Failure == Failure {
    passing({ value, down in _ = down.receive(value) }) { end, down in
      guard case .finished = end else { return down.receive(completion: end) }
      other.receive(subscriber: down)
    }
  }

  /// Sends the elements of a sequence before its own values.
  public func prepend<S: Sequence>(
    _ elements: S
  ) -> AnyPublisher<Output, Failure> where S.Element == Output {
    prepend(Publishers.Sequence<S, Failure>(sequence: elements))
  }

  /// Begins once another publisher has ended.
  public func prepend<P: Publisher>(
    _ other: P
  ) -> AnyPublisher<Output, Failure> where P.Output == Output, P.Failure == Failure {
    other.append(self)
  }
}

extension Publisher {
  /// Combines all values and sends the result at the end.
  public func reduce<T>(
    _ initial: T, _ next: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> { scan(initial, next).prepend(initial).last() }

  /// Sends at its end how many values there were.
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  /// Sends lists of a number of values; the last one may be shorter.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    AnyPublisher { down in
      var some: [Output] = []
      let inner: AnyPublisher<[Output], Failure> = passing({ value, down in
        some.append(value)
        guard some.count >= count else { return }
        _ = down.receive(some)
        some = []
      }) { end, down in
        if case .finished = end, !some.isEmpty { _ = down.receive(some) }
        down.receive(completion: end)
      }
      inner.receive(subscriber: down)
    }
  }
}

extension Publisher where Output: Comparable {
  /// Sends the smallest value at its end.
  public func min() -> AnyPublisher<Output, Failure> {
    collect().compactMap { $0.min() }
  }

  /// Sends the greatest value at its end.
  public func max() -> AnyPublisher<Output, Failure> {
    collect().compactMap { $0.max() }
  }
}

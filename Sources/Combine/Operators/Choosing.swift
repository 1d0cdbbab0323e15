extension Publisher {
  /// Sends values while they pass a test, and ends with the first one that does not.
  public func prefix(
    while isIncluded: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    passing({ value, down in
      if isIncluded(value) { _ = down.receive(value) } else { down.end(early: .finished) }
    }) { $1.receive(completion: $0) }
  }

  /// Leaves out values until one does not pass a test.
  public func drop(
    while isLeftOut: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { down in
      var hasBegun = false
      filter { value in
        hasBegun = hasBegun || !isLeftOut(value)
        return hasBegun
      }.receive(subscriber: down)
    }
  }

  /// Sends values until another publisher sends one.
  public func prefix(
    untilOutputFrom other: some Publisher
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { down in
      let end = other.sink(receiveCompletion: { _ in }) { _ in down.end(early: .finished) }
      let values = sink(receiveCompletion: { down.end(early: $0) }) { _ = down.receive($0) }
      down.receive(subscription: Held([end, values]))
    }
  }

  /// Leaves out values until another publisher has sent one.
  public func drop(untilOutputFrom other: some Publisher) -> AnyPublisher<Output, Failure> {
    AnyPublisher { down in
      var hasBegun = false
      let start = other.sink(receiveCompletion: { _ in }) { _ in hasBegun = true }
      let values = sink(receiveCompletion: { down.receive(completion: $0) }) { value in
        if hasBegun { _ = down.receive(value) }
      }
      down.receive(subscription: Held([start, values]))
    }
  }

  /// Sends the first value that passes a test, and ends.
  public func first(where isMatch: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(isMatch).first()
  }

  /// Sends at its end the last value that passes a test.
  public func last(where isMatch: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(isMatch).last()
  }

  /// Sends the value at a place, counted from 0, and ends.
  public func output(at index: Int) -> AnyPublisher<Output, Failure> { dropFirst(index).first() }

  /// Sends whether a value passes a test: true with the first that does, or false at the end.
  public func contains(where isMatch: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    first(where: isMatch).map { _ in true }.replaceEmpty(with: false)
  }

  /// Sends whether all values pass a test: false with the first that does not, or true at the end.
  public func allSatisfy(_ isFine: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    contains { !isFine($0) }.map { !$0 }
  }
}

extension Publisher where Output: Equatable {
  /// Sends whether it has a value: true as soon as that comes, or false at the end.
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> {
    contains { $0 == output }
  }
}

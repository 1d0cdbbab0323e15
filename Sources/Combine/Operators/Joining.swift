/// The last values of several publishers that are joined.
private final class Joined<First, Second> {
  var first: First?
  var second: Second?
  var open = 2
}

/// The values of two publishers that wait for their partners.
private final class Pairs<First, Second, Failure: Error> {
  var first: [First] = []
  var second: [Second] = []
  var firstHasEnded = false
  var secondHasEnded = false
  private let down: ClosureSubscriber<(First, Second), Failure>

  init(_ down: ClosureSubscriber<(First, Second), Failure>) { self.down = down }

  /// Sends the next pair, and the end once a publisher has ended and has no value left.
  func tell() {
    if !first.isEmpty, !second.isEmpty {
      _ = down.receive((first.removeFirst(), second.removeFirst()))
    }
    let isOver = firstHasEnded && first.isEmpty || secondHasEnded && second.isEmpty
    if isOver { down.receive(completion: .finished) }
  }

  /// Notes the end of one of the publishers.
  func end(
    _ side: ReferenceWritableKeyPath<Pairs, Bool>, _ end: Subscribers.Completion<Failure>
  ) {
    if case .failure = end { return down.receive(completion: end) }
    self[keyPath: side] = true
    tell()
  }
}

extension Publisher {
  /// Sends the latest values of two publishers whenever one of them sends.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    AnyPublisher { down in
      let joined = Joined<Output, P.Output>()
      let tell = {
        if let first = joined.first, let second = joined.second {
          _ = down.receive((first, second))
        }
      }
      let end = Self.ending(joined, down)
      let one = sink(receiveCompletion: end) {
        joined.first = $0
        tell()
      }
      let two = other.sink(receiveCompletion: end) {
        joined.second = $0
        tell()
      }
      down.receive(subscription: Held([one, two]))
    }
  }

  /// Sends the result of a closure for the latest values of two publishers.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Sends the latest values of three publishers whenever one of them sends.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ second: P, _ third: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
  }

  /// Sends the values of two publishers as they arrive.
  public func merge<P: Publisher>(
    with other: P
  ) -> AnyPublisher<Output, Failure> where P.Output == Output, P.Failure == Failure {
    AnyPublisher { down in
      let joined = Joined<Void, Void>()
      let end = Self.ending(joined, down)
      let one = sink(receiveCompletion: end) { _ = down.receive($0) }
      let two = other.sink(receiveCompletion: end) { _ = down.receive($0) }
      down.receive(subscription: Held([one, two]))
    }
  }

  /// Sends the values of two publishers in pairs.
  public func zip<P: Publisher>(
    _ other: P
  ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    AnyPublisher { down in
      let pairs = Pairs<Output, P.Output, Failure>(down)
      let one = sink {
        pairs.end(\.firstHasEnded, $0)
      } receiveValue: {
        pairs.first.append($0)
        pairs.tell()
      }
      let two = other.sink {
        pairs.end(\.secondHasEnded, $0)
      } receiveValue: {
        pairs.second.append($0)
        pairs.tell()
      }
      down.receive(subscription: Held([one, two]))
    }
  }

  /// Sends the values of the publishers that a closure returns for the values.
  public func flatMap<P: Publisher>(
    _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher { down in
      let held = Held([])
      let joined = Joined<Void, Void>()
      joined.open = 1
      let end = Self.ending(joined, down)
      held.keep(
        sink(receiveCompletion: end) { value in
          joined.open += 1
          held.keep(transform(value).sink(receiveCompletion: end) { _ = down.receive($0) })
        })
      down.receive(subscription: held)
    }
  }

  /// Follows the newest of the publishers that this one sends.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    AnyPublisher { down in
      let newest = Held([])
      let held = Held([])
      held.keep(AnyCancellable { newest.cancel() })
      held.keep(
        sink(receiveCompletion: { down.receive(completion: $0) }) { inner in
          newest.cancel()
          newest.keep(inner.sink(receiveCompletion: { _ in }) { _ = down.receive($0) })
        })
      down.receive(subscription: held)
    }
  }

  /// Ends the subscriber with the first error, or when all have ended.
  private static func ending<First, Second, Joint>(
    _ joined: Joined<First, Second>, _ down: ClosureSubscriber<Joint, Failure>
  ) -> (Subscribers.Completion<Failure>) -> Void {
    { end in
      joined.open -= 1
      if case .finished = end, joined.open > 0 { return }
      down.receive(completion: end)
    }
  }
}

/// Connections that are cancelled together.
final class Held: Subscription {
  private var all: [AnyCancellable]

  init(_ all: [AnyCancellable]) { self.all = all }

  func keep(_ one: AnyCancellable) { all.append(one) }
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {
    all.forEach { $0.cancel() }
    all = []
  }
}

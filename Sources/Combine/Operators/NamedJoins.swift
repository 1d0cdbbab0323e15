// The operators that join publishers, under the names of their types.

extension Publishers {
  /// Sends the values of two publishers as they arrive.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// The values it sends.
    public typealias Output = A.Output
    /// The error it may end with.
    public typealias Failure = A.Failure
    private let joined: AnyPublisher<Output, Failure>

    /// Joins two publishers.
    public init(_ first: A, _ second: B) { joined = first.merge(with: second) }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure { joined.receive(subscriber: subscriber) }
  }

  /// Sends the values of several publishers as they arrive.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The values it sends.
    public typealias Output = Upstream.Output
    /// The error it may end with.
    public typealias Failure = Upstream.Failure
    private let joined: AnyPublisher<Output, Failure>

    /// Joins publishers.
    public init(_ upstream: Upstream...) { self.init(upstream) }
    /// Joins publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      let none = Empty<Output, Failure>().eraseToAnyPublisher()
      joined = upstream.reduce(none) { $0.merge(with: $1) }
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure { joined.receive(subscriber: subscriber) }
  }

  /// Sends the values of one publisher, and after its end those of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
    /// The values it sends.
    public typealias Output = Suffix.Output
    /// The error it may end with.
    public typealias Failure = Suffix.Failure
    private let joined: AnyPublisher<Output, Failure>

    /// Joins two publishers.
    public init(prefix: Prefix, suffix: Suffix) { joined = prefix.append(suffix) }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure { joined.receive(subscriber: subscriber) }
  }

  /// Sends the latest values of two publishers whenever one of them sends.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// The values it sends.
    public typealias Output = (A.Output, B.Output)
    /// The error it may end with.
    public typealias Failure = A.Failure
    private let joined: AnyPublisher<Output, Failure>

    /// Joins two publishers.
    public init(_ a: A, _ b: B) { joined = a.combineLatest(b) }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure { joined.receive(subscriber: subscriber) }
  }

  /// Sends the latest values of three publishers whenever one of them sends.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The values it sends.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The error it may end with.
    public typealias Failure = A.Failure
    private let joined: AnyPublisher<Output, Failure>

    /// Joins three publishers.
    public init(_ a: A, _ b: B, _ c: C) { joined = a.combineLatest(b, c) }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure { joined.receive(subscriber: subscriber) }
  }

  /// Sends the latest values of four publishers whenever one of them sends.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// The values it sends.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The error it may end with.
    public typealias Failure = A.Failure
    private let joined: AnyPublisher<Output, Failure>

    /// Joins four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { joined = a.combineLatest(b, c, d) }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure { joined.receive(subscriber: subscriber) }
  }

  /// Sends the values of two publishers in pairs.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The values it sends.
    public typealias Output = (A.Output, B.Output)
    /// The error it may end with.
    public typealias Failure = A.Failure
    private let joined: AnyPublisher<Output, Failure>

    /// Joins two publishers.
    public init(_ a: A, _ b: B) { joined = a.zip(b) }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure { joined.receive(subscriber: subscriber) }
  }
}

extension Publisher {
  /// Sends the latest values of four publishers whenever one of them sends.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ second: P, _ third: Q, _ fourth: R
  ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(second, third).combineLatest(fourth).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }
  /// Sends the result of a closure for the latest values of three publishers.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ second: P, _ third: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(second, third).map { transform($0.0, $0.1, $0.2) }
  }
  /// Sends the values of three publishers as they arrive.
  public func merge<P: Publisher, Q: Publisher>(
    with second: P, _ third: Q
  ) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
    merge(with: second).merge(with: third)
  }
}

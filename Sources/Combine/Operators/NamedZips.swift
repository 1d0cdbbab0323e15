// Several publishers whose values are sent together, one of each.

extension Publishers {
  /// Sends the values of three publishers in threes.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The values it sends.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The error it may end with.
    public typealias Failure = A.Failure
    private let joined: AnyPublisher<Output, Failure>

    /// Joins three publishers.
    public init(_ a: A, _ b: B, _ c: C) { joined = a.zip(b).zip(c).map { ($0.0.0, $0.0.1, $0.1) } }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure { joined.receive(subscriber: subscriber) }
  }

  /// Sends the values of four publishers in fours.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// The values it sends.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The error it may end with.
    public typealias Failure = A.Failure
    private let joined: AnyPublisher<Output, Failure>

    /// Joins four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      joined = a.zip(b).zip(c.zip(d)).map { ($0.0.0, $0.0.1, $0.1.0, $0.1.1) }
    }
    /// Connects a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure { joined.receive(subscriber: subscriber) }
  }
}

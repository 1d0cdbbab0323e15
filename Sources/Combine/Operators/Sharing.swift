extension Publishers {
  /// Shares one connection to a publisher among all subscribers.
  public final class Share<Upstream: Publisher>: Publisher {
    /// The values it sends.
    public typealias Output = Upstream.Output
    /// The error it may end with.
    public typealias Failure = Upstream.Failure
    /// The shared publisher.
    public let upstream: Upstream
    private let audience = PassthroughSubject<Output, Failure>()
    private var connection: AnyCancellable?

    /// Shares a publisher.
    public init(upstream: Upstream) { self.upstream = upstream }
    /// Connects a subscriber; the first one opens the connection.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      audience.receive(subscriber: subscriber)
      guard connection == nil else { return }
      let audience = audience
      connection = upstream.sink(
        receiveCompletion: { audience.send(completion: $0) },
        receiveValue: { audience.send($0) })
    }
  }
}

extension Publisher {
  /// Shares one connection to the publisher among all subscribers.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publishers {
  /// Shares one connection through a subject, once it is opened.
  public final class Multicast<Upstream: Publisher, Through: Subject>: ConnectablePublisher
  where Through.Output == Upstream.Output, Through.Failure == Upstream.Failure {
    /// The values it sends.
    public typealias Output = Upstream.Output
    /// The error it may end with.
    public typealias Failure = Upstream.Failure
    /// The shared publisher.
    public let upstream: Upstream
    private let makeSubject: () -> Through
    private lazy var subject = makeSubject()

    /// Shares a publisher through a subject, which is made when it is first needed.
    public init(upstream: Upstream, createSubject: @escaping () -> Through) {
      self.upstream = upstream
      makeSubject = createSubject
    }

    /// Connects a subscriber to the subject.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure { subject.receive(subscriber: subscriber) }

    /// Begins to send; cancelling the result stops it.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }
}

extension Publisher {
  /// Shares one connection through a subject, once it is opened.
  public func multicast<S: Subject>(
    subject: S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    multicast { subject }
  }
  /// Shares one connection through a subject, once it is opened.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }
}

extension Publisher where Failure == Never {
  /// Makes a publisher that begins to send when `connect()` is called.
  public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>> {
    multicast { PassthroughSubject() }
  }
}

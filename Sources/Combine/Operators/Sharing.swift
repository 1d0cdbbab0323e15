extension Publishers {
  /// Sends to all its subscribers what one connection receives.
  public final class Share<Upstream: Publisher>: Publisher {
    /// The values it sends.
    public typealias Output = Upstream.Output
    /// The error it may end with.
    public typealias Failure = Upstream.Failure
    /// What it shares.
    public let upstream: Upstream
    private let audience = PassthroughSubject<Output, Failure>()
    private var connection: AnyCancellable?

    /// Shares a publisher.
    public init(upstream: Upstream) { self.upstream = upstream }
    /// Connects a subscriber; the first one makes the connection.
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
  /// Sends to all its subscribers what one connection receives.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

/// The values of a publisher, for a loop that awaits them.
///
/// If several values arrive while nobody awaits them, only the last one is kept.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The values.
  public typealias Element = P.Output
  private let publisher: P

  /// Makes a sequence.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Iterates over the values; the connection ends with it.
  public struct Iterator: AsyncIteratorProtocol {
    private var values: AsyncThrowingStream<Element, any Error>.Iterator
    private let connection: AnyCancellable

    fileprivate init(_ publisher: P) {
      let (stream, feed) = AsyncThrowingStream<Element, any Error>.makeStream(
        bufferingPolicy: .bufferingNewest(1))
      values = stream.makeAsyncIterator()
      connection = publisher.sink(
        receiveCompletion: { ending in
          if case .failure(let error) = ending {
            feed.finish(throwing: error)
          } else {
            feed.finish()
          }
        },
        receiveValue: { feed.yield($0) })
    }

    /// The next value; nil at the end.
    public mutating func next() async throws -> Element? { try await values.next() }
  }

  /// Connects to the publisher.
  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }
}

/// The values of a publisher that cannot fail, for a loop that awaits them.
///
/// If several values arrive while nobody awaits them, only the last one is kept.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The values.
  public typealias Element = P.Output
  private let base: AsyncThrowingPublisher<P>

  /// Makes a sequence.
  public init(_ publisher: P) { base = AsyncThrowingPublisher(publisher) }

  /// Iterates over the values; the connection ends with it.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var base: AsyncThrowingPublisher<P>.Iterator
    /// The next value; nil at the end.
    public mutating func next() async -> Element? { try? await base.next() }
  }

  /// Connects to the publisher.
  public func makeAsyncIterator() -> Iterator { Iterator(base: base.makeAsyncIterator()) }
}

extension Publisher {
  /// The values of the publisher, for a loop that awaits them; its error is thrown.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Publisher where Failure == Never {
  /// The values of the publisher, for a loop that awaits them.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

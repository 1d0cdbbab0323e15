public import Foundation
public import FoundationNetworking

extension URLSession {
  /// Loads a URL, and sends its content.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }
  /// Makes a request, and sends the response.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// Makes a request for each subscriber, and sends the response on the main actor.
  public struct DataTaskPublisher: Publisher {
    /// The content and the response.
    public typealias Output = (data: Data, response: URLResponse)
    /// Why the request failed.
    public typealias Failure = URLError
    /// The request.
    public let request: URLRequest
    /// The session that makes the request.
    public let session: URLSession

    /// Connects a subscriber, and makes the request.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      let loading = Loading(subscriber)
      subscriber.receive(subscription: loading)
      loading.start(request, in: session)
    }
  }
}

/// A request under way; it is Sendable since its subscriber is used on the main actor alone.
private final class Loading<S: Subscriber>: Subscription, @unchecked Sendable
where S.Input == URLSession.DataTaskPublisher.Output, S.Failure == URLError {
  private var subscriber: S?
  private var task: Task<Void, Never>?

  init(_ subscriber: S) { self.subscriber = subscriber }

  func start(_ request: URLRequest, in session: URLSession) {
    guard subscriber != nil else { return }
    task = Task { @MainActor in
      do {
        let (data, response) = try await session.data(for: request)
        _ = subscriber?.receive((data, response))
        end(.finished)
      } catch {
        end(.failure(error as? URLError ?? URLError(.unknown)))
      }
    }
  }

  private func end(_ completion: Subscribers.Completion<URLError>) {
    let known = subscriber
    subscriber = nil
    known?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {
    subscriber = nil
    task?.cancel()
  }
}

import LocatedJSON
public import VirtualTime

/// What made a request.
public enum NetworkSource: Sendable, Equatable {
  /// A loader of the app's model, by name.
  case loader(String)
  /// Real code that uses `URLSession`.
  case urlSession

  /// The source as words.
  package var words: String {
    switch self {
    case .loader(let name): "the loader \(quoted(name))"
    case .urlSession: "a URL session"
    }
  }
}

/// A request that the network monitor of a device has seen, and its outcome.
public struct NetworkExchange: Sendable, Equatable {
  /// The outcome of a request.
  public enum Ending: Sendable, Equatable {
    /// A response arrived.
    case response(NetworkResponse)
    /// The request failed.
    case failure(NetworkFailure)
    /// The app stopped waiting for the answer.
    case cancelled
  }

  /// The number among the requests of the device, from 1.
  public let number: Int
  /// The request.
  public let request: NetworkRequest
  /// What made the request.
  public let source: NetworkSource
  /// When the request was made.
  public let began: VirtualInstant
  /// The rule that answered, with its set, such as `Default/items`; nil if no rule did.
  public package(set) var rule: String?
  /// The outcome; nil while the request is pending.
  public package(set) var ending: Ending?
  /// When the outcome arrived.
  public package(set) var ended: VirtualInstant?

  /// Describes a request; the response is set when it arrives.
  package init(
    number: Int, request: NetworkRequest, source: NetworkSource, began: VirtualInstant
  ) {
    self.number = number
    self.request = request
    self.source = source
    self.began = began
  }

  /// The status of the response; nil if there is none.
  public var status: Int? {
    if case .response(let response)? = ending { response.status } else { nil }
  }

  /// How long the request took; nil while it is pending.
  public var duration: VirtualDuration? { ended.map { $0 - began } }
}

extension NetworkExchange {
  /// The request in one line: `GET /v1/items at t = 2.000 s`.
  package var words: String { "\(request.method) \(request.url) at \(began)" }
}

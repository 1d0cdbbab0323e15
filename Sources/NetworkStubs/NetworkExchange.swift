import LocatedJSON
public import VirtualTime

/// Who asked for something.
public enum NetworkSource: Sendable, Equatable {
  /// A loader of the app's model, by name.
  case loader(String)
  /// Real code that uses `URLSession`.
  case urlSession

  /// The source in words.
  package var words: String {
    switch self {
    case .loader(let name): "the loader \(quoted(name))"
    case .urlSession: "a URL session"
    }
  }
}

/// A request that the monitor of a device has seen, and what came of it.
public struct NetworkExchange: Sendable, Equatable {
  /// What came of a request.
  public enum Ending: Sendable, Equatable {
    /// An answer came.
    case response(NetworkResponse)
    /// None came.
    case failure(NetworkFailure)
    /// The app did not wait for it.
    case cancelled
  }

  /// The number among the requests of the device, from 1.
  public let number: Int
  /// The request.
  public let request: NetworkRequest
  /// Who asked.
  public let source: NetworkSource
  /// When.
  public let began: VirtualInstant
  /// The rule that answered, with its set: `Default/items`; nil where none did.
  public package(set) var rule: String?
  /// What came of it; nil while it is on its way.
  public package(set) var ending: Ending?
  /// When that came.
  public package(set) var ended: VirtualInstant?

  /// Describes a request; its answer is set when it comes.
  package init(
    number: Int, request: NetworkRequest, source: NetworkSource, began: VirtualInstant,
    rule: String? = nil, ending: Ending? = nil, ended: VirtualInstant? = nil
  ) {
    self.number = number
    self.request = request
    self.source = source
    self.began = began
    self.rule = rule
    self.ending = ending
    self.ended = ended
  }

  /// The status; nil where no answer came.
  public var status: Int? {
    if case .response(let response)? = ending { response.status } else { nil }
  }

  /// How long it took; nil while it is on its way.
  public var duration: VirtualDuration? { ended.map { $0 - began } }
}

extension NetworkExchange {
  /// The request in a line: `GET /v1/items at t = 2.000 s`.
  package var words: String { "\(request.method) \(request.url) at \(began)" }
}

/// What a server answers with.
public struct NetworkResponse: Sendable, Equatable {
  /// The status, such as 200.
  public var status: Int
  /// The headers.
  public var headers: NetworkHeaders
  /// The body; empty for none.
  public var body: [UInt8]

  /// Makes a response.
  public init(status: Int = 200, headers: NetworkHeaders = [:], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Whether the status says that all went well.
  public var isSuccess: Bool { (200..<300).contains(status) }

  /// The body as text; bytes that are no UTF-8 are replaced.
  public var text: String { String(decoding: body, as: UTF8.self) }
}

/// Why a request got no response.
public struct NetworkFailure: Error, Sendable, Equatable {
  /// The kind of failure, in the words of files, journals and `event.data.code`.
  public enum Code: String, Sendable, Equatable, CaseIterable {
    /// There is no network.
    case offline
    /// No answer came in time.
    case timedOut
    /// The connection was lost while the answer was on its way.
    case droppedConnection
    /// A failure of another kind.
    case error
    /// No stub answers the request.
    case unmatched
    /// The answer is not what the app can read.
    case badAnswer
    /// The status is none of those that say that all went well.
    case status
  }

  /// The kind.
  public var code: Code
  /// What an app may show of it.
  public var message: String
  /// The number that `URLError` has for it.
  public var number: Int

  /// Makes a failure; the number is the usual one of its kind unless given.
  public init(_ code: Code, message: String? = nil, number: Int? = nil) {
    self.code = code
    self.message = message ?? code.usualMessage
    self.number = number ?? code.usualNumber
  }
}

extension NetworkFailure.Code {
  /// Apple's words for the failure, where it has some.
  fileprivate var usualMessage: String {
    switch self {
    case .offline: "The Internet connection appears to be offline."
    case .timedOut: "The request timed out."
    case .droppedConnection: "The network connection was lost."
    case .error: "The request failed."
    case .unmatched: "No stub answers the request."
    case .badAnswer: "The answer cannot be read."
    case .status: "The server refused the request."
    }
  }

  /// The raw value of the code of `URLError`.
  fileprivate var usualNumber: Int {
    switch self {
    case .offline: -1009
    case .timedOut: -1001
    case .droppedConnection: -1005
    case .error: -1
    case .unmatched: -1000
    case .badAnswer: -1017
    case .status: -1011
    }
  }
}

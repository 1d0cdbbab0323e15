/// The response of a server.
public struct NetworkResponse: Sendable, Equatable {
  /// The status code, such as 200.
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

  /// Whether the status means success: 200 to 299.
  public var isSuccess: Bool { (200..<300).contains(status) }

  /// The body as text; invalid UTF-8 is replaced.
  public var text: String { String(decoding: body, as: UTF8.self) }
}

/// Why a request failed.
public struct NetworkFailure: Error, Sendable, Equatable {
  /// The kind of a failure, as files, journals and `event.data.code` write it.
  public enum Code: String, Sendable, Equatable, CaseIterable {
    /// There is no network.
    case offline
    /// No response arrived within the timeout.
    case timedOut
    /// The connection was lost while the response was arriving.
    case droppedConnection
    /// A failure of another kind.
    case error
    /// No stub answers the request.
    case unmatched
    /// The app cannot read the answer.
    case badAnswer
    /// The status does not mean success.
    case status
  }

  /// The kind of the failure.
  public var code: Code
  /// The message that an app may show.
  public var message: String
  /// The number of the error in `URLError`.
  public var number: Int

  /// Makes a failure; message and number default to those of its kind.
  public init(_ code: Code, message: String? = nil, number: Int? = nil) {
    self.code = code
    self.message = message ?? code.usualMessage
    self.number = number ?? code.usualNumber
  }
}

extension NetworkFailure.Code {
  /// The message of the kind, Apple's if there is one.
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

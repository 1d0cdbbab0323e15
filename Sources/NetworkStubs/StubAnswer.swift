import FoundationEssentials
public import PredicateFormat
public import VirtualTime

/// The answer of a stub: its content, its latency, and how it fails.
public struct StubAnswer: Sendable, Equatable {
  /// What the body contains.
  public enum Body: Sendable, Equatable {
    /// Nothing.
    case none
    /// A value, written as JSON.
    case value(FormatValue)
    /// Text.
    case text(String)
    /// Bytes.
    case bytes([UInt8])
    /// A file of the set.
    case file(String)
    /// The answer that a closure makes, which replaces this one.
    case made(StubMaker)
    /// A body that could not be made, and why.
    case unavailable(String)
  }

  /// A failure of the network.
  public enum Failure: Sendable, Equatable {
    /// There is no network.
    case offline
    /// No response arrives until the request times out.
    case timedOut
    /// The connection is lost after a number of bytes of the body.
    case dropped(afterBytes: Int)
    /// Another failure, with its message and its number in `URLError`.
    case error(message: String, number: Int)
  }

  /// The status code.
  public var status: Int
  /// The headers; the content type is added from the body if it is missing.
  public var headers: NetworkHeaders
  /// The body.
  public var body: Body
  /// The time until the first byte.
  public var latency: LatencyDistribution
  /// How many bytes of the body arrive per second; nil for all at once.
  public var bytesPerSecond: Int?
  /// How the request fails; nil if it does not.
  public var failure: Failure?
  /// How many requests get this answer before the next one is used; the last answer stays.
  public var times: Int

  /// Makes an answer.
  public init(
    status: Int = 200, headers: NetworkHeaders = [:], body: Body = .none,
    latency: LatencyDistribution = .fixed(.zero), bytesPerSecond: Int? = nil,
    failure: Failure? = nil, times: Int = 1
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.latency = latency
    self.bytesPerSecond = bytesPerSecond
    self.failure = failure
    self.times = times
  }
}

/// A closure that makes an answer; two are equal if they are the same object.
public final class StubMaker: Sendable, Equatable {
  /// Makes the answer to a request.
  package let make: @Sendable (StubCall) -> StubAnswer

  /// Wraps a closure that makes an answer.
  public init(_ make: @escaping @Sendable (StubCall) -> StubAnswer) { self.make = make }

  /// Returns whether both are the same object.
  public static func == (left: StubMaker, right: StubMaker) -> Bool { left === right }
}

/// A request that a closure answers.
public struct StubCall: Sendable {
  /// The request.
  public let request: NetworkRequest
  /// The values of the names in braces of the rule's pattern.
  public let parameters: [String: String]
  /// How many requests the rule has answered, including this one.
  public let count: Int
  /// The virtual instant of the request.
  public let instant: VirtualInstant

  /// Describes a request that a closure answers.
  package init(
    request: NetworkRequest, parameters: [String: String], count: Int, instant: VirtualInstant
  ) {
    self.request = request
    self.parameters = parameters
    self.count = count
    self.instant = instant
  }
}

extension StubAnswer {
  /// Answers with a value as JSON: `.value(["items": []])`.
  public static func value(_ value: FormatValue, status: Int = 200) -> StubAnswer {
    StubAnswer(status: status, body: .value(value))
  }

  /// Answers with a typed value, encoded as JSON with dates in ISO 8601.
  public static func encoding(_ value: some Encodable, status: Int = 200) -> StubAnswer {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    do {
      let headers: NetworkHeaders = ["Content-Type": "application/json"]
      return StubAnswer(
        status: status, headers: headers, body: .bytes([UInt8](try encoder.encode(value))))
    } catch {
      return StubAnswer(status: status, body: .unavailable("it cannot be encoded: \(error)"))
    }
  }

  /// Answers with text.
  public static func text(_ text: String, status: Int = 200) -> StubAnswer {
    StubAnswer(status: status, body: .text(text))
  }

  /// Answers with a file of the set's folder.
  public static func file(_ name: String, status: Int = 200) -> StubAnswer {
    StubAnswer(status: status, body: .file(name))
  }

  /// Answers with a status and no body.
  public static func status(_ status: Int) -> StubAnswer { StubAnswer(status: status) }

  /// Answers with a failure of the network.
  public static func failing(_ failure: Failure) -> StubAnswer { StubAnswer(failure: failure) }

  /// Answers with the result of a closure for the request; it runs on the thread of the test.
  public static func made(_ make: @escaping @Sendable (StubCall) -> StubAnswer) -> StubAnswer {
    StubAnswer(body: .made(StubMaker(make)))
  }

  /// The same answer after a latency drawn from a distribution.
  public func after(_ latency: LatencyDistribution) -> StubAnswer {
    var answer = self
    answer.latency = latency
    return answer
  }

  /// The same answer after a fixed latency.
  public func after(_ latency: VirtualDuration) -> StubAnswer { after(.fixed(latency)) }

  /// The same answer with a limit on the speed of its body.
  public func throttled(bytesPerSecond: Int) -> StubAnswer {
    var answer = self
    answer.bytesPerSecond = bytesPerSecond
    return answer
  }

  /// The same answer for a number of requests, before the next answer is used.
  public func times(_ times: Int) -> StubAnswer {
    var answer = self
    answer.times = times
    return answer
  }

  /// The same answer with a header.
  public func header(_ name: String, _ value: String) -> StubAnswer {
    var answer = self
    answer.headers[name] = value
    return answer
  }
}

extension StubAnswer {
  /// The largest number of bytes that a speed or a dropped connection may name.
  package static let speedLimit = 1_000_000_000_000
  /// The most requests that one answer of a list may be for.
  package static let timesLimit = 1_000_000
}

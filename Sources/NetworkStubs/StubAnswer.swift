import FoundationEssentials
public import PredicateFormat
public import VirtualTime

/// What a stub answers with, how late, and how it fails.
public struct StubAnswer: Sendable, Equatable {
  /// What stands in the body.
  public enum Body: Sendable, Equatable {
    /// Nothing.
    case none
    /// A value, written as JSON.
    case value(FormatValue)
    /// A text.
    case text(String)
    /// Bytes.
    case bytes([UInt8])
    /// A file of the set.
    case file(String)
    /// Whatever a closure makes of the request: its answer takes the place of this one.
    case made(StubMaker)
    /// What could not be made, and why.
    case unavailable(String)
  }

  /// A failure of the network.
  public enum Failure: Sendable, Equatable {
    /// There is no network.
    case offline
    /// No answer comes until the request gives up.
    case timedOut
    /// The connection is lost after so many bytes of the body.
    case dropped(afterBytes: Int)
    /// Another failure, with its words and the number that `URLError` has for it.
    case error(message: String, number: Int)
  }

  /// The status.
  public var status: Int
  /// The headers; the kind of the body's content need not be told.
  public var headers: NetworkHeaders
  /// The body.
  public var body: Body
  /// How long it takes until the first byte.
  public var latency: LatencyDistribution
  /// How many bytes of the body come in a second; nil for all at once.
  public var bytesPerSecond: Int?
  /// How it fails; nil where it does not.
  public var failure: Failure?
  /// How many requests it answers before the next answer's turn; the last goes on for ever.
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

/// A closure that makes an answer; two are equal when they are the same one.
public final class StubMaker: Sendable, Equatable {
  /// Makes the answer to a request.
  package let make: @Sendable (StubCall) -> StubAnswer

  /// Keeps a closure.
  public init(_ make: @escaping @Sendable (StubCall) -> StubAnswer) { self.make = make }

  /// Tells whether both are the same.
  public static func == (left: StubMaker, right: StubMaker) -> Bool { left === right }
}

/// A request on its way to a stub that makes its answer.
public struct StubCall: Sendable {
  /// The request.
  public let request: NetworkRequest
  /// What the names in the pattern's braces stand for.
  public let parameters: [String: String]
  /// How many times the rule has been asked, this one included.
  public let count: Int
  /// The virtual instant.
  public let instant: VirtualInstant

  /// Describes the request that a stub in Swift answers.
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
  /// A value as JSON: `.value(["items": []])`.
  public static func value(_ value: FormatValue, status: Int = 200) -> StubAnswer {
    StubAnswer(status: status, body: .value(value))
  }

  /// A typed value, encoded as JSON with dates in ISO 8601.
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

  /// A text.
  public static func text(_ text: String, status: Int = 200) -> StubAnswer {
    StubAnswer(status: status, body: .text(text))
  }

  /// A file of the set's folder.
  public static func file(_ name: String, status: Int = 200) -> StubAnswer {
    StubAnswer(status: status, body: .file(name))
  }

  /// A status and no body.
  public static func status(_ status: Int) -> StubAnswer { StubAnswer(status: status) }

  /// A failure of the network.
  public static func failing(_ failure: Failure) -> StubAnswer { StubAnswer(failure: failure) }

  /// Whatever a closure makes of the request; it runs on the thread of the test.
  public static func made(_ make: @escaping @Sendable (StubCall) -> StubAnswer) -> StubAnswer {
    StubAnswer(body: .made(StubMaker(make)))
  }

  /// The same answer, so late.
  public func after(_ latency: LatencyDistribution) -> StubAnswer {
    var answer = self
    answer.latency = latency
    return answer
  }

  /// The same answer, so late.
  public func after(_ latency: VirtualDuration) -> StubAnswer { after(.fixed(latency)) }

  /// The same answer, the body of which comes at a speed.
  public func throttled(bytesPerSecond: Int) -> StubAnswer {
    var answer = self
    answer.bytesPerSecond = bytesPerSecond
    return answer
  }

  /// The same answer, to so many requests before the next answer's turn.
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
  /// The largest number of bytes that a speed, or a drop, may name.
  package static let speedLimit = 1_000_000_000_000
  /// The most requests that one answer of a list is for.
  package static let timesLimit = 1_000_000
}

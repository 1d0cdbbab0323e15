public import PredicateFormat
public import VirtualTime

/// A source of results that arrive later, such as a request, a timer or a decoder.
public struct LoaderDefinition: Sendable, Equatable {
  /// The name that `invoke` gives as its `src`.
  public var name: String
  /// How long a result takes.
  public var latency: LatencyDistribution
  /// The probability, 0 to 1, that a run ends in an error.
  public var failureRate: Double
  /// The result of a success, readable as `event.data`.
  public var result: FormatValue
  /// The error of a failure, readable as `event.data`.
  public var error: FormatValue
  /// The request that gets the result; nil if latency, failure rate and result above decide it.
  public var request: RequestDefinition?

  /// Makes a loader.
  public init(
    name: String, latency: LatencyDistribution, failureRate: Double = 0,
    result: FormatValue = .null, error: FormatValue = .record(["message": .string("failed")])
  ) {
    self.name = name
    self.latency = latency
    self.failureRate = failureRate
    self.result = result
    self.error = error
  }

  /// Makes a loader that gets its result from a request, which the stubs on the device answer.
  public init(name: String, request: RequestDefinition) {
    self.init(name: name, latency: .fixed(.zero))
    self.request = request
  }
}

/// A loader started when a state is entered.
public struct InvocationDefinition: Sendable, Equatable {
  /// What happens to a result under way when the state is left.
  public enum Cancellation: String, Sendable, Equatable, CaseIterable {
    /// The result never arrives.
    case prompt
    /// The work is cancelled but its result still arrives, as the event `late.<id>`.
    case late
    /// The work continues, and its result arrives as if the state were still active.
    case none
  }

  /// The name of the invocation in journals and in `late.<id>`; by default the loader's name.
  public var id: String
  /// The loader's name.
  public var source: String
  /// The transitions when the result arrives; `event.data` is the result.
  public var onDone: [TransitionDefinition]
  /// The transitions when the last attempt failed; `event.data` is the error.
  public var onError: [TransitionDefinition]
  /// How many times a failed attempt is repeated before `onError`.
  public var retries: Int
  /// The pause before each retry.
  public var retryDelay: VirtualDuration
  /// What happens to the result if the state is left before it arrives.
  public var cancellation: Cancellation

  /// Makes an invocation.
  public init(
    source: String, id: String? = nil, onDone: [TransitionDefinition] = [],
    onError: [TransitionDefinition] = [], retries: Int = 0, retryDelay: VirtualDuration = .zero,
    cancellation: Cancellation = .prompt
  ) {
    self.id = id ?? source
    self.source = source
    self.onDone = onDone
    self.onError = onError
    self.retries = retries
    self.retryDelay = retryDelay
    self.cancellation = cancellation
  }
}

extension InvocationDefinition {
  /// The largest number of retries.
  package static let retryLimit = 100
}

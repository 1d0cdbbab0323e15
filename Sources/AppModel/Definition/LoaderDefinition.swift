public import PredicateFormat
public import VirtualTime

/// A source of results that arrive later: a request, a timer, a decoder.
public struct LoaderDefinition: Sendable, Equatable {
  /// The name that `invoke` gives as its `src`.
  public var name: String
  /// How long a result takes.
  public var latency: LatencyDistribution
  /// The chance, 0 to 1, that a run ends in an error.
  public var failureRate: Double
  /// What a success delivers as `event.data`.
  public var result: FormatValue
  /// What a failure delivers as `event.data`.
  public var error: FormatValue
  /// The request by which it gets its result; nil for a loader that is told above how it ends.
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

  /// Makes a loader that gets its result by a request, which the stubs on the device answer.
  public init(name: String, request: RequestDefinition) {
    self.init(name: name, latency: .fixed(.zero))
    self.request = request
  }
}

/// A loader started when a state is entered.
public struct InvocationDefinition: Sendable, Equatable {
  /// What leaving the state does to a result that is still under way.
  public enum Cancellation: String, Sendable, Equatable, CaseIterable {
    /// The result never arrives.
    case prompt
    /// The work is told to stop but its result still arrives, as the event `late.<id>`.
    case late
    /// The work goes on, and its result arrives as if the state were still active.
    case none
  }

  /// Names the invocation in journals and in `late.<id>`; the loader's name unless given.
  public var id: String
  /// The loader's name.
  public var source: String
  /// Taken when the result arrives; `event.data` is the result.
  public var onDone: [TransitionDefinition]
  /// Taken when the last attempt failed; `event.data` is the error.
  public var onError: [TransitionDefinition]
  /// How many times a failure is tried again before `onError`.
  public var retries: Int
  /// The pause before each new attempt.
  public var retryDelay: VirtualDuration
  /// What happens when the state is left first.
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
  /// How often a failure may be tried again.
  package static let retryLimit = 100
}

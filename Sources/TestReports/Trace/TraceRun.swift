import SimulatedApp
import VirtualTime

/// One run of a trace: its steps, requests, loaders and log lines.
struct TraceRun {
  /// The time in which a loader worked.
  struct Span {
    /// The loader's name.
    let name: String
    let start: Int64
    /// The end; nil if it never ended.
    var end: Int64?
    /// The outcome: `succeeds`, `fails`, `is cancelled`; empty if it never ended.
    var outcome = ""
  }

  /// A request and its answer.
  struct Request {
    let number: Int
    let method: String
    let url: String
    let by: String
    let body: String
    let start: Int64
    /// When it was answered or cancelled.
    var end: Int64?
    var answer: NetworkAnswer?
    var isCancelled = false
  }

  let header: JournalHeader
  let name: String
  /// The module of the test; empty if unknown.
  var module = ""
  /// The steps in order.
  var steps: [TraceStep] = []
  /// The number of steps left out at the end.
  var leftOut = 0
  /// The lines of the log.
  var log: [String] = []
  /// The work of loaders.
  var spans: [Span] = []
  var requests: [Request] = []
  /// The variant of the app; empty for the app itself.
  var variant = ""
  var latencies = LatencyPlan.asWritten.name
  /// The time at which the replay diverged from the journal; nil if it did not.
  var divergence: Int64?

  /// Whether nothing failed.
  var holds: Bool { !steps.contains { $0.kind == .failure } }

  /// The most steps of a run.
  static let stepLimit = 20_000
}

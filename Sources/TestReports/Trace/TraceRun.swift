import SimulatedApp

/// One run as a trace shows it: its steps, requests and loaders, and the lines of its log.
struct TraceRun {
  /// A stretch of time in which a loader worked.
  struct Span {
    /// The loader's name.
    let name: String
    let start: Int64
    /// When it ended; nil where it never did.
    var end: Int64?
    /// How it ended: `succeeds`, `fails`, `is cancelled`; empty where it never did.
    var outcome = ""
  }

  /// A request, with what came of it.
  struct Request {
    let number: Int
    let method: String
    let url: String
    let by: String
    let body: String
    let start: Int64
    /// When the answer came, or nobody waited for it any more.
    var end: Int64?
    var answer: NetworkAnswer?
    var isCancelled = false
  }

  /// The first line of the journal.
  let header: JournalRecord.Header
  /// What the run is called.
  let name: String
  /// The module of the test; empty where it is not known.
  var module = ""
  /// The steps in order.
  var steps: [TraceStep] = []
  /// Steps that were left out at the end, because there were too many.
  var leftOut = 0
  /// The lines of the log.
  var log: [String] = []
  /// What loaders did.
  var spans: [Span] = []
  /// The requests.
  var requests: [Request] = []
  /// The plan of latencies that it was run with.
  var latencies = LatencyPlan.asWritten.name
  /// From when on the app did something else when the run was repeated; nil where it did not.
  var divergence: Int64?

  /// Whether nothing failed in it.
  var holds: Bool { !steps.contains { $0.kind == .failure } }

  /// The most steps of a run.
  static let stepLimit = 20_000
}

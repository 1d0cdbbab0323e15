import SimulatedApp

/// One step of a trace: an event with the screens before and after it.
struct TraceStep {
  /// The kind of a step, which decides its look and its filter.
  enum Kind: String {
    /// The start of a test.
    case test
    /// A call of the test: an action or a wait.
    case call
    /// An activity that contains other steps.
    case group
    /// An element lookup outside any call.
    case look
    /// A touch, a key or a change of the device.
    case input
    /// An event of the app.
    case app
    /// An event of a loader.
    case loader
    /// A request or its answer.
    case request
    /// An attachment of the test.
    case attachment
    /// A failure.
    case failure
  }

  /// A query that the step evaluated.
  struct Look {
    /// Its text.
    let query: String
    /// How many elements matched the last time.
    let matches: Int
    /// How often it was evaluated.
    var count: Int
    /// The screen of the last evaluation; nil if unknown.
    var scene: Int?
    /// The matches of each part of the query, as far as it can be evaluated again.
    var stages: [Stage] = []
    /// The texts of all its parts.
    var stageTexts: [String] = []
  }

  /// The matches of one part of a query.
  struct Stage {
    /// The number of elements.
    let count: Int
    /// The indices of the first elements on the screen.
    let first: [Int]
  }

  let kind: Kind
  /// The event in words.
  let text: String
  /// The number of calls and activities around it.
  let level: Int
  /// The start in virtual nanoseconds.
  let start: Int64
  /// The end in virtual nanoseconds.
  var end: Int64
  /// The index of the first step after its end.
  var next: Int
  /// The outcome of a call; empty for other steps and for success.
  var outcome = ""
  /// The screen before it; nil if none was shown.
  var before: Int?
  /// The screen after it; nil if none was shown.
  var after: Int?
  /// Where the screen was touched.
  var touches: [[Double]] = []
  /// The queries that it evaluated.
  var looks: [Look] = []
  /// How many lookups of further queries are left out.
  var looksLeftOut: Int64 = 0
  /// The indices of its log lines.
  var log: Range<Int> = 0..<0
  /// The events that were pending after it.
  var pending: [PendingEvent] = []
  /// Whether more events were pending than these.
  var hasMorePending = false
  /// The lines of the test that made it, innermost first.
  var callers: [CallSite] = []
  var attachment: Attachment?

  /// Whether another step begins in the same way; times and screens are ignored.
  func begins(as other: TraceStep) -> Bool {
    // Two different tests can be compared, so their names do not matter.
    kind == other.kind && (text == other.text || kind == .test) && level == other.level
  }

  /// Whether another step ends in the same way.
  func ends(as other: TraceStep) -> Bool { outcome == other.outcome && after == other.after }
}

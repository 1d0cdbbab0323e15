import SimulatedApp

/// One step of a trace: something that happened, with what was seen before and after it.
struct TraceStep {
  /// What a step is, which decides how it is shown and by which filter it is left out.
  enum Kind: String {
    /// A test begins.
    case test
    /// A call of the test: an action or a wait.
    case call
    /// A named step that holds others.
    case group
    /// A look at the screen that no call made.
    case look
    /// What hands, or the test, did to the device.
    case input
    /// What the app did.
    case app
    /// Work of a loader.
    case loader
    /// A request or its answer.
    case request
    /// What the test keeps with its run.
    case attachment
    /// What went wrong.
    case failure
  }

  /// A query that was looked up in the step.
  struct Look {
    /// Its text.
    let query: String
    /// How many elements matched when it was last looked up.
    let matches: Int
    /// How often it was looked up.
    var count: Int
    /// The screen it was last looked up in; nil where that is not known.
    var scene: Int?
    /// What each of its steps matched there, as far as it can be run again.
    var stages: [Stage] = []
    /// The texts of all of its steps.
    var stageTexts: [String] = []
  }

  /// What one step of a query matched.
  struct Stage {
    /// How many elements.
    let count: Int
    /// The first of them, by their numbers in the screen.
    let first: [Int]
  }

  /// What it is.
  let kind: Kind
  /// What happened, in words.
  let text: String
  /// How many calls and named steps it happened in.
  let level: Int
  /// The instant at which it began, in virtual nanoseconds.
  let start: Int64
  /// The instant at which it ended.
  var end: Int64
  /// The number of the step that begins next after it has ended.
  var next: Int
  /// How a call ended; empty for what is no call, and for one that went well.
  var outcome = ""
  /// The screen before it; nil where none was seen.
  var before: Int?
  /// The screen after it; nil where none was seen.
  var after: Int?
  /// Where the screen was touched in it.
  var touches: [[Double]] = []
  /// The queries that were looked up in it.
  var looks: [Look] = []
  /// The lines of the log that it wrote.
  var log: Range<Int> = 0..<0
  /// What was to happen after it.
  var pending: [PendingEvent] = []
  /// The lines of the test that asked for it, innermost first, where they are known.
  var callers: [CallSite] = []
  /// What was kept.
  var attachment: Attachment?

  /// Whether another step begins with the same, times and screens aside.
  func begins(as other: TraceStep) -> Bool {
    // Two tests may be compared: what they are called says nothing of what they do.
    kind == other.kind && (text == other.text || kind == .test) && level == other.level
  }

  /// Whether another step ends with the same.
  func ends(as other: TraceStep) -> Bool { outcome == other.outcome && after == other.after }
}

/// How much work an analysis has done, in steps that are the same on every machine.
///
/// A step is about as much as applying one bound. Reading an event of a run counts as many, since
/// it also has to be kept.
struct AnalysisWork: Sendable {
  /// The steps so far.
  private(set) var steps = 0
  /// The most steps.
  var limit: Int

  /// The usual limit: about ten seconds in a release build, and two minutes in debug.
  static let usualLimit = 100_000_000
  /// The steps of reading an event and keeping it.
  static let event = 100

  init(limit: Int = usualLimit) { self.limit = limit }

  /// Whether the analysis has to end.
  var isExceeded: Bool { steps > limit }

  mutating func add(_ count: Int) { steps += count }
}

/// How much work an analysis has done, in steps that are the same on every machine.
///
/// A step is about as much as applying one bound. Reading an event of a run counts as many, since
/// it also has to be kept.
package struct AnalysisWork: Sendable {
  /// The steps so far.
  package private(set) var steps = 0
  /// The most steps.
  package var limit: Int

  /// The usual limit: about ten seconds in a release build, and two minutes in debug.
  package static let usualLimit = 100_000_000
  /// The steps of reading an event and keeping it.
  package static let event = 100

  package init(limit: Int = usualLimit) { self.limit = limit }

  /// Whether the analysis has to end.
  package var isExceeded: Bool { steps > limit }

  package mutating func add(_ count: Int) { steps += count }
}

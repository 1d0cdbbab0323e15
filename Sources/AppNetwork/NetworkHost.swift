import AppModel
package import RunJournal
package import VirtualTime

/// The device that a network belongs to.
package protocol NetworkHost: AnyObject {
  /// The present instant.
  var now: VirtualInstant { get }
  /// Seconds since 1970 of the calendar instant at which the run starts.
  var wallClockStart: Double { get }
  /// Records a fact, which is only made if somebody wants it.
  func record(_ fact: @autoclosure () -> JournalFact)
  /// Draws how long an answer takes.
  func networkLatency(_ law: LatencyDistribution, source: String) -> VirtualDuration
}

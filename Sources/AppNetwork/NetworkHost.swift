package import RunJournal
package import VirtualTime

/// The device that a network belongs to.
package protocol NetworkHost: AnyObject {
  /// The present instant.
  var now: VirtualInstant { get }
  /// The calendar time at which the run starts, in seconds since 1970.
  var wallClockStart: Double { get }
  /// Records a fact, which is created only if something receives it.
  func record(_ fact: @autoclosure () -> JournalFact)
  /// Draws how long a response takes.
  func networkLatency(_ law: LatencyDistribution, source: String) -> VirtualDuration
}

import RunJournal
import VirtualTime

/// Writes down what happens on a device, and tells whoever watches the run.
final class RunRecorder {
  /// The journal of the run; nil when none is written.
  let journal: Journal?
  /// The clock that dates every fact.
  let clock: VirtualClock<DueEvent>
  /// Gets every fact for a log that is printed while the test runs.
  var log: ((JournalFact, VirtualInstant) -> Void)?
  /// Gets every fact so that exploration can follow the run.
  var watch: ((JournalFact) -> Void)?
  /// Follows the run for a search of other orders; nil in any other run.
  var follower: (any FactFollower)?
  /// The line of the test that makes the present call.
  var locator: (() -> CallSite?)?
  /// The lines of the test that lead to the present call, innermost first, for the journal.
  var callers: (() -> [CallSite])?

  /// Starts to record on a clock.
  init(journal: Journal?, clock: VirtualClock<DueEvent>) {
    self.journal = journal
    self.clock = clock
  }

  /// Records a fact, which is only made if somebody wants it.
  func record(_ fact: @autoclosure () -> JournalFact) {
    guard isRecording else { return }
    let fact = fact()
    journal?.append(fact, at: clock.now)
    announce(fact)
  }

  /// Records a fact that a line of the test has brought about.
  func recordAsked(_ fact: JournalFact) {
    guard isRecording else { return }
    journal?.append(fact, at: clock.now, by: callers?() ?? [])
    announce(fact)
  }

  private func announce(_ fact: JournalFact) {
    watch?(fact)
    follower?.note(fact)
    log?(fact, clock.now)
  }

  /// Whether anybody wants facts.
  var isRecording: Bool { journal != nil || watch != nil || log != nil || follower != nil }

  /// Whether anybody wants the steps of calls.
  var isNarrating: Bool { journal != nil || log != nil }

  /// Whether anybody wants what only replays and explorations read.
  var isTracing: Bool { journal != nil || watch != nil }
}

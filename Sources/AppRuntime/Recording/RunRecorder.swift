import RunJournal
import VirtualTime

/// Records what happens on a device, and passes it to everything that follows the run.
final class RunRecorder {
  /// The journal of the run; nil when none is written.
  let journal: Journal?
  /// The clock that dates every fact.
  let clock: VirtualClock<DueEvent>
  /// Receives every fact, for a log that is printed while the test runs.
  var log: ((JournalFact, VirtualInstant) -> Void)?
  /// Receives every fact, so that an exploration can follow the run.
  var watch: ((JournalFact) -> Void)?
  /// The follower of a run that searches for other event orders; nil in any other run.
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

  /// Records a fact, which is created only if something receives it.
  func record(_ fact: @autoclosure () -> JournalFact) {
    guard isRecording else { return }
    let fact = fact()
    journal?.append(fact, at: clock.now)
    announce(fact)
  }

  /// Records a fact that a line of the test has caused.
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

  /// Whether anything receives facts.
  var isRecording: Bool { journal != nil || watch != nil || log != nil || follower != nil }

  /// Whether anything receives the steps of calls.
  var isNarrating: Bool { journal != nil || log != nil }

  /// Whether anything receives facts that only replays and explorations read.
  var isTracing: Bool { journal != nil || watch != nil }
}

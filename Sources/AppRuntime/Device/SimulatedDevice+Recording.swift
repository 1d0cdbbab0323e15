package import RunJournal
package import VirtualTime

extension SimulatedDevice {
  /// Records a fact, which is only made if somebody wants it.
  package func record(_ fact: @autoclosure () -> JournalFact) { recorder.record(fact()) }

  /// Records a fact that a line of the test has brought about.
  package func recordAsked(_ fact: JournalFact) { recorder.recordAsked(fact) }

  /// Whether anybody wants facts.
  package var isRecording: Bool { recorder.isRecording }
  /// Whether anybody wants the steps of calls.
  package var isNarrating: Bool { recorder.isNarrating }
  /// Whether anybody wants what only replays and explorations read.
  package var isTracing: Bool { recorder.isTracing }

  /// Gets every fact for a log that is printed while the test runs.
  package var log: ((JournalFact, VirtualInstant) -> Void)? {
    get { recorder.log }
    set { recorder.log = newValue }
  }

  /// Gets every fact so that exploration can follow the run.
  package var watch: ((JournalFact) -> Void)? {
    get { recorder.watch }
    set { recorder.watch = newValue }
  }

  /// The line of the test that makes the present call.
  package var locator: (() -> CallSite?)? {
    get { recorder.locator }
    set { recorder.locator = newValue }
  }

  /// The lines of the test that lead to the present call, innermost first, for the journal.
  package var callers: (() -> [CallSite])? {
    get { recorder.callers }
    set { recorder.callers = newValue }
  }

  /// Lets the next attempts of a loader fail or succeed, whatever its failure rate is.
  ///
  /// Without a loader it holds for all that nothing else was decided for, and for good.
  package func force(_ loader: String?, toFail isFailure: Bool, times: Int = 1) {
    record(.outcomeForced(loader: loader, isFailure: isFailure, times: times))
    guard let loader else { return outcomes.ofAll = isFailure }
    outcomes.add(loader, isFailure: isFailure, times: times)
  }
}

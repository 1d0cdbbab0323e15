import AppNetwork
package import RunJournal
package import VirtualTime

extension SimulatedDevice {
  /// Records a fact, which is created only if something receives it.
  package func record(_ fact: @autoclosure () -> JournalFact) { recorder.record(fact()) }

  /// Records a fact that a line of the test has caused.
  package func recordAsked(_ fact: JournalFact) { recorder.recordAsked(fact) }

  /// Whether anything receives facts.
  package var isRecording: Bool { recorder.isRecording }
  /// Whether anything receives the steps of calls.
  package var isNarrating: Bool { recorder.isNarrating }
  /// Whether anything receives facts that only replays and explorations read.
  package var isTracing: Bool { recorder.isTracing }

  /// Receives every fact, for a log that is printed while the test runs.
  package var log: ((JournalFact, VirtualInstant) -> Void)? {
    get { recorder.log }
    set { recorder.log = newValue }
  }

  /// Receives every fact, so that an exploration can follow the run.
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

  /// Makes the next attempts of a loader fail or succeed, whatever its failure rate is.
  ///
  /// Without a loader this applies from now on to all loaders without a decision of their own.
  package func force(_ loader: String?, toFail isFailure: Bool, times: Int = 1) {
    record(.outcomeForced(loader: loader, isFailure: isFailure, times: times))
    guard let loader else { return outcomes.ofAll = isFailure }
    outcomes.add(loader, isFailure: isFailure, times: times)
  }
}

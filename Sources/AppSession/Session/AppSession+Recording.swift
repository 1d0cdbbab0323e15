import AppModel
import AppRuntime
package import RunJournal

/// The calls and activities of a test that are under way.
struct OpenSteps {
  /// A call or an activity.
  struct Step {
    let isCall: Bool
    let title: String
    /// The level of the steps around it.
    let outerLevel: Int
  }

  /// The innermost comes last.
  private(set) var steps: [Step] = []
  /// How far below the innermost its own steps are.
  var level = 0

  /// Opens a call or an activity.
  mutating func open(_ title: String, isCall: Bool) {
    steps.append(Step(isCall: isCall, title: title, outerLevel: level))
    level = 1
  }

  /// Closes the innermost.
  mutating func close() {
    if let last = steps.popLast() { level = last.outerLevel }
  }

  /// Forgets all of them.
  mutating func clear() { steps = [] }
}

extension AppSession {
  /// Performs something as one call of the log, which ends with an outcome in words.
  package func call<Answer, Failure: Error>(
    _ title: @autoclosure () -> String, outcome: (Answer) -> String = { _ in "ok" },
    _ act: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    record(.callBegan(title()))
    do {
      let answer = try act()
      record(.callEnded(outcome: outcome(answer)))
      return answer
    } catch {
      record(.callEnded(outcome: "failed"))
      throw error
    }
  }

  /// Adds a fact to the journal and to the log, if there is one.
  package func record(_ fact: @autoclosure () -> JournalFact) {
    guard device.isRecording else { return }
    let fact = fact()
    switch fact {
    case .callBegan(let title):
      openSteps.open(title, isCall: true)
      return device.recordAsked(fact)
    case .activityBegan(let title):
      openSteps.open(title, isCall: false)
      return device.recordAsked(fact)
    case .callEnded, .activityEnded: openSteps.close()
    default: break
    }
    device.record(fact)
  }

  /// Records a step of the running call or activity, or of one of its steps so many levels below.
  package func step(_ title: @autoclosure () -> String, below: Int = 0) {
    guard device.isNarrating else { return }
    let step = JournalFact.step(level: openSteps.level + below, title: title())
    // The line of the test is recorded with the call, not with its steps.
    guard below == 0, openSteps.steps.last?.isCall != true else { return device.record(step) }
    device.recordAsked(step)
  }

  /// Records that the running call is tried again; the steps of that attempt follow.
  func stepRetrying(attempt: Int) {
    openSteps.level = openSteps.steps.isEmpty ? 0 : 1
    step("Retrying `\(openSteps.steps.last?.title ?? "")` (attempt #\(attempt))")
    openSteps.level += 1
  }

  /// Records what Xcode gathers about a failure, which takes its time.
  func stepTriage() {
    step("Collecting debug information to assist test failure triage")
    let process = device.process?.identifier ?? 0
    step("Requesting snapshot of accessibility hierarchy for app with pid \(process)", below: 1)
    advance(by: timing.triage)
  }

  /// Begins a part of the test, such as its set-up, and closes what was left open.
  package func beginPhase(_ title: String) {
    closeSteps()
    record(.activityBegan(title: title))
  }

  /// Ends everything that is open: the code that would have ended it has been left.
  package func closeSteps() {
    while let last = openSteps.steps.last {
      // The observer of a run may have left before its end.
      guard device.isRecording else { return openSteps.clear() }
      record(last.isCall ? .callEnded(outcome: "failed") : .activityEnded)
    }
  }
}

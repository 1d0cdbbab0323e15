import AppModel
import AppRuntime
package import RunJournal

/// A call or a named step of a session that has not ended.
struct OpenStep {
  let isCall: Bool
  let title: String
  /// The level of steps around it.
  let outerLevel: Int
}

extension AppSession {
  /// Adds a fact to the journal and to the log, if there is one.
  package func record(_ fact: @autoclosure () -> JournalFact) {
    guard device.isRecording else { return }
    let fact = fact()
    switch fact {
    case .callBegan(let title):
      open(title, isCall: true)
      return device.recordAsked(fact)
    case .activityBegan(let title):
      open(title, isCall: false)
      return device.recordAsked(fact)
    case .callEnded, .activityEnded:
      if let last = openSteps.popLast() { stepLevel = last.outerLevel }
    default: break
    }
    device.record(fact)
  }

  private func open(_ title: String, isCall: Bool) {
    openSteps.append(OpenStep(isCall: isCall, title: title, outerLevel: stepLevel))
    stepLevel = 1
  }

  /// Notes a step of the running call or activity, or of one of its steps so many levels below.
  package func step(_ title: @autoclosure () -> String, below: Int = 0) {
    guard device.isNarrating else { return }
    let step = JournalFact.step(level: stepLevel + below, title: title())
    // What a call does is told with the call.
    guard below == 0, openSteps.last?.isCall != true else { return device.record(step) }
    device.recordAsked(step)
  }

  /// Notes that the running call is tried again; what follows are the steps of that trial.
  func stepRetrying(attempt: Int) {
    stepLevel = openSteps.isEmpty ? 0 : 1
    step("Retrying `\(openSteps.last?.title ?? "")` (attempt #\(attempt))")
    stepLevel += 1
  }

  /// Notes what is gathered about a failure, which takes its time.
  func stepTriage(below: Int = 0) {
    step("Collecting debug information to assist test failure triage", below: below)
    let process = device.process?.identifier ?? 0
    step(
      "Requesting snapshot of accessibility hierarchy for app with pid \(process)",
      below: below + 1)
    advance(by: timing.triage)
  }

  /// Begins a part of the test, such as its set-up; whatever was open has been left.
  package func beginPhase(_ title: String) {
    closeSteps()
    record(.activityBegan(title: title))
  }

  /// Ends everything that is open: the code that would have ended it has been left.
  package func closeSteps() {
    while let last = openSteps.last {
      // Whoever has followed the run may have left before its end.
      guard device.isRecording else { return openSteps = [] }
      record(last.isCall ? .callEnded(outcome: "failed") : .activityEnded)
    }
  }
}

import AppModel
import AppRuntime
package import RunJournal

/// The open calls and activities of a test.
struct OpenSteps {
  /// A call or an activity.
  struct Step {
    let isCall: Bool
    let title: String
    /// The level of the steps around it.
    let outerLevel: Int
  }

  /// The open steps, the innermost last.
  private(set) var steps: [Step] = []
  /// How many levels the next step is below the innermost open one.
  var level = 0

  /// Opens a call or an activity.
  mutating func open(_ title: String, isCall: Bool) {
    steps.append(Step(isCall: isCall, title: title, outerLevel: level))
    level = 1
  }

  /// Closes the innermost call or activity.
  mutating func close() {
    if let last = steps.popLast() { level = last.outerLevel }
  }

  /// Forgets all open calls and activities.
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

  /// Adds a fact to the journal, and to the log if there is one.
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

  /// Records a step of the running call or activity, or of a step a number of levels below.
  package func step(_ title: @autoclosure () -> String, below: Int = 0) {
    guard device.isNarrating else { return }
    let step = JournalFact.step(level: openSteps.level + below, title: title())
    // A call records the line of the test; its steps do not.
    guard below == 0, openSteps.steps.last?.isCall != true else { return device.record(step) }
    device.recordAsked(step)
  }

  /// Records a retry of the running call; the steps of that attempt follow.
  func stepRetrying(attempt: Int) {
    openSteps.level = openSteps.steps.isEmpty ? 0 : 1
    step("Retrying `\(openSteps.steps.last?.title ?? "")` (attempt #\(attempt))")
    openSteps.level += 1
  }

  /// Records that information about a failure is gathered as in Xcode, which takes time.
  func stepTriage() {
    let isNew = timing.wording != .xcode12
    step("Collecting \(isNew ? "debug information" : "extra data") to assist test failure triage")
    let process = device.process?.identifier ?? 0
    step("Requesting snapshot of accessibility hierarchy for app with pid \(process)", below: 1)
    advance(by: timing.triage)
  }

  /// Begins a part of the test, such as its set-up, and closes what was left open.
  package func beginPhase(_ title: String) {
    closeSteps()
    record(.activityBegan(title: title))
  }

  /// Closes everything that is open, because the code that would have closed it was left.
  package func closeSteps() {
    while let last = openSteps.steps.last {
      // The recording of a run may have stopped before the end of the run.
      guard device.isRecording else { return openSteps.clear() }
      record(last.isCall ? .callEnded(outcome: "failed") : .activityEnded)
    }
  }
}

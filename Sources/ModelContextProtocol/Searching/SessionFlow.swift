import EventOrders
import SimulatedApp
import TestWriting
import Trials

/// The steps of a session as a test that searches run again and again.
struct SessionFlow: RepeatableTest {
  let name: String
  let app: CompiledApp
  let steps: [TestStep]
  let faults: FaultPlan
  /// Whether loaders that fail by chance succeed unless a step asks for a failure.
  let decidesLoaders: Bool
  let progress: CallProgress?
  let timing = AutomationTiming.xcode26

  /// The file that failures name; a line is the number of a step.
  static let file = "flow"

  func run(_ request: RunRequest) -> Trial {
    var usual = SessionConfiguration(seed: request.seed, timing: timing)
    usual.faults = faults
    let session = AppSession(app: app, configuration: request.applied(to: usual))
    defer { FinishedSession.release(session) }
    let step = CurrentStep()
    session.device.locator = { CallSite(file: Self.file, line: step.number) }
    request.begin(session)
    session.record(.testStarted(name: name))
    if decidesLoaders { session.device.force(nil, toFail: false) }
    play(in: session, step)
    session.record(.testFinished)
    let trial = Trial(
      seed: request.seed, failures: session.failures, duration: session.now - .start,
      context: session.failures.isEmpty ? nil : session.replayContext)
    request.end(session)
    progress?.didRun()
    return trial
  }

  private func play(in session: AppSession, _ current: CurrentStep) {
    for (number, step) in zip(1..., steps) {
      current.number = number
      do throws(TestStep.Failure) {
        try step.run(on: session)
      } catch {
        let explanation = error.cause.map(session.explanation) ?? session.assertionLines.joined()
        return session.note(
          TestFailure(
            message: error.description + explanation, file: Self.file, line: number,
            reason: error.cause?.reason(.acting(step.swift.joined(separator: " ")))))
      }
    }
  }

  /// The number of the step that runs.
  private final class CurrentStep {
    var number = 1
  }
}

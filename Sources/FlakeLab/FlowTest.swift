package import EventOrders
package import SimulatedApp
import TestHost
package import Trials
package import VirtualTime

/// A flow on an app, in the form that searches run.
package struct FlowTest: RepeatableTest {
  let runner: TrialRunner
  let flow: Flow
  /// Whether the file at a path belongs to the test; a run needs this to report a step's line.
  ///
  /// Files outside this package's `Sources` always belong to it.
  package var isOfTest: @Sendable (String) -> Bool = { _ in false }

  /// Combines a flow with an app.
  package init(_ flow: Flow, app: AppDefinition, timing: AutomationTiming = .xcode26) {
    self.init(flow, runner: TrialRunner(app: CompiledApp(app), timing: timing))
  }

  init(_ flow: Flow, runner: TrialRunner) {
    self.flow = flow
    self.runner = runner
  }

  package var name: String { flow.name }

  package var timing: AutomationTiming { runner.timing }

  package func run(_ request: RunRequest) -> Trial {
    let usual = runner.configuration(of: flow, seed: request.seed)
    let session = AppSession(app: runner.app, configuration: request.applied(to: usual))
    session.device.locator = { CallSite.current(where: isOfTest) }
    request.begin(session)
    runner.play(flow, in: session)
    let trial = runner.trial(of: session, seed: request.seed)
    request.end(session)
    FinishedSession.release(session)
    return trial
  }
}

extension OrderSearch {
  /// Prepares the search for a flow on an app.
  package init(
    app: AppDefinition, flow: Flow, seed: Seed = 1, timing: AutomationTiming = .xcode26
  ) {
    self.init(test: FlowTest(flow, app: app, timing: timing), seed: seed)
  }
}

package import SimulatedApp
package import VirtualTime

/// An app in use: a session and the steps so far.
///
/// Steps take no time unless the configuration says otherwise, so the user sees every state. The
/// same steps with the same seed give the same result, which is how `keep(first:)` goes back.
package final class LiveApp {
  /// One step, with the screen before and after it.
  struct Moment {
    var step: TestStep
    let before: ScreenSnapshot?
    var after: ScreenSnapshot?
    let screenBefore: String?
    var screenAfter: String?
    /// When it ended.
    var ended: VirtualInstant
    var failedLoaders: [String] = []
  }

  /// The app.
  package let app: CompiledApp
  /// The current session.
  package private(set) var session: AppSession
  private(set) var moments: [Moment] = []
  /// How its sessions run.
  package let configuration: SessionConfiguration
  private var failed: [String] = []

  /// The most steps that are kept.
  package static let stepLimit = 10_000

  /// Takes an app that is not launched yet.
  package convenience init(_ app: CompiledApp, seed: Seed = 1, device: DeviceProfile? = nil) {
    self.init(
      app, configuration: SessionConfiguration(seed: seed, device: device, timing: .zero))
  }

  /// Takes an app that is not launched yet, and how its session runs.
  package init(_ app: CompiledApp, configuration: SessionConfiguration) {
    self.app = app
    self.configuration = configuration
    session = AppSession(app: app, configuration: configuration)
    watch()
  }

  /// When each step ended, in order.
  package var instants: [VirtualInstant] { moments.map(\.ended) }

  /// The steps that were done.
  package var steps: [TestStep] { moments.map(\.step) }

  /// The seed of the session.
  package var seed: Seed { configuration.seed }

  /// Performs a step; a failing step changes nothing.
  package func perform(_ step: TestStep) throws(TestStep.Failure) {
    guard moments.count < Self.stepLimit else {
      throw TestStep.Failure(description: "there are \(Self.stepLimit) steps, which is the limit")
    }
    if moments.count >= Self.trialStart { try attempt(step) }
    do throws(TestStep.Failure) {
      try take(step)
    } catch {
      let failure = Self.explained(error, session)
      replay(steps)
      throw failure
    }
  }

  /// The number of steps from which a copy of the session tries each step first: repeating so many
  /// steps after a failure takes longer than a copy.
  static let trialStart = 50

  /// Tries a step without changing the session.
  private func attempt(_ step: TestStep) throws(TestStep.Failure) {
    let copy = AppSession(copying: session)
    do throws(TestStep.Failure) { try step.run(on: copy) } catch {
      throw Self.explained(error, copy)
    }
  }

  private static func explained(
    _ failure: TestStep.Failure, _ session: AppSession
  ) -> TestStep.Failure {
    var failure = failure
    failure.explanation = failure.cause.map(session.explanation) ?? ""
    return failure
  }

  /// Performs a pause as a part of the pause before it, if that was the last step.
  package func extendPause(by duration: VirtualDuration) throws(TestStep.Failure) {
    guard case .pause(let before)? = moments.last?.step else {
      return try perform(.pause(duration))
    }
    session.advance(by: duration)
    moments[moments.count - 1].step = .pause(before + duration)
    noteEnd()
  }

  /// Keeps only the first steps, by repeating them.
  package func keep(first count: Int) { replay(Array(steps.prefix(count))) }

  private func take(_ step: TestStep) throws(TestStep.Failure) {
    let (before, screen) = (session.device.snapshot, session.frontPlace?.screen)
    failed = []
    try step.run(on: session)
    // Events due at this instant belong to the step.
    session.advance(by: .zero)
    moments.append(
      Moment(
        step: step, before: before, after: nil, screenBefore: screen, ended: session.now))
    noteEnd()
  }

  private func noteEnd() {
    let last = moments.count - 1
    moments[last].after = session.device.snapshot
    moments[last].screenAfter = session.frontPlace?.screen
    moments[last].ended = session.now
    moments[last].failedLoaders += failed
    failed = []
  }

  private func replay(_ steps: [TestStep]) {
    session = AppSession(app: app, configuration: configuration)
    watch()
    moments = []
    for step in steps { try? take(step) }
  }

  private func watch() {
    session.device.log = { [unowned self] fact, _ in
      if case .loaded(_, let loader, isFailure: true, _) = fact { failed.append(loader) }
    }
  }
}

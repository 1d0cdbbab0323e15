package import SimulatedApp
package import VirtualTime

/// An app in use: a session and the steps so far.
///
/// Steps take no time, so the user sees every state. The same steps with the same seed give the
/// same result, which is how `undo()` works.
package final class LiveApp {
  /// One step, with the screen before and after it.
  struct Moment {
    var step: TestStep
    let before: ScreenSnapshot?
    var after: ScreenSnapshot?
    let screenBefore: String?
    var screenAfter: String?
    /// The loaders that failed in it.
    var failedLoaders: [String] = []
  }

  /// The app.
  package let app: CompiledApp
  /// The current session.
  package private(set) var session: AppSession
  private(set) var moments: [Moment] = []
  private let configuration: SessionConfiguration
  private var failed: [String] = []

  /// The most steps that are kept.
  package static let stepLimit = 10_000

  /// Takes an app that is not launched yet.
  package init(_ app: CompiledApp, seed: Seed = 1, device: DeviceProfile? = nil) {
    self.app = app
    configuration = SessionConfiguration(seed: seed, device: device, timing: .zero)
    session = AppSession(app: app, configuration: configuration)
    watch()
  }

  /// The same app from its start with another seed; the steps are repeated as far as possible.
  package func reseeded(_ seed: Seed) -> LiveApp {
    let other = LiveApp(app, seed: seed, device: configuration.device)
    for step in steps { guard (try? other.perform(step)) != nil else { break } }
    return other
  }

  /// The steps that were done.
  package var steps: [TestStep] { moments.map(\.step) }

  /// The seed of the session.
  package var seed: Seed { configuration.seed }

  /// Performs a step; a failing step changes nothing.
  package func perform(_ step: TestStep) throws(TestStep.Failure) {
    guard moments.count < Self.stepLimit else {
      throw TestStep.Failure(description: "there are \(Self.stepLimit) steps, which is the limit")
    }
    do throws(TestStep.Failure) {
      try take(step)
    } catch {
      replay(steps)
      throw error
    }
  }

  /// Undoes the last step by repeating all others; nil if there is none.
  @discardableResult
  package func undo() -> TestStep? {
    guard let last = moments.last?.step else { return nil }
    replay(Array(steps.dropLast()))
    return last
  }

  private func take(_ step: TestStep) throws(TestStep.Failure) {
    let (before, screen) = (session.device.snapshot, session.frontPlace?.screen)
    failed = []
    try step.run(on: session)
    // Events due at this instant belong to the step.
    session.advance(by: .zero)
    moments.append(
      Moment(
        step: step, before: before, after: session.device.snapshot, screenBefore: screen,
        screenAfter: session.frontPlace?.screen, failedLoaders: failed))
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

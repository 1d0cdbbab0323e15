import AccessibilityTree
package import AppCompiling
package import AppModel
import AppNetwork
package import AppRuntime
import RunJournal
package import TestFailures
package import VirtualTime

/// One run of a test: the device, the app on it, and what the test has done so far.
///
/// The parts that act for the test, such as `ElementFinder` and `Finger`, use the session; it
/// knows none of them. A session is used by one thread at a time, which is why the conformance to
/// `Sendable` is unchecked: it may be handed on, but not shared.
package final class AppSession: @unchecked Sendable {
  /// Whether the app runs.
  package enum RunState: Sendable {
    case notRunning, background, foreground
  }

  /// The app under test.
  package let app: CompiledApp
  /// How the session runs.
  package let configuration: SessionConfiguration
  /// The device.
  package let device: SimulatedDevice
  /// What was drawn before anything happened, if the run is steered.
  let surroundingAnswers: [DrawnAnswer]
  /// Whether a failure has ended a test that could not be left; later calls do nothing.
  package private(set) var isHalted = false
  /// The failures of the test so far.
  package private(set) var failures: [TestFailure] = []
  /// The name of the running test, for replays.
  package var testName = ""
  /// The interruption monitors of the test, and how they have dealt with alerts so far.
  var interruptions = InterruptionState()
  /// The last process whose unexpected end was reported to the test.
  var reportedEnd: Int32?
  /// Attachments that are recorded only if the test fails.
  var held: [Attachment] = []
  /// The calls and activities under way.
  var openSteps = OpenSteps()
  /// Seconds since 1970 at which the test's own clock starts; nil uses the app's.
  package var testClockStart: Double?
  /// Whether the log of the session is printed.
  package var isLogOnConsole = false
  /// What is made easier for the test; nil in a usual run.
  var easing: RunEasing?
  /// Who observes what the test does, in the order in which they are told.
  package internal(set) var observers: [any SessionObserver] = []
  /// What became of the last looks.
  var looks = LookResults()
  /// Called once, when the test is over and before its app ends.
  package var testWillEnd: ((AppSession) -> Void)?
  /// How many calls a halted test has made.
  private var callsAfterHalt = 0

  /// How many calls a halted test may make before it counts as endless.
  package static let haltedCallLimit = 1_000_000

  /// Starts a run on a fresh device; nothing is launched yet.
  package init(app: CompiledApp, configuration: SessionConfiguration) {
    self.app = app
    let choices = Self.choices(for: configuration)
    let plan = configuration.faults
    let steering = SurroundingsSteering(configuration, choices)
    let drawn =
      plan.isEmpty ? nil : DrawnSurroundings(plan, choices: choices, app: app.definition)
    surroundingAnswers = steering?.answers ?? []
    let configuration = drawn?.applied(to: configuration) ?? configuration
    self.configuration = configuration
    var profile =
      configuration.device ?? DeviceProfile.named(app.definition.device) ?? .standard
    if let system = configuration.system { profile = profile.running(system) }
    let journal =
      configuration.isJournaling
      ? Journal(
        app: app.definition, seed: choices.seed, device: profile.fullName,
        replay: configuration.replay, wallClockStart: configuration.wallClockStart, faults: plan)
      : nil
    device = SimulatedDevice(
      app: app, profile: profile, choices: choices, journal: journal,
      language: configuration.language.flatMap(SystemLanguage.init(named:)) ?? .english)
    if let drawn { Self.begin(plan, drawn, on: device) }
    device.wallClockStart = configuration.wallClockStart
    device.timing.screenChange = configuration.timing.screenChange
    device.timing.suspension = configuration.timing.suspension
    device.timing.keyboardChange = configuration.timing.keyboardChange
    if configuration.isKeyboardConnected { device.connectKeyboard(true) }
    if let belongings = configuration.belongings { device.belongings = belongings }
    if !configuration.easing.isEmpty { ease(configuration.easing) }
  }

  /// The present instant.
  package var now: VirtualInstant { device.now }

  /// What the steps cost.
  package var timing: AutomationTiming { timingForNow ?? configuration.timing }

  /// What the steps cost for now, for looks that take no time; nil for what the configuration says.
  package var timingForNow: AutomationTiming?

  /// Whether the app runs; a crashed one does not.
  package var runState: RunState {
    guard let process = device.process, process.crash == nil else { return .notRunning }
    return device.isInFront ? .foreground : .background
  }

  /// Whether another app than the one that calls are for is in front of it.
  package var isBehindAnother: Bool { device.front != nil && device.front !== device.process }

  /// Whether the app has been behind others for so long that it is suspended.
  package var isSuspended: Bool { device.process.map(device.isSuspended) ?? false }

  /// What the app said when it crashed, if it did.
  package var crash: String? { device.process?.crash }

  /// Lets time pass; with no time at all, what is due now happens.
  package func advance(by duration: VirtualDuration) {
    device.advance(to: device.now + duration)
  }

  /// Keeps a failure of the test, in the journal too.
  package func note(_ failure: TestFailure) {
    failures.append(failure)
    device.recordAsked(.failed(failure))
    releaseAttachments()
  }

  /// Makes every later call do nothing.
  package func halt() { isHalted = true }

  /// Lets calls act again, for the tear-down after a halt.
  package func resume() {
    isHalted = false
    // The failure may have left the test inside a monitor.
    interruptions.isAsking = false
  }

  /// Whether a call may act; none may after a halt.
  func goesOn() -> Bool { !isHalted }

  /// Counts a call after a halt; true when there were more than any test needs.
  package func countCallAfterHalt() -> Bool {
    callsAfterHalt += 1
    return callsAfterHalt > Self.haltedCallLimit
  }

  /// The instant of the next thing that will happen in the app.
  package var nextEvent: VirtualInstant? {
    guard let answer = device.outside?.nextDue else { return device.clock.nextDeadline }
    return device.clock.nextDeadline.map { min($0, answer) } ?? answer
  }

  /// The token that replays the run as it went so far.
  package var replayToken: String { device.choices.token.description }

  /// Makes things easier for the test.
  private func ease(_ plan: EasingPlan) {
    easing = RunEasing(plan)
    device.timing.isStill = plan.isStill
    for loader in plan.stubbedLoaders {
      device.outcomes.add(loader, isFailure: false, times: ForcedOutcomes.limit)
    }
  }

  /// Prepares the faults of a plan on the device.
  private static func begin(
    _ plan: FaultPlan, _ drawn: DrawnSurroundings, on device: SimulatedDevice
  ) {
    device.faults = RunFaults(plan: plan, slowness: drawn.slowness, isAnimated: drawn.isAnimated)
    guard drawn.hasLeftovers else { return }
    let app = device.apps.underTest.definition
    device.storedDefaults[app.bundleIdentifier] = DrawnSurroundings.leftovers(of: app)
  }

  private static func choices(for configuration: SessionConfiguration) -> ChoiceRecorder {
    let token = configuration.replay.flatMap { try? ReplayToken(parsing: $0) }
    let ties = configuration.faults[.tieOrder] == nil ? token?.ties : .shuffled
    return ChoiceRecorder(
      seed: token?.seed ?? configuration.seed, ties: ties ?? .bySequence,
      overrides: token?.overrides ?? [], isRecording: configuration.isJournaling,
      isSteered: configuration.isSteered)
  }
}

import AccessibilityTree
package import AppCompiling
package import AppModel
package import AppRuntime
import RunJournal
package import VirtualTime

/// One run: a device, the app on it, and the automation that drives them.
///
/// A session belongs to one thread at a time; many run side by side, each on its own. That rule is
/// what the unchecked conformance stands for: a session is handed on, never shared.
package final class AppSession: @unchecked Sendable {
  /// Whether the app runs.
  package enum RunState: Sendable {
    case notRunning, background, foreground
  }

  /// The app.
  package let app: CompiledApp
  /// How the session runs.
  package let configuration: SessionConfiguration
  /// The device.
  package let device: SimulatedDevice
  /// What was drawn before anything happened, where the run is to be steered.
  let surroundingAnswers: [DrawnAnswer]
  /// Set once a failure has ended a test that could not be left; later calls do nothing.
  package private(set) var isHalted = false
  /// The failures recorded in the run, first first.
  package private(set) var failures: [RecordedFailure] = []
  /// The name of the running test, for replays.
  package var testName = ""
  /// Asked about an alert or a banner that is in the way of an action; true when it has been dealt
  /// with.
  package var interruptionMonitor: ((InterruptingElement) -> Bool)?
  /// Whether a monitor is at work, whose own actions none is asked about.
  var isAskingMonitors = false
  /// The process of whose end a test has been told.
  var toldEnd: Int32?
  /// What stood still after a monitor had said that it has dealt with it.
  var stubborn: InterruptingElement?
  /// How often in a row that has been said of it.
  var claims = 0
  /// Attachments of which only a failure makes a part of the journal.
  var held: [Attachment] = []
  /// Calls and named steps that have not ended, the innermost last.
  var openSteps: [OpenStep] = []
  /// Seconds since 1970 at which the test's own clock starts, where it is not the app's.
  package var testClockStart: Double?
  /// How far below the innermost of them its steps stand.
  var stepLevel = 0
  /// Whether a log of the session is printed among what XCTest prints.
  package var isLogOnConsole = false
  /// Makes things easier for the test; nil in any usual run.
  var easing: RunEasing?
  /// Follows the run for a search of other orders; nil in any other run.
  package var tracer: RunTracer?
  /// Why a look had no answer, until it is reported.
  var unreported: AutomationFailure?
  /// What the last look asked for and did not find, and when.
  var vainLook: (query: Query, instant: VirtualInstant)?
  /// Called once, when the test is over and before its app is ended.
  package var testWillEnd: ((AppSession) -> Void)?
  /// Calls made after the halt, which has a limit of its own.
  var callsAfterHalt = 0

  /// Calls that a halted test may still make before it counts as endless.
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
    device.screenChange = configuration.timing.screenChange
    device.suspension = configuration.timing.suspension
    device.keyboardChange = configuration.timing.keyboardChange
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
  package func note(_ failure: RecordedFailure) {
    failures.append(failure)
    device.recordAsked(.failed(message: failure.message, file: failure.file, line: failure.line))
    releaseAttachments()
  }

  /// Makes every later call do nothing.
  package func halt() { isHalted = true }

  /// Lets calls act again, for the tear-down after a halt.
  package func resume() {
    isHalted = false
    // A failure may have left the test in the middle of a monitor.
    isAskingMonitors = false
  }

  /// The instant of the next thing that will happen in the app.
  package var nextEvent: VirtualInstant? {
    guard let answer = device.outside?.nextDue else { return device.clock.nextDeadline }
    return device.clock.nextDeadline.map { min($0, answer) } ?? answer
  }

  /// The token that replays the run as it went so far.
  package var replayToken: String { device.choices.token.description }

  /// Makes the device one on which things are easier for the test.
  private func ease(_ plan: EasingPlan) {
    easing = RunEasing(plan)
    device.isStill = plan.isStill
    for loader in plan.stubbedLoaders {
      device.outcomes.add(loader, isFailure: false, times: ForcedOutcomes.limit)
    }
  }

  /// Makes a device one on which a plan's faults happen.
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

/// A failure of a test, and where it was noticed.
package struct RecordedFailure: Sendable, Equatable {
  /// What went wrong.
  package let message: String
  /// The file's name, without its folders.
  package let file: String
  /// The line in it.
  package let line: Int

  /// Makes a failure.
  package init(message: String, file: String, line: Int) {
    self.message = message
    self.file = file
    self.line = line
  }
}

package import AppCompiling
package import AppModel
import AppNetwork
package import AppRuntime
import RunJournal
package import TestFailures
package import VirtualTime

/// A failure that has ended a test while its code still runs.
private struct Halt {
  var isOn = false
  /// How many calls the test has made since.
  var calls = 0
}

/// One run of a test: the device, the app on it, and what the test has done so far.
///
/// The parts that act for the test, such as `ElementFinder` and `Finger`, use the session; the
/// session knows none of them. One thread at a time uses a session. It may be passed on but not
/// shared, which is why the conformance to `Sendable` is unchecked.
package final class AppSession: @unchecked Sendable {
  /// Whether the app runs.
  package enum RunState: Sendable {
    case notRunning, background, foreground
  }

  /// The app under test.
  @exclusivity(unchecked) package internal(set) var app: CompiledApp
  /// How the session was set up.
  @exclusivity(unchecked) var setup: SessionSetup
  /// The device.
  @exclusivity(unchecked) package internal(set) var device: SimulatedDevice
  // Exclusivity is unchecked for what every call reads, as in the clock: no access runs other code.
  /// Whether a failure has ended the test while its code still runs.
  @exclusivity(unchecked) private var halting = Halt()
  /// The failures of the test so far.
  package internal(set) var failures: [TestFailure] = []
  /// The name of the running test, for replays.
  package var testName = ""
  /// The interruption monitors of the test, and how they have handled alerts so far.
  @exclusivity(unchecked) var interruptions = InterruptionState()
  /// The last process whose unexpected end was reported to the test.
  var reportedEnd: Int32?
  /// Attachments that are recorded only if the test fails.
  var held: [Attachment] = []
  /// The open calls and activities.
  var openSteps = OpenSteps()
  /// The start of the test's own clock in seconds since 1970; nil uses the app's clock.
  package var testClockStart: Double?
  /// Whether the log of the session is printed.
  package var isLogOnConsole = false
  /// What is made easier for the test; nil in a usual run.
  @exclusivity(unchecked) var easing: RunEasing?
  /// The observers of what the test does, in the order in which they are called.
  @exclusivity(unchecked) package internal(set) var observers: [any SessionObserver] = []
  /// The results of the last looks.
  @exclusivity(unchecked) var looks = LookResults()
  /// Called once, when the test is over and before its app ends.
  package var testWillEnd: ((AppSession) -> Void)?
  /// Which tests share the device.
  package var use = DeviceUse()

  /// Called with every session that is made, for code that makes many of them one after the other.
  @TaskLocal package static var onMake: (@Sendable (AppSession) -> Void)?

  /// The most calls that a halted test may make before it counts as endless.
  package static let haltedCallLimit = 1_000_000

  /// Starts a run on a fresh device; nothing is launched yet.
  package init(app: CompiledApp, configuration: SessionConfiguration) {
    self.app = app
    let asked = configuration
    let choices = ChoiceRecorder(for: configuration)
    let plan = configuration.faults
    let steering = SurroundingsSteering(configuration, choices)
    let drawn =
      plan.isEmpty ? nil : DrawnSurroundings(plan, choices: choices, app: app.definition)
    let configuration = drawn?.applied(to: configuration) ?? configuration
    setup = SessionSetup(
      configuration: configuration, asked: asked, answers: steering?.answers ?? [])
    var profile = configuration.device ?? app.device
    if let system = configuration.system { profile = profile.running(system) }
    var journal: Journal?
    if configuration.isJournaling {
      var header = JournalHeader(of: app, asked, seed: choices.seed, device: profile)
      header.wallClockStart = configuration.wallClockStart
      journal = Journal(header)
    }
    device = SimulatedDevice(
      app: app, profile: profile, choices: choices, journal: journal,
      language: configuration.language.flatMap(SystemLanguage.init(named:)) ?? .english)
    drawn?.begin(plan, on: device)
    device.wallClockStart = configuration.wallClockStart
    device.timing.screenChange = configuration.timing.screenChange
    device.timing.suspension = configuration.timing.suspension
    device.timing.keyboardChange = configuration.timing.keyboardChange
    if configuration.isKeyboardConnected { device.connectKeyboard(true) }
    if let belongings = configuration.belongings { device.belongings = belongings }
    if !configuration.easing.isEmpty { ease(configuration.easing) }
    Self.onMake?(self)
  }

  /// Starts a run on a copy of another run's device, as that is now; no test has used it yet.
  package init(copying other: AppSession) {
    app = other.app
    setup = other.setup
    device = other.device.copy()
    Self.onMake?(self)
  }

  /// How the session runs.
  package var configuration: SessionConfiguration { setup.configuration }

  /// The present instant.
  package var now: VirtualInstant { device.now }

  /// How long the steps of the test take.
  package var timing: AutomationTiming { timingForNow ?? configuration.timing }

  /// The timing for looks that take no time; nil uses the timing of the configuration.
  @exclusivity(unchecked) package var timingForNow: AutomationTiming?

  /// Whether the app runs; a crashed app does not.
  package var runState: RunState {
    guard let process = device.process, process.crash == nil else { return .notRunning }
    return device.isInFront ? .foreground : .background
  }

  /// Whether another app is in front of the target app.
  package var isBehindAnother: Bool { device.front != nil && device.front !== device.process }

  /// Whether the app has been in the background for so long that it is suspended.
  package var isSuspended: Bool { device.process.map(device.isSuspended) ?? false }

  /// The message of the app's crash, if it crashed.
  package var crash: String? { device.process?.crash }

  /// Advances time; with a duration of zero, what is due now happens.
  package func advance(by duration: VirtualDuration) {
    device.advance(to: device.now + duration)
  }

  /// Notes a failure of the test, also in the journal.
  package func note(_ failure: TestFailure) {
    failures.append(failure)
    device.recordAsked(.failed(failure))
    releaseAttachments()
  }

  /// Whether a failure has ended the test while its code still runs; later calls do nothing.
  package var isHalted: Bool { halting.isOn }

  /// Makes every later call do nothing.
  package func halt() { halting.isOn = true }

  /// Begins a test in the session; what the previous test left on the device stays.
  package func begin(_ test: String) {
    if !testName.isEmpty {
      use.note(testName)
      failures = []
      halting = Halt()
      interruptions = InterruptionState()
      held = []
      looks = looks.emptied
    }
    testName = test
  }

  /// Lets calls act again after a halt, for the tear-down.
  package func resume() {
    halting.isOn = false
    // The failure may have left the test inside a monitor.
    interruptions.isAsking = false
  }

  /// Whether a call may act; after a halt none may.
  func goesOn() -> Bool { !isHalted }

  /// Counts a call after a halt; returns true when there are more than any test needs.
  package func countCallAfterHalt() -> Bool {
    halting.calls += 1
    return halting.calls > Self.haltedCallLimit
  }

  /// When the next event in the app is due.
  package var nextEvent: VirtualInstant? {
    guard let answer = device.outside?.nextDue else { return device.clock.nextDeadline }
    return device.clock.nextDeadline.map { min($0, answer) } ?? answer
  }

  /// Applies an easing plan to the run.
  private func ease(_ plan: EasingPlan) {
    easing = RunEasing(plan)
    device.timing.isStill = plan.isStill
    for loader in plan.stubbedLoaders {
      device.outcomes.add(loader, isFailure: false, times: ForcedOutcomes.limit)
    }
  }
}

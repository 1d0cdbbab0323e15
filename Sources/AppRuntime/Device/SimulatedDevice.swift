package import AccessibilityTree
package import AppCompiling
package import AppModel
package import PredicateFormat
package import RunJournal
package import VirtualTime

/// The simulated device: its clock, its chance, what apps have stored, and the running apps.
///
/// Several apps run on it side by side. One is in front, or none where the home screen is; one is
/// aimed at, which is the app that queries and actions are for.
package final class SimulatedDevice {
  /// The measures of the device as it is held.
  package internal(set) var profile: DeviceProfile
  /// The measures of the device held upright.
  package let uprightProfile: DeviceProfile
  /// How the device is held.
  package internal(set) var orientation = DeviceOrientation.portrait
  /// How what it shows is turned, which does not follow every turn.
  package internal(set) var shownOrientation = DeviceOrientation.portrait
  /// The colours that the device asks apps for.
  package internal(set) var appearance = DeviceAppearance.light
  /// Where the device is said to be; nil for nowhere in particular.
  package internal(set) var location: DeviceLocation?
  /// How loud the device is.
  package internal(set) var volume = DeviceVolume()
  /// What the screen reader is at; nil while it is off.
  package var voiceOver: VoiceOverState?
  /// The apps that can be started.
  package let apps: InstalledApps
  /// The bundle identifier of the app that queries and actions are for.
  package internal(set) var aim: String
  /// The running apps in the order of their starts, SpringBoard among them once it was needed.
  package var processes: [AppProcess] = []
  /// The process of the app that is aimed at; nil while it does not run.
  package var process: AppProcess?
  /// The processes that the system has ended, by bundle identifier, and why; none of an app that
  /// has been started since.
  package var killed: [String: (process: Int32, reason: String)] = [:]
  /// The process in front; nil while the home screen is.
  package var front: AppProcess?
  /// What has been copied.
  package internal(set) var pasteboard = Pasteboard()
  /// Whether a keyboard of keys is connected, so that none is shown on the screen.
  package internal(set) var isKeyboardConnected = false
  /// The keys that are held on it.
  package internal(set) var heldModifiers: Set<ModifierKey> = []
  /// What has been recorded; nil while nothing is to be.
  package let journal: Journal?
  /// Where draws come from, and what they were.
  package let choices: ChoiceRecorder
  package let clock: VirtualClock<DueEvent>
  /// What apps have stored, by bundle identifier.
  package var storedDefaults: [String: [String: FormatValue]] = [:]
  /// What apps keep beside that, by bundle identifier.
  package var kept: [String: KeptState] = [:]
  /// What apps may use of the device, by bundle identifier; see ``authorization(of:for:)``.
  var authorizations: [String: [ProtectedResource: AuthorizationStatus]] = [:]
  /// The language of the device itself: of its prompts, not of the apps.
  package let language: SystemLanguage
  /// What apps may use until they are started again.
  var onceAllowed: [String: Set<ProtectedResource>] = [:]
  /// The content of the pasteboard that a process was allowed to read, by process.
  var pasteGrants: [Int32: Int] = [:]
  /// The banner at the top edge.
  package var banner: SystemBanner?
  /// How many banners there have been, which numbers them.
  var bannerCount = 0
  /// The page of the home screen that is shown, from 0.
  var homePage = 0
  /// The number of the first process.
  package static let firstProcess: Int32 = 4_001
  package var nextProcess = SimulatedDevice.firstProcess
  /// How long an app runs on behind others before it is suspended.
  package var suspension: VirtualDuration = AutomationTiming.xcode26.suspension
  /// What the apps have had to do so far.
  package var workload = Workload()
  /// How long a screen takes to slide in or out.
  package var screenChange: VirtualDuration = .zero
  /// How long the keyboard takes to slide in or out.
  package var keyboardChange: VirtualDuration = .zero
  /// Told of every fact, recorded or not, for a log that is printed while the test runs.
  package var log: ((JournalFact, VirtualInstant) -> Void)?
  /// Told of every fact, recorded or not, so that exploration can follow a run.
  package var watch: ((JournalFact) -> Void)?
  /// Told of what an app's model comes to, so that its coverage can be counted.
  package var onStep: ((AppProcess, ScreenInstance?, ModelStep) -> Void)?
  /// Seconds since 1970 of the calendar instant at which the run starts.
  package var wallClockStart = WallClockText.usualStart
  /// The network, once something has asked for it.
  package private(set) var networkInUse: DeviceNetwork?
  /// Requests of real code in the process of the test, once it makes any.
  package var outside: (any OutsideRequests)?
  /// Follows the run for a search of other orders; nil in any other run.
  package var follower: (any RunFollower)?
  /// Tells the line of the test that makes the present call; nil where nobody can.
  package var locator: (() -> CallSite?)?
  /// Tells the lines of the test that lead to the present call, innermost first, for the journal;
  /// nil where that is to hold none.
  package var callers: (() -> [CallSite])?
  /// Whether nothing moves on the screen, as a change to the test that is tried.
  package var isStill = false
  /// What is to go wrong; nil in a run without a fault plan.
  package var faults: RunFaults?
  /// How loaders end where it is not left to chance.
  package var outcomes = ForcedOutcomes()
  /// Why the clock refused to go on, if it did.
  package private(set) var stall: String?

  /// Makes a device on which an app is installed, with those that it names and the system's.
  package init(
    app: CompiledApp, profile: DeviceProfile, choices: ChoiceRecorder, journal: Journal?,
    language: SystemLanguage = .english
  ) {
    apps = InstalledApps(underTest: app)
    aim = app.definition.bundleIdentifier
    self.language = language
    self.profile = profile
    uprightProfile = profile
    self.choices = choices
    self.journal = journal
    clock = VirtualClock(recorder: choices)
    holdInitialPasteboard()
  }

  /// The present instant.
  package var now: VirtualInstant { clock.now }

  /// The present instant of the calendar, in seconds since 1970.
  var calendarNow: Double { wallClockStart + clock.now.sinceStart.inSeconds }

  /// The network, made when it is first needed.
  package var network: DeviceNetwork {
    if let networkInUse { return networkInUse }
    let made = DeviceNetwork(of: self)
    networkInUse = made
    return made
  }

  /// Adds a fact to the journal, if there is one.
  package func record(_ fact: @autoclosure () -> JournalFact) {
    guard isRecording else { return }
    let fact = fact()
    journal?.append(fact, at: clock.now)
    tell(fact)
  }

  /// Adds a fact that a line of the test has brought about.
  package func recordAsked(_ fact: JournalFact) {
    guard isRecording else { return }
    journal?.append(fact, at: clock.now, by: callers?() ?? [])
    tell(fact)
  }

  private func tell(_ fact: JournalFact) {
    watch?(fact)
    follower?.note(fact)
    log?(fact, clock.now)
  }

  /// Whether anybody wants facts.
  package var isRecording: Bool { journal != nil || watch != nil || log != nil || follower != nil }

  /// Whether anybody wants the steps of calls.
  package var isNarrating: Bool { journal != nil || log != nil }

  /// Whether anybody wants what only replays and explorations read.
  package var isTracing: Bool { journal != nil || watch != nil }

  /// Lets time pass, and everything due in it happen in order.
  package func advance(to instant: VirtualInstant) {
    guard let outside else { return run(to: instant) }
    advance(to: instant, with: outside)
  }

  /// Lets the app's own time pass.
  package func run(to instant: VirtualInstant) {
    do {
      try clock.run(until: instant) { due, _ in fire(due) }
    } catch {
      stall = "\(error)"
      for process in processes { process.fail("\(error)") }
    }
  }

  /// Puts an event of a process on the clock, or of the device itself; where there is no room left
  /// the app counts as stuck.
  func schedule(
    _ event: AppEvent, for process: AppProcess? = nil, after delay: VirtualDuration
  ) -> EventHandle? {
    let ticket = follower?.willSchedule() ?? 0
    do {
      let handle = try clock.schedule(
        DueEvent(process: process?.identifier ?? 0, ticket: ticket, event: event), after: delay)
      follower?.scheduled(ticket, event, of: process, handle: handle, after: delay)
      return handle
    } catch {
      (process ?? self.process)?.fail("\(error)")
      return nil
    }
  }

  /// Takes an event off the clock.
  func cancel(_ handle: EventHandle) {
    if clock.cancel(handle) { follower?.cancelled(handle) }
  }

  /// A duration drawn from a law, from the stream of a named source.
  func sample(_ law: LatencyDistribution, source name: String) -> VirtualDuration {
    let source = choices.source(named: name)
    let latency = drawn(name) { choices.drawLatency(law, from: source) }
    follower?.drew(latency)
    return latency
  }

  /// Whether something of a probability happens, from the stream of a named source.
  func chance(_ probability: Double, source name: String) -> Bool {
    guard probability > 0 else { return false }
    let source = choices.source(named: name)
    return drawn(name) { choices.drawOutcome(probability: probability, from: source) }
  }

  /// A whole number below a bound, from the stream of a named source.
  func whole(below bound: Int, source name: String) -> Int {
    guard bound > 1 else { return 0 }
    let source = choices.source(named: name)
    return Int(drawn(name) { choices.drawInteger(below: UInt64(bound), from: source) })
  }

  /// The same as a value of the app.
  func wholeNumber(below bound: Int, source: String) -> FormatValue {
    .integer(Int64(whole(below: bound, source: source)))
  }

  /// Keeps a stored default, which outlives the process.
  func store(_ key: String, _ value: FormatValue, in process: AppProcess) {
    storedDefaults[process.bundle, default: [:]][key] = value
    workload.writes += 1
    process.facts.defaults[key] = value
    record(.stored(key: key, value: value))
  }

  /// The tree of the app that is aimed at, built anew only when the app has changed; nil while it
  /// is not in front.
  ///
  /// SpringBoard is always there.
  package var snapshot: ScreenSnapshot? {
    guard let process, process.crash == nil, isInFront else { return nil }
    return snapshot(of: process)
  }

  /// Whether the app that is aimed at can be seen, if it runs.
  package var isInFront: Bool { process === front || aim == SystemApp.springBoard.bundleIdentifier }

  package func snapshot(of process: AppProcess) -> ScreenSnapshot {
    if let shown = process.shown, shown.revision == process.revision,
      shown.isStill || shown.instant == now
    {
      return shown
    }
    if faults != nil, process.shown?.revision != process.revision {
      process.shownBefore = process.shown
    }
    let wasPaused = follower?.isPaused ?? false
    follower?.isPaused = true
    var maker = TreeMaker(process: process, profile: profile)
    let made = maker.make()
    follower?.isPaused = wasPaused
    process.shown = made
    if let fault = made.tree.fault { process.fail(fault.text) }
    return made
  }

  /// Hands the app that is aimed at a link; false when it answers to none such.
  package func open(_ link: String) -> Bool {
    guard let process, process.crash == nil else { return false }
    record(.opened(link: link))
    guard process.system != .safari else {
      showPage(link)
      return true
    }
    return process.follow(link: link)
  }

  /// Lets whatever is at a point of the screen answer a gesture, which may carry measures.
  package func touch(
    _ gesture: ElementGesture, at point: ElementPoint, measures: [String: FormatValue] = [:]
  ) {
    touch(gesture, at: point, scrolling: ScrollOffset(gesture), measures: measures)
  }

  /// The same, scrolling by a way where nothing else answers; nil when how far is told apart.
  package func touch(
    _ gesture: ElementGesture, at point: ElementPoint, scrolling way: ScrollOffset?,
    measures: [String: FormatValue] = [:]
  ) {
    guard let process = receiver(of: point), process.crash == nil else { return }
    workload.events += 1
    if loses(gesture, on: process) { return }
    let touch = Touch(
      gesture: gesture, point: point, way: way,
      measures: measures.merging(heldMeasures) { own, _ in own })
    process.touch(touch, in: snapshot(of: process))
  }

  /// Gives the slider or the picker wheel at a point a value.
  package func adjust(to value: FormatValue, at point: ElementPoint) {
    guard let process, let snapshot else { return }
    process.adjust(to: value, at: point, in: snapshot)
  }

  private func fire(_ due: DueEvent) {
    if case .call(let work) = due.event {
      record(.fired(due.event.words))
      return work()
    }
    guard let process = running(due.process) else { return }
    if !due.event.isOfSystem {
      if isSuspended(process) { return process.held.append(due.event) }
      guard process.mainThreadFree <= now else { return postpone(due.event, of: process) }
    }
    workload.events += 1
    record(.fired(due.event.words))
    if faults?.plan[.staleSnapshot] != nil { _ = snapshot(of: process) }
    guard let follower else { return process.handle(due.event) }
    follower.fire(due, of: process) { process.handle(due.event) }
  }

  /// Whatever the app is to do waits until it can; with a main thread that hangs, for ever.
  private func postpone(_ event: AppEvent, of process: AppProcess) {
    guard process.mainThreadFree < .distantFuture else { return }
    _ = schedule(event, for: process, after: process.mainThreadFree - now)
  }

  private func drawn<Value>(_ source: String, _ draw: () -> Value) -> Value {
    let before = choices.choices.count
    let value = draw()
    guard journal != nil, choices.choices.count > before, let last = choices.choices.last else {
      return value
    }
    record(
      .drew(source: source, kind: last.kind.description, value: last.value, bound: last.bound))
    return value
  }
}

import AccessibilityTree
import PredicateFormat
package import VirtualTime

/// The simulated device: its clock, its chance, what apps have stored, and the running app.
package final class SimulatedDevice {
  /// The measures of the device as it is held.
  package internal(set) var profile: DeviceProfile
  /// The measures of the device held upright.
  let uprightProfile: DeviceProfile
  /// How the device is held.
  package internal(set) var orientation = DeviceOrientation.portrait
  /// The colours that the device asks apps for.
  package internal(set) var appearance = DeviceAppearance.light
  /// Whether the running app, if there is one, is in front of the home screen.
  var isInFront = true
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
  let clock: VirtualClock<AppEvent>
  var storedDefaults: [String: FormatValue] = [:]
  private(set) var process: AppProcess?
  private var nextProcess: Int32 = 4_001
  private var shown: ScreenSnapshot?
  /// How long a screen takes to slide in or out.
  var screenChange: VirtualDuration = .zero
  /// How long the keyboard takes to slide in or out.
  var keyboardChange: VirtualDuration = .zero
  /// Told of every fact, recorded or not, for a log that is printed while the test runs.
  package var log: ((JournalFact, VirtualInstant) -> Void)?
  /// Told of every fact, recorded or not, so that exploration can follow a run.
  var watch: ((JournalFact) -> Void)?
  /// How loaders end while exploration tries both ways; nil leaves it to chance.
  var forcedFailure: Bool?
  /// Why the clock refused to go on, if it did.
  package private(set) var stall: String?

  package init(profile: DeviceProfile, choices: ChoiceRecorder, journal: Journal?) {
    self.profile = profile
    uprightProfile = profile
    self.choices = choices
    self.journal = journal
    clock = VirtualClock(recorder: choices)
  }

  /// The present instant.
  package var now: VirtualInstant { clock.now }

  /// Adds a fact to the journal, if there is one.
  func record(_ fact: @autoclosure () -> JournalFact) {
    guard isRecording else { return }
    let fact = fact()
    journal?.append(fact, at: clock.now)
    watch?(fact)
    log?(fact, clock.now)
  }

  /// Whether anybody wants facts.
  var isRecording: Bool { journal != nil || watch != nil || log != nil }

  /// Whether anybody wants the steps of calls.
  package var isNarrating: Bool { journal != nil || log != nil }

  /// Whether anybody wants what only replays and explorations read.
  var isTracing: Bool { journal != nil || watch != nil }

  /// Lets time pass, and everything due in it happen in order.
  package func advance(to instant: VirtualInstant) {
    do {
      try clock.run(until: instant) { event, _ in fire(event) }
    } catch {
      stall = "\(error)"
      process?.fail("\(error)")
    }
  }

  /// Puts an event on the clock; where there is no room left the app counts as stuck.
  func schedule(_ event: AppEvent, after delay: VirtualDuration) -> EventHandle? {
    do {
      return try clock.schedule(event, after: delay)
    } catch {
      process?.fail("\(error)")
      return nil
    }
  }

  /// Takes an event off the clock.
  func cancel(_ handle: EventHandle) { clock.cancel(handle) }

  /// A duration drawn from a law, from the stream of a named source.
  func sample(_ law: LatencyDistribution, source name: String) -> VirtualDuration {
    let source = choices.source(named: name)
    return drawn(name) { choices.drawLatency(law, from: source) }
  }

  /// Whether something of a probability happens, from the stream of a named source.
  func chance(_ probability: Double, source name: String) -> Bool {
    if let forcedFailure { return forcedFailure }
    guard probability > 0 else { return false }
    let source = choices.source(named: name)
    return drawn(name) { choices.drawOutcome(probability: probability, from: source) }
  }

  /// Keeps a stored default, which outlives the process.
  func store(_ key: String, _ value: FormatValue, in process: AppProcess) {
    storedDefaults[key] = value
    process.facts.defaults[key] = value
    record(.stored(key: key, value: value))
  }

  /// The tree of the running app, built anew only when the app has changed; nil while it is not in
  /// front.
  package var snapshot: ScreenSnapshot? {
    guard let process, process.crash == nil, isInFront else { return nil }
    return snapshot(of: process)
  }

  func snapshot(of process: AppProcess) -> ScreenSnapshot {
    if let shown, shown.revision == process.revision, shown.isStill || shown.instant == now {
      return shown
    }
    var maker = TreeMaker(process: process, profile: profile)
    let made = maker.make()
    shown = made
    if let fault = made.tree.fault { process.fail(fault.text) }
    return made
  }

  /// Starts the app: a new process, the coordinator that the arguments name, the first screens.
  func start(_ app: CompiledApp, arguments: LaunchArguments, environment: [String: String]) {
    let definition = app.definition
    let process = AppProcess(
      app: app, identifier: nextProcess, device: self,
      facts: facts(for: definition, arguments: arguments, environment: environment),
      language: arguments.language(known: definition.strings, own: definition.language)
        ?? definition.language)
    nextProcess += 1
    process.isAnimated = AppProcess.isAnimated(
      definition, arguments: arguments, environment: environment)
    self.process = process
    shown = nil
    isInFront = true
    record(
      .launched(
        bundle: definition.bundleIdentifier, process: Int(process.identifier),
        arguments: arguments.all, environment: environment))
    process.start(
      coordinator: arguments.values[definition.coordinatorArgument]
        ?? definition.defaultCoordinator)
  }

  /// Ends the running app.
  func stop() {
    guard let process else { return }
    process.cancelEverything()
    record(.terminated(process: Int(process.identifier)))
    self.process = nil
    shown = nil
  }

  /// Hands the running app a link; false when it answers to none such.
  func open(_ link: String) -> Bool {
    guard let process, process.crash == nil else { return false }
    record(.opened(link: link))
    return process.follow(link: link)
  }

  /// Lets the running app answer a gesture at a point, which may carry measures of its own.
  func touch(
    _ gesture: ElementGesture, at point: ElementPoint, measures: [String: FormatValue] = [:]
  ) {
    touch(gesture, at: point, scrolling: ScrollOffset(gesture), measures: measures)
  }

  /// Lets the running app answer a gesture at a point, which scrolls by a way where nothing else
  /// answers to it; nil when how far is told apart.
  func touch(
    _ gesture: ElementGesture, at point: ElementPoint, scrolling way: ScrollOffset?,
    measures: [String: FormatValue] = [:]
  ) {
    guard let process, let snapshot else { return }
    let touch = Touch(
      gesture: gesture, point: point, way: way,
      measures: measures.merging(heldMeasures) { own, _ in own })
    process.touch(touch, in: snapshot)
  }

  /// Gives the slider or the picker wheel at a point a value.
  func adjust(to value: FormatValue, at point: ElementPoint) {
    guard let process, let snapshot else { return }
    process.adjust(to: value, at: point, in: snapshot)
  }

  private func fire(_ event: AppEvent) {
    if let process, process.mainThreadFree > now, event.needsMainThread {
      // Whatever the app is to do waits until it can; with a main thread that hangs, for ever.
      if process.mainThreadFree < .distantFuture {
        _ = schedule(event, after: process.mainThreadFree - now)
      }
      return
    }
    record(.fired(event.words))
    if case .call(let work) = event { return work() }
    process?.handle(event)
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

  private func facts(
    for app: AppDefinition, arguments: LaunchArguments, environment: [String: String]
  ) -> DeviceFacts {
    var defaults = app.defaults
    defaults.merge(storedDefaults) { _, stored in stored }
    defaults.merge(arguments.typed) { _, given in given }
    return DeviceFacts(
      name: profile.name, defaults: defaults,
      environment: environment.mapValues { .string($0) },
      arguments: arguments.all.map { .string($0) }, appearance: appearance)
  }
}

import AccessibilityTree
package import AppCompiling
package import AppModel
package import AppNetwork
import PromptWords
package import RunJournal
package import VirtualTime

/// The simulated device: its clock, its random draws, its storage, and the running apps.
///
/// Several apps run side by side. Either one of them or the home screen is in front. One is the
/// target app, which receives queries and actions.
package final class SimulatedDevice: ProcessHost, NetworkHost {
  /// The apps that can be launched.
  package let apps: InstalledApps
  let recorder: RunRecorder
  package let chance: DeviceChance
  // Exclusivity is unchecked for what every step reads, as in the clock: no access runs other code.
  @exclusivity(unchecked) var surroundings: Surroundings
  @exclusivity(unchecked) var running: RunningApps
  var storage = DeviceStorage()
  var authorizations = Authorizations()
  @exclusivity(unchecked) var homeScreen = HomeScreen()
  /// The content of the pasteboard.
  package internal(set) var pasteboard = Pasteboard()
  /// The change count of the pasteboard that a process was allowed to read, by process number.
  var pasteGrants: [Int32: Int] = [:]
  /// How long the system's own steps take, such as animations.
  @exclusivity(unchecked) package var timing = DeviceTiming()
  /// The work that the apps have done so far.
  @exclusivity(unchecked) package var workload = Workload()
  /// Receives each step of an app's model, so that coverage can be counted.
  package var onStep: ((AppProcess, ScreenInstance?, ModelStep) -> Void)?
  /// The calendar time at which the run starts, in seconds since 1970.
  package var wallClockStart = WallClockText.usualStart
  /// The network, once something has used it.
  package internal(set) var networkInUse: DeviceNetwork?
  /// The requests of real code in the process of the test, once it makes any.
  @exclusivity(unchecked) package var outside: (any OutsideRequests)?
  /// The follower of a run that searches for other event orders; nil in any other run.
  package var follower: (any RunFollower)? { didSet { recorder.follower = follower } }
  /// The error that stopped the clock, if any.
  package private(set) var stall: String?

  /// Makes a device with an app under test, the apps that it names, and the system's apps.
  package init(
    app: CompiledApp, profile: DeviceProfile, choices: ChoiceRecorder, journal: Journal?,
    language: SystemLanguage = .english
  ) {
    apps = InstalledApps(underTest: app)
    recorder = RunRecorder(journal: journal, clock: VirtualClock(recorder: choices))
    chance = DeviceChance(choices: choices, recorder: recorder)
    surroundings = Surroundings(profile: profile, language: language)
    running = RunningApps(aim: app.definition.bundleIdentifier)
    storageKeeper.holdInitialPasteboard()
  }

  /// A copy of the device as it is now; later changes of one do not affect the other.
  ///
  /// The copy continues with the same random numbers. It has no journal and no followers. Work of
  /// the code that drives the device, and requests of real code, stay with the original.
  package func copy() -> SimulatedDevice { SimulatedDevice(copying: self) }

  private init(copying other: SimulatedDevice) {
    apps = other.apps
    let choices = other.choices.copy()
    recorder = RunRecorder(journal: nil, clock: other.clock.copy(recorder: choices))
    chance = other.chance.copy(choices: choices, recorder: recorder)
    surroundings = other.surroundings
    running = RunningApps(aim: other.aim)
    storage = other.storage
    authorizations = other.authorizations
    homeScreen = other.homeScreen
    pasteboard = other.pasteboard
    pasteGrants = other.pasteGrants
    timing = other.timing
    workload = other.workload
    wallClockStart = other.wallClockStart
    stall = other.stall
    networkInUse = other.networkInUse?.copy(on: self)
    running = other.running.copy { $0.copy(on: self) }
  }

  /// The network, made when it is first needed.
  package var network: DeviceNetwork {
    if let networkInUse { return networkInUse }
    let made = DeviceNetwork(of: apps.underTest, on: self)
    networkInUse = made
    return made
  }

  // MARK: - Time

  /// Advances time to an instant; everything due until then happens in order.
  package func advance(to instant: VirtualInstant) {
    guard let outside else { return run(to: instant) }
    advance(to: instant, with: outside)
  }

  /// Advances time without looking at requests of real code.
  package func run(to instant: VirtualInstant) {
    guard !clock.rests(until: instant) else { return }
    do {
      try clock.run(until: instant) { due, _ in fire(due) }
    } catch {
      stall = "\(error)"
      for process in processes { process.fail("\(error)") }
    }
  }

  /// Schedules an event of a process, or of the device if the process is nil; the app crashes when
  /// the clock has no room left.
  func schedule(
    _ event: AppEvent, for process: AppProcess?, after delay: VirtualDuration
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

  /// Cancels a scheduled event.
  package func cancel(_ handle: EventHandle) {
    if clock.cancel(handle) { follower?.cancelled(handle) }
  }

  private func fire(_ due: DueEvent) {
    if case .call(let work) = due.event {
      record(.fired(due.event.words))
      return work()
    }
    guard let process = running.process(numbered: due.process) else { return }
    if !due.event.isOfSystem {
      if isSuspended(process) { return process.steps.held.append(due.event) }
      guard process.mainThreadFree <= now else { return postpone(due.event, of: process) }
    }
    workload.events += 1
    record(.fired(due.event.words))
    if faults?.plan[.staleSnapshot] != nil { _ = snapshot(of: process) }
    guard let follower else { return process.handle(due.event) }
    follower.fire(due, of: process) { process.handle(due.event) }
  }

  /// Delays an event until the main thread is free; drops it if the main thread hangs forever.
  private func postpone(_ event: AppEvent, of process: AppProcess) {
    guard process.mainThreadFree < .distantFuture else { return }
    _ = schedule(event, for: process, after: process.mainThreadFree - now)
  }

  // MARK: - Trees

  /// The target app's tree, rebuilt only when it may have changed; nil while it is not in front.
  ///
  /// SpringBoard always has one.
  package var snapshot: ScreenSnapshot? {
    guard let process, process.crash == nil, isInFront else { return nil }
    return snapshot(of: process)
  }

  /// The tree of a process, rebuilt only when it may have changed.
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
    if let fault = maker.views.repeats.fault ?? made.tree.fault?.text { process.fail(fault) }
    return made
  }

  /// The tree that a query sees; with the fault of stale snapshots sometimes the previous one.
  package var lookedAt: ScreenSnapshot? {
    guard faults?.plan[.staleSnapshot] != nil else { return snapshot }
    let present = snapshot
    guard present != nil, let before = process?.shownBefore, before !== present,
      chance.strikes(.staleSnapshot)
    else { return present }
    return before
  }
}

import AccessibilityTree
package import AppCompiling
package import AppModel
package import AppNetwork
import PredicateFormat
package import RunJournal
package import VirtualTime

/// The simulated device: its clock, its chance, what apps keep on it, and the running apps.
///
/// Several apps run on it side by side. One is in front, or none where the home screen is; one is
/// aimed at, which is the app that queries and actions are for.
package final class SimulatedDevice: ProcessHost, NetworkHost {
  /// The apps that can be started.
  package let apps: InstalledApps
  let recorder: RunRecorder
  let chance: DeviceChance
  var surroundings: Surroundings
  var running: RunningApps
  var storage = DeviceStorage()
  var authorizations = Authorizations()
  var homeScreen = HomeScreen()
  /// What has been copied.
  package internal(set) var pasteboard = Pasteboard()
  /// The content of the pasteboard that a process was allowed to read, by process.
  var pasteGrants: [Int32: Int] = [:]
  /// How long the device takes for what it does by itself.
  package var timing = DeviceTiming()
  /// What the apps have had to do so far.
  package var workload = Workload()
  /// Gets what an app's model comes to, so that its coverage can be counted.
  package var onStep: ((AppProcess, ScreenInstance?, ModelStep) -> Void)?
  /// Seconds since 1970 of the calendar instant at which the run starts.
  package var wallClockStart = WallClockText.usualStart
  /// The network, once something has asked for it.
  package private(set) var networkInUse: DeviceNetwork?
  /// Requests of real code in the process of the test, once it makes any.
  package var outside: (any OutsideRequests)?
  /// Follows the run for a search of other orders; nil in any other run.
  package var follower: (any RunFollower)? { didSet { recorder.follower = follower } }
  /// Why the clock refused to go on, if it did.
  package private(set) var stall: String?

  /// Makes a device on which an app is installed, with those that it names and the system's.
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

  /// The network, made when it is first needed.
  package var network: DeviceNetwork {
    if let networkInUse { return networkInUse }
    let made = DeviceNetwork(of: apps.underTest, on: self)
    networkInUse = made
    return made
  }

  // MARK: - Time

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

  /// Takes an event off the clock.
  func cancel(_ handle: EventHandle) {
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

  /// Whatever the app has to do waits until it can; for ever when its main thread hangs.
  private func postpone(_ event: AppEvent, of process: AppProcess) {
    guard process.mainThreadFree < .distantFuture else { return }
    _ = schedule(event, for: process, after: process.mainThreadFree - now)
  }

  // MARK: - Trees

  /// The tree of the app that is aimed at, built anew only when the app has changed; nil while it
  /// is not in front.
  ///
  /// SpringBoard is always there.
  package var snapshot: ScreenSnapshot? {
    guard let process, process.crash == nil, isInFront else { return nil }
    return snapshot(of: process)
  }

  /// The tree of a process, built anew only when the process has changed.
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

  /// The tree that a look sees: now and then the one before the last change.
  package var lookedAt: ScreenSnapshot? {
    guard faults?.plan[.staleSnapshot] != nil else { return snapshot }
    let present = snapshot
    guard present != nil, let before = process?.shownBefore, before !== present,
      chance.strikes(.staleSnapshot)
    else { return present }
    return before
  }
}

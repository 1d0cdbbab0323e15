import AccessibilityTree
import AppModel
import AppRuntime
package import VirtualTime

/// A movement on the screen that brings something to another place.
struct Movement {
  /// The bundle identifier of the app that shows it.
  let app: String
  /// The index in the trace of the happening that started it.
  var cause: Int
  /// When it will have ended.
  let end: VirtualInstant
  /// The latest tree of the app during the movement.
  var before: ScreenSnapshot
}

/// A step that is known only by its effects.
struct UnannouncedStep {
  var place: Int
  let instant: VirtualInstant
  let before: [String: ScreenSnapshot]
}

/// What the apps show, as far as a tracer compares it.
struct ShownViews {
  /// A step whose effect on the apps is watched.
  struct Watched {
    var place: Int?
    let before: [String: ScreenSnapshot]
  }

  /// The movements on the screen.
  var movements: [Movement] = []
  /// A step that no call has announced, until the next happening.
  var unannounced: UnannouncedStep?
  /// The trees after the last happening.
  var last: [String: ScreenSnapshot] = [:]
  /// The running action of the test.
  var action: Watched?
  /// How many elements the kept trees have.
  var elements = 0

  /// Notes that happenings have other places in the trace now.
  mutating func movePlaces(_ moved: (Int) -> Int) {
    for index in movements.indices { movements[index].cause = moved(movements[index].cause) }
    if let step = unannounced { unannounced?.place = moved(step.place) }
    if let watched = action { action?.place = watched.place.map(moved) }
  }
}

extension RunTracer {
  /// Runs a step that may change what is shown, and keeps the trees if it did.
  func watchingView(_ step: () -> Void) {
    let watched = beginWatching()
    step()
    endWatching(watched)
  }

  /// Notes what is shown before a step.
  func beginWatching() -> ShownViews.Watched {
    defer { depth += 1 }
    // Where the trace is cut, trees cost time for nothing.
    guard shown.elements <= RunTrace.elementLimit else {
      return ShownViews.Watched(place: nil, before: [:])
    }
    return ShownViews.Watched(place: current, before: views())
  }

  /// Notes what a step has changed.
  func endWatching(_ watched: ShownViews.Watched) {
    depth -= 1
    if let place = watched.place { noteViews(of: place, before: watched.before) }
  }

  /// Begins a step for an action of the test that no call has announced.
  func announce(_ words: @autoclosure () -> String) {
    guard depth == 0, shown.unannounced?.instant != device.now else { return }
    let before = shown.last
    stepped(words(), .act, [])
    shown.unannounced = current.map {
      UnannouncedStep(place: $0, instant: device.now, before: before)
    }
  }

  /// Ends the unannounced step, once its changes can be seen.
  func closeUnannounced() {
    guard let step = shown.unannounced else { return }
    shown.unannounced = nil
    noteViews(of: step.place, before: step.before)
  }

  private func noteViews(of place: Int, before: [String: ScreenSnapshot]) {
    let after = views()
    for app in Set(before.keys).union(after.keys).sorted() where before[app] !== after[app] {
      shown.elements += after[app]?.tree.count ?? 0
      guard shown.elements <= RunTrace.elementLimit else { return trace.isCut = true }
      trace.happenings[place].views.append(
        ChangedView(app: app, before: before[app], after: after[app]))
      if let view = after[app], !view.isStill { move(view, of: app, by: place) }
    }
  }

  /// Adds a happening for each movement that has ended since the last happening.
  func settle() {
    guard !shown.movements.isEmpty else { return }
    let ended = shown.movements.filter { $0.end <= device.now }.sorted { $0.end < $1.end }
    shown.movements.removeAll { $0.end <= device.now }
    for movement in ended { settle(movement) }
  }

  private func settle(_ movement: Movement) {
    let outer = current
    let cause = trace.happenings[movement.cause]
    let place = add(
      Happening(
        name: counted(cause.name + Happening.rest), words: "\(cause.words), at rest", actor: .app,
        origin: cause.actor == .test ? .other : cause.origin, instant: movement.end,
        cause: movement.cause, draw: nil,
        offset: movement.end - cause.instant, endsMovement: true))
    if let place {
      trace.happenings[place].views = [
        ChangedView(app: movement.app, before: movement.before, after: views()[movement.app])
      ]
    }
    current = outer
  }

  package func movesScreen(of app: String, until end: VirtualInstant) {
    guard let current else { return }
    trace.happenings[current].movements.append(StartedMovement(app: app, end: end))
  }

  private func move(_ view: ScreenSnapshot, of app: String, by place: Int) {
    trace.happenings[place].movements.append(StartedMovement(app: app, end: view.stillFrom))
    for index in shown.movements.indices where shown.movements[index].app == app {
      shown.movements[index].before = view
    }
    let isKnown = shown.movements.contains { $0.app == app && $0.end == view.stillFrom }
    guard !isKnown else { return }
    shown.movements.append(Movement(app: app, cause: place, end: view.stillFrom, before: view))
  }

  /// The tree of the target app, without random draws.
  func view() -> ScreenSnapshot? {
    isPaused = true
    defer { isPaused = false }
    return device.snapshot
  }

  /// The trees of the visible apps, by their bundle identifiers.
  private func views() -> [String: ScreenSnapshot] {
    isPaused = true
    defer { isPaused = false }
    var views: [String: ScreenSnapshot] = [:]
    for process in device.processes where process.crash == nil && device.isSeen(process) {
      views[process.bundle] = device.snapshot(of: process)
    }
    shown.last = views
    return views
  }
}

extension SimulatedDevice {
  /// Whether an app is visible.
  fileprivate func isSeen(_ process: AppProcess) -> Bool {
    process === front || process.bundle == SystemApp.springBoard.bundleIdentifier
  }
}

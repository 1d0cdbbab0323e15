import AppModel
import AppRuntime
import VirtualTime

/// Something on its way to its place, after which it can be seen and touched elsewhere.
struct Movement {
  /// The bundle identifier of the app that shows it.
  let app: String
  /// The happening that set it off, by its place in the trace.
  let cause: Int
  /// When it will be at rest.
  let end: VirtualInstant
  /// The latest tree of the app with it on its way.
  var before: ScreenSnapshot
}

/// A step that is known by what it changes alone.
struct UnannouncedStep {
  let place: Int
  let instant: VirtualInstant
  let before: [String: ScreenSnapshot]
}

/// What the apps show, as far as a tracer compares it.
struct ShownViews {
  /// A step whose effect on the apps is watched.
  struct Watched {
    let place: Int?
    let before: [String: ScreenSnapshot]
  }

  /// What is moving on a screen.
  var movements: [Movement] = []
  /// A step that no call has announced, until something else happens.
  var unannounced: UnannouncedStep?
  /// The trees when something happened last.
  var last: [String: ScreenSnapshot] = [:]
  /// The action of the test that is under way.
  var action: Watched?
}

extension RunTracer {
  /// Runs a step that may change what is shown, and keeps the trees if it did.
  func watchingView(_ step: () -> Void) {
    let watched = beginWatching()
    step()
    endWatching(watched)
  }

  /// Keeps what is shown before a step.
  func beginWatching() -> ShownViews.Watched {
    let watched = ShownViews.Watched(place: current, before: views())
    depth += 1
    return watched
  }

  /// Keeps what a step has changed.
  func endWatching(_ watched: ShownViews.Watched) {
    depth -= 1
    if let place = watched.place { noteViews(of: place, before: watched.before) }
  }

  /// Opens a step for what the test does to the app through no call that says so beforehand.
  func announce(_ words: @autoclosure () -> String) {
    guard depth == 0, shown.unannounced?.instant != device.now else { return }
    let before = shown.last
    stepped(words(), .act, [])
    shown.unannounced = current.map {
      UnannouncedStep(place: $0, instant: device.now, before: before)
    }
  }

  /// Ends such a step, once what it has changed can be seen.
  func closeUnannounced() {
    guard let step = shown.unannounced else { return }
    shown.unannounced = nil
    noteViews(of: step.place, before: step.before)
  }

  private func noteViews(of place: Int, before: [String: ScreenSnapshot]) {
    let after = views()
    for app in Set(before.keys).union(after.keys).sorted() where before[app] !== after[app] {
      trace.happenings[place].views.append(
        ChangedView(app: app, before: before[app], after: after[app]))
      if let view = after[app], !view.isStill { move(view, of: app, by: place) }
    }
  }

  /// Adds what has come to rest since the last happening, each as one of its own.
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
        name: counted("\(cause.name) > rest"), words: "\(cause.words), at rest", actor: .app,
        origin: cause.actor == .test ? .other : cause.origin, instant: movement.end,
        cause: movement.cause, draw: nil,
        offset: movement.end - cause.instant))
    if let place {
      trace.happenings[place].views = [
        ChangedView(app: movement.app, before: movement.before, after: views()[movement.app])
      ]
    }
    current = outer
  }

  private func move(_ view: ScreenSnapshot, of app: String, by place: Int) {
    for index in shown.movements.indices where shown.movements[index].app == app {
      shown.movements[index].before = view
    }
    let isKnown = shown.movements.contains { $0.app == app && $0.end == view.stillFrom }
    guard !isKnown else { return }
    shown.movements.append(Movement(app: app, cause: place, end: view.stillFrom, before: view))
  }

  /// The tree of the app that is aimed at, without a draw of chance.
  func view() -> ScreenSnapshot? {
    isPaused = true
    defer { isPaused = false }
    return device.snapshot
  }

  /// The trees of the apps that can be seen, by their bundle identifiers.
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
  /// Whether an app can be seen.
  fileprivate func isSeen(_ process: AppProcess) -> Bool {
    process === front || process.bundle == SystemApp.springBoard.bundleIdentifier
  }
}

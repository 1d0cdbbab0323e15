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

extension RunTracer {
  /// Runs a step that may change what is shown, and keeps the trees where it did.
  func watchingView(_ step: () -> Void) {
    let place = current
    let before = views()
    depth += 1
    step()
    depth -= 1
    if let place { noteViews(of: place, before: before) }
  }

  /// Opens a step for what the test does to the app through no call that says so beforehand.
  func announce(_ words: @autoclosure () -> String) {
    guard depth == 0, unannounced?.instant != device.now else { return }
    let before = lastViews
    stepped(words(), .act, [])
    unannounced = current.map {
      UnannouncedStep(place: $0, instant: device.now, before: before)
    }
  }

  /// Ends such a step, once what it has changed can be seen.
  func closeUnannounced() {
    guard let step = unannounced else { return }
    unannounced = nil
    noteViews(of: step.place, before: step.before)
  }

  private func noteViews(of place: Int, before: [String: ScreenSnapshot]) {
    let after = views()
    for app in Set(before.keys).union(after.keys).sorted() where before[app] !== after[app] {
      trace.happenings[place].views.append(
        ChangedView(app: app, before: before[app], after: after[app]))
      if let shown = after[app], !shown.isStill { move(shown, of: app, by: place) }
    }
  }

  /// Adds what has come to rest since the last happening, each as one of its own.
  func settle() {
    guard !movements.isEmpty else { return }
    let ended = movements.filter { $0.end <= device.now }.sorted { $0.end < $1.end }
    movements.removeAll { $0.end <= device.now }
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

  private func move(_ shown: ScreenSnapshot, of app: String, by place: Int) {
    for index in movements.indices where movements[index].app == app {
      movements[index].before = shown
    }
    guard !movements.contains(where: { $0.app == app && $0.end == shown.stillFrom }) else { return }
    movements.append(Movement(app: app, cause: place, end: shown.stillFrom, before: shown))
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
    lastViews = views
    return views
  }
}

extension SimulatedDevice {
  /// Whether an app can be seen.
  fileprivate func isSeen(_ process: AppProcess) -> Bool {
    process === front || process.bundle == SystemApp.springBoard.bundleIdentifier
  }
}

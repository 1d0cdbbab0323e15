import AppCompiling
import AppModel
import LocatedJSON
import PredicateFormat
import RunJournal

/// Shows and closes screens.
struct Navigator {
  let process: AppProcess
  var device: any ProcessHost { process.device }

  /// Shows a coordinator's first screens; an unknown name crashes the app with the known names.
  func start(coordinator name: String) {
    guard process.crash == nil else { return }
    guard let coordinator = process.app.coordinators[name] else {
      return process.fail(Self.unknownCoordinator(name, in: process.app.definition))
    }
    guard !process.navigation.isClearing else { return }
    clearScreens()
    guard process.crash == nil else { return }
    process.navigation.container = coordinator.container
    process.navigation.tabBadges = process.app.tabBadges[name] ?? []
    process.navigation.coordinatorTransition = coordinator.transition
    device.record(.started(coordinator: name))
    device.onStep?(process, nil, .started(coordinator: name))
    switch coordinator.container {
    case .navigation: open([coordinator.root], coordinator: coordinator, hasBar: true)
    case .plain: open([coordinator.root], coordinator: coordinator, hasBar: false)
    case .tabs(let tabs): open(tabs.map(\.root), coordinator: coordinator, hasBar: true)
    }
  }

  /// Pushes a screen onto the front stack.
  func push(_ name: String, context: [String: FormatValue]) {
    guard let screen = stand(name, context: context) else { return }
    process.navigation.changeFrontStack { $0.screens.append(screen) }
    process.dismissKeyboard()
    process.screensMove()
    device.record(.pushed(screen: screen.id, name: name))
    process.enclosed { process.statechart.begin(screen) }
  }

  /// Pops the front screen, unless it is the first of its stack.
  func pop() {
    guard let stack = process.navigation.frontStack, stack.screens.count > 1,
      let top = stack.screens.last
    else {
      return
    }
    process.navigation.changeFrontStack { $0.screens.removeLast() }
    finish(top)
  }

  /// Pops all screens of the front stack but the first.
  func popToRoot() {
    guard let closing = process.navigation.frontStack?.screens.dropFirst(), !closing.isEmpty else {
      return
    }
    process.navigation.changeFrontStack { $0.screens.removeSubrange(1...) }
    for screen in closing.reversed() { finish(screen) }
  }

  /// Presents a screen over the others.
  func present(_ presentation: PresentationDefinition, context: [String: FormatValue]) {
    guard let screen = stand(presentation.screen, context: context) else { return }
    let hasBar = screen.screen.title != nil
    let shown = presented(
      ScreenStack(screens: [screen], hasBar: hasBar), as: presentation)
    process.navigation.presented.append(shown)
    process.dismissKeyboard()
    process.screensMove()
    device.record(
      .presented(screen: screen.id, name: screen.name, style: shown.style.rawValue))
    process.enclosed { process.statechart.begin(screen) }
  }

  /// Dismisses the topmost presented stack.
  func dismiss() {
    guard let top = process.navigation.presented.popLast() else { return }
    for screen in top.stack.screens.reversed() { finish(screen) }
  }

  /// The message of a launch with an unknown coordinator.
  static func unknownCoordinator(_ name: String, in app: AppDefinition) -> String {
    let known = app.coordinators.map(\.name)
    let nearest = NearestName.hint(for: name, in: known)
    return "there is no coordinator \(quoted(name)); the known coordinators are "
      + known.joined(separator: ", ") + nearest
  }

  private func open(_ roots: [String], coordinator: CoordinatorDefinition, hasBar: Bool) {
    let scope = Scope(context: [:], app: process.shared, device: process.facts)
    var context: [String: FormatValue] = [:]
    for binding in process.app.coordinatorBindings[coordinator.name] ?? [] {
      context[binding.key] = binding.value.value(in: scope)
    }
    for root in roots {
      guard let screen = stand(root, context: context) else { return }
      process.navigation.stacks.append(ScreenStack(screens: [screen], hasBar: hasBar))
    }
    beginSelectedStack()
  }

  /// Begins the first screen of the selected stack when that is shown for the first time.
  func beginSelectedStack() {
    let selected = process.navigation.stacks.dropFirst(process.navigation.selectedStack).first
    guard let first = selected?.screens.first, first.active.isEmpty else { return }
    device.record(.pushed(screen: first.id, name: first.name))
    process.enclosed { process.statechart.begin(first) }
  }

  private func stand(_ name: String, context: [String: FormatValue]) -> ScreenInstance? {
    guard !process.navigation.isClearing, process.crash == nil else { return nil }
    guard let screen = process.app.screens[name] else {
      let known = process.app.definition.screens.map(\.name)
      let nearest = NearestName.hint(for: name, in: known)
      process.fail("there is no screen \(quoted(name))\(nearest)")
      return nil
    }
    guard process.openScreens.count < AppProcess.openScreenLimit else {
      process.fail("more than \(AppProcess.openScreenLimit) screens are open at once")
      return nil
    }
    let instance = ScreenInstance(
      id: process.navigation.nextScreen, screen: screen, context: context)
    if device.chance.faults?.plan[.collectionOrder] != nil {
      instance.itemOrder = device.chance.drawnItemOrder
    }
    process.navigation.nextScreen += 1
    process.revision += 1
    process.openScreens[instance.id] = instance
    return instance
  }

  private func finish(_ screen: ScreenInstance) {
    // The screen of a tab that was never chosen has not begun.
    let hasBegun = !screen.active.isEmpty
    process.enclosed { process.statechart.end(screen) }
    process.dismissKeyboard()
    process.screensMove()
    process.revision += 1
    if hasBegun { device.record(.closed(screen: screen.id, name: screen.name)) }
  }

  /// Closes every screen; exit actions cannot open new ones while this happens.
  private func clearScreens() {
    process.navigation.isClearing = true
    defer { process.navigation.isClearing = false }
    for stack in process.navigation.clear() {
      for screen in stack.screens.reversed() { finish(screen) }
    }
    process.covers.clear()
  }
}

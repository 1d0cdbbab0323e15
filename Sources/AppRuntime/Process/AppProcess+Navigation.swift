import AppCompiling
import AppModel
import LocatedJSON
import PredicateFormat
import RunJournal

extension AppProcess {
  /// Shows what a coordinator shows first; an unknown one ends the app, naming those there are.
  func start(coordinator name: String) {
    guard crash == nil else { return }
    guard let coordinator = app.coordinators[name] else {
      return fail(Self.unknownCoordinator(name, in: app.definition))
    }
    guard !isClearing else { return }
    clearScreens()
    guard crash == nil else { return }
    container = coordinator.container
    tabBadges = app.tabBadges[name] ?? []
    coordinatorTransition = coordinator.transition
    device.record(.started(coordinator: name))
    device.onStep?(self, nil, .started(coordinator: name))
    switch coordinator.container {
    case .navigation: open([coordinator.root], coordinator: coordinator, hasBar: true)
    case .plain: open([coordinator.root], coordinator: coordinator, hasBar: false)
    case .tabs(let tabs): open(tabs.map(\.root), coordinator: coordinator, hasBar: true)
    }
  }

  /// Puts a screen on the front stack.
  func push(_ name: String, context: [String: FormatValue]) {
    guard let screen = stand(name, context: context) else { return }
    withFrontStack { $0.screens.append(screen) }
    dismissKeyboard()
    screensMove()
    device.record(.pushed(screen: screen.id, name: name))
    enclosed { begin(screen) }
  }

  /// Takes the front screen off its stack; the first one stays.
  func pop() {
    guard let stack = frontStack, stack.screens.count > 1, let top = stack.screens.last else {
      return
    }
    withFrontStack { $0.screens.removeLast() }
    finish(top)
  }

  /// Takes all screens but the first off the front stack.
  func popToRoot() {
    guard let closing = frontStack?.screens.dropFirst(), !closing.isEmpty else { return }
    withFrontStack { $0.screens.removeSubrange(1...) }
    for screen in closing.reversed() { finish(screen) }
  }

  /// Shows a screen over the others.
  func present(_ presentation: PresentationDefinition, context: [String: FormatValue]) {
    guard let screen = stand(presentation.screen, context: context) else { return }
    let hasBar = screen.screen.title != nil
    let shown = presented(
      ScreenStack(screens: [screen], hasBar: hasBar), as: presentation)
    presented.append(shown)
    dismissKeyboard()
    screensMove()
    device.record(
      .presented(screen: screen.id, name: screen.name, style: shown.style.rawValue))
    enclosed { begin(screen) }
  }

  /// Takes the topmost presented stack away.
  func dismiss() {
    guard let top = presented.popLast() else { return }
    for screen in top.stack.screens.reversed() { finish(screen) }
  }

  /// The stack whose top is in front.
  package var frontStack: ScreenStack? {
    if let top = presented.last { return top.stack }
    return stacks.indices.contains(selectedStack) ? stacks[selectedStack] : nil
  }

  /// What a launch with an unknown coordinator says.
  static func unknownCoordinator(_ name: String, in app: AppDefinition) -> String {
    let known = app.coordinators.map(\.name)
    let nearest = NearestName.hint(for: name, in: known)
    return "there is no coordinator \(quoted(name)); the known coordinators are "
      + known.joined(separator: ", ") + nearest
  }

  private func open(_ roots: [String], coordinator: CoordinatorDefinition, hasBar: Bool) {
    let scope = Scope(context: [:], app: shared, device: facts)
    var context: [String: FormatValue] = [:]
    for binding in app.coordinatorBindings[coordinator.name] ?? [] {
      context[binding.key] = binding.value.value(in: scope)
    }
    for root in roots {
      guard let screen = stand(root, context: context) else { return }
      stacks.append(ScreenStack(screens: [screen], hasBar: hasBar))
      device.record(.pushed(screen: screen.id, name: root))
    }
    for stack in stacks { stack.screens.first.map { first in enclosed { begin(first) } } }
  }

  private func stand(_ name: String, context: [String: FormatValue]) -> ScreenInstance? {
    guard !isClearing, crash == nil else { return nil }
    guard let screen = app.screens[name] else {
      let known = app.definition.screens.map(\.name)
      let nearest = NearestName.hint(for: name, in: known)
      fail("there is no screen \(quoted(name))\(nearest)")
      return nil
    }
    guard standing.count < Self.standingLimit else {
      fail("more than \(Self.standingLimit) screens stand at once")
      return nil
    }
    let instance = ScreenInstance(id: nextScreen, screen: screen, context: context)
    if device.chance.faults?.plan[.collectionOrder] != nil {
      instance.itemOrder = device.chance.drawnItemOrder
    }
    nextScreen += 1
    revision += 1
    standing[instance.id] = instance
    device.onStep?(self, instance, .stands)
    return instance
  }

  private func withFrontStack(_ change: (inout ScreenStack) -> Void) {
    if !presented.isEmpty {
      change(&presented[presented.count - 1].stack)
    } else if stacks.indices.contains(selectedStack) {
      change(&stacks[selectedStack])
    }
  }

  private func finish(_ screen: ScreenInstance) {
    enclosed { end(screen) }
    dismissKeyboard()
    screensMove()
    revision += 1
    device.record(.closed(screen: screen.id, name: screen.name))
  }

  /// Takes everything away; exit actions that would show something new show nothing.
  private func clearScreens() {
    isClearing = true
    defer { isClearing = false }
    let closing = presented.reversed().map(\.stack) + stacks
    presented = []
    stacks = []
    selectedStack = 0
    showsMoreList = false
    openUnderMore = nil
    for stack in closing { for screen in stack.screens.reversed() { finish(screen) } }
    alerts = []
    shareSheet = nil
  }
}

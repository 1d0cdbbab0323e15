import PredicateFormat

extension AppProcess {
  /// Shows what a coordinator shows first; an unknown one ends the app, naming those there are.
  func start(coordinator name: String) {
    guard let coordinator = app.coordinators[name] else {
      return fail(Self.unknownCoordinator(name, in: app.definition))
    }
    clearScreens()
    container = coordinator.container
    device.record(.started(coordinator: name))
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
    device.screensMove()
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
    // Counted first: leaving a screen may push another one.
    for _ in 1..<max(1, frontStack?.screens.count ?? 1) { pop() }
  }

  /// Shows a screen over the others.
  func present(_ name: String, style: PresentationStyle, context: [String: FormatValue]) {
    guard let screen = stand(name, context: context) else { return }
    let hasBar = screen.screen.title != nil
    presented.append(
      PresentedStack(stack: ScreenStack(screens: [screen], hasBar: hasBar), style: style))
    dismissKeyboard()
    device.screensMove()
    device.record(.presented(screen: screen.id, name: name, style: style.rawValue))
    enclosed { begin(screen) }
  }

  /// Takes the topmost presented stack away.
  func dismiss() {
    guard let top = presented.popLast() else { return }
    for screen in top.stack.screens.reversed() { finish(screen) }
  }

  /// Shows another tab, by its identifier or its label.
  func selectTab(_ name: String) {
    guard case .tabs(let tabs) = container,
      let index = tabs.firstIndex(where: { $0.identifier == name || $0.label == .literal(name) })
    else { return }
    selectTab(at: index)
  }

  /// Shows the tab at an index.
  func selectTab(at index: Int) {
    guard stacks.indices.contains(index) else { return }
    selectedStack = index
    dismissKeyboard()
    revision += 1
    device.record(.tabSelected(index: index))
  }

  /// The stack whose top is in front.
  var frontStack: ScreenStack? {
    if let top = presented.last { return top.stack }
    return stacks.indices.contains(selectedStack) ? stacks[selectedStack] : nil
  }

  /// What a launch with an unknown coordinator says.
  static func unknownCoordinator(_ name: String, in app: AppDefinition) -> String {
    let known = app.coordinators.map(\.name).joined(separator: ", ")
    return "there is no coordinator \"\(name)\"; the known coordinators are \(known)"
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
    guard let screen = app.screens[name] else {
      fail("there is no screen \"\(name)\"")
      return nil
    }
    guard standing.count < Self.standingLimit else {
      fail("more than \(Self.standingLimit) screens stand at once")
      return nil
    }
    let instance = ScreenInstance(id: nextScreen, screen: screen, context: context)
    nextScreen += 1
    revision += 1
    standing[instance.id] = instance
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
    end(screen)
    dismissKeyboard()
    device.screensMove()
    revision += 1
    device.record(.closed(screen: screen.id, name: screen.name))
  }

  private func clearScreens() {
    while !presented.isEmpty { dismiss() }
    for stack in stacks { for screen in stack.screens.reversed() { finish(screen) } }
    stacks = []
    selectedStack = 0
    alert = nil
  }
}

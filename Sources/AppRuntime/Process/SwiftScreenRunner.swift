import AppBuilding
import AppCompiling
import AppModel
import LocatedJSON
import PredicateFormat
import RunJournal
import VirtualTime

/// Runs screens that are written in Swift.
struct SwiftScreenRunner {
  let process: AppProcess
  var device: any ProcessHost { process.device }

  /// Begins a Swift screen that has just opened.
  func begin(_ run: any RunningSwiftScreen, on screen: ScreenInstance) {
    let access = RunAccess(
      place: { [weak process] in process?.device.factFollower?.place },
      span: { [weak process] in process?.span(of: $0) },
      moveScreens: { [weak process] in process?.screensMove() },
      slideTime: { [weak process] in process?.slideTime ?? .zero },
      finger: { [weak process] in process?.lastTouch.finger ?? FingerMotion() },
      store: { [weak process] in if let process { process.device.store($0, $1, in: process) } },
      note: { [weak process] in process?.device.factFollower?.touches($0, isChange: $1, at: $2) })
    run.attach(
      { [weak process, weak screen] event in
        if let screen { process?.swiftScreens.send(event, after: .fixed(.zero), on: screen) }
      }, to: access)
    let facts = process.facts
    _ = run.follow(
      .launched(
        arguments: facts.arguments.map(\.words), environment: facts.environment.mapValues(\.words),
        defaults: facts.defaults))
    _ = run.follow(.surrounded(by: surroundings))
    let effects = run.begin(given: screen.context)
    show(run, on: screen)
    effects.forEach { perform($0, on: screen) }
  }

  /// Notifies all Swift screens that the device was turned or looks different.
  func tellSurroundings() { tellAll(.surrounded(by: surroundings)) }

  private var surroundings: ScreenSurroundings {
    let localization = process.localization
    return ScreenSurroundings(
      profile: device.profile, appearance: process.facts.appearance,
      textSize: localization.textSize.place, isRightToLeft: localization.isRightToLeft)
  }

  /// Sends an event to a Swift screen, which may not know an event that only has a name.
  func answer(
    _ sent: SwiftScreenEvent?, named name: String, data: FormatValue,
    by run: any RunningSwiftScreen, on screen: ScreenInstance
  ) {
    let event = sent ?? run.event(named: name, data: data)
    process.noteRaised(name, on: screen, isTaken: event != nil)
    guard let event else { return }
    let (effects, isChanged) = run.take(event)
    if isChanged { show(run, on: screen) }
    effects.forEach { perform($0, on: screen) }
  }

  /// Runs a part of a task, and watches the Swift screen that it may change.
  func perform(_ part: AppTaskPart) {
    let run = process.openScreens.min { $0.key < $1.key }?.value.run
    run?.perform(part.run) ?? part.run()
  }

  /// Passes the new value of a control to its Swift screen.
  func tellChange(of element: CompiledElement, on screen: ScreenInstance) {
    guard let run = screen.run, let key = element.definition.binding,
      process.runTask({ run.set(key, to: screen.context[key] ?? .null) })
    else { return }
    show(run, on: screen, isDrawn: run.isDrawn)
  }

  /// Notifies a Swift screen of a change around it; returns whether it handles the change.
  @discardableResult
  func tell(_ change: ScreenChange, to screen: ScreenInstance?) -> Bool {
    guard let screen, let run = screen.run, process.runTask({ run.follow(change) }) else {
      return false
    }
    show(run, on: screen)
    return true
  }

  /// Notifies all Swift screens of a change around them; returns whether any handles the change.
  @discardableResult
  func tellAll(_ change: ScreenChange) -> Bool {
    let screens = process.openScreens.values.sorted { $0.id < $1.id }
    return screens.reduce(false) { isTaken, screen in
      process.crash == nil && tell(change, to: screen) || isTaken
    }
  }

  /// Notifies the screen of a field that the field has gained or lost the keyboard focus.
  func tellFocus(of element: CompiledElement?, to screen: ScreenInstance?) {
    let profile = device.profile
    let entry = process.textEntry
    let height = entry.showsKeyboard ? profile.height - entry.keyboardTop(on: profile) : 0
    tell(.focused(key: element?.definition.binding, keyboardHeight: height), to: screen)
  }

  // MARK: - Showing

  /// Replaces the shown state of a Swift screen by the present one; if the screen looks as it was
  /// drawn, only the values of its controls are new.
  private func show(
    _ run: any RunningSwiftScreen, on screen: ScreenInstance, isDrawn: Bool = false
  ) {
    guard process.crash == nil, screen.isOpen, !screen.active.isEmpty else { return }
    process.revision += 1
    defer { run.focusWish.map { process.textEntry.wantFocus($0.key, on: screen) } }
    guard !isDrawn else { return take(run.controlValues, on: screen) }
    let drawn = run.draw()
    take(run.values, on: screen)
    var compiler = DefinitionCompiler(loaders: [:], elementsOf: screen.name)
    let shown = StateDefinition(name: run.stateName, view: drawn.view)
    let state = CompiledState(shown, path: shown.name, depth: 1, compiler: &compiler)
    screen.drawnBarItems = drawn.barItems.map { CompiledElement($0, compiler: &compiler) }
    screen.drawnLeftBarItems = drawn.leftBarItems.map { CompiledElement($0, compiler: &compiler) }
    if let error = compiler.errors.first { return process.fail(error) }
    if let last = screen.active.last, last.state.depth == 1 {
      if last.state.path == state.path {
        screen.active[screen.active.count - 1].state = state
        return
      }
      screen.active.removeLast()
      device.record(.left(screen: screen.id, state: last.state.path))
    }
    enter(state, on: screen)
  }

  private func enter(_ state: CompiledState, on screen: ScreenInstance) {
    screen.active.append(
      ScreenInstance.Activation(
        state: state, number: process.steps.takeActivation(), began: device.now))
    device.record(.entered(screen: screen.id, state: state.path))
    device.onStep?(process, screen, .entered(state: state.path))
  }

  /// Copies the state to the context, for expressions and controls, and records what is new.
  private func take(_ values: [(key: String, value: FormatValue)], on screen: ScreenInstance) {
    for (key, value) in values where screen.context[key] != value {
      screen.context[key] = value
      device.record(.assigned(screen: screen.id, key: key, value: value))
    }
  }

  // MARK: - Effects

  private func perform(_ effect: ScreenEffect<SwiftScreenEvent>, on screen: ScreenInstance) {
    guard process.crash == nil else { return }
    switch effect.kind {
    case .send(let event): process.raise(event.name, on: screen, data: .null, sent: event)
    case .after(let delay, let id, let event): send(event, after: delay, id: id, on: screen)
    case .load(let load): start(load, on: screen)
    case .cancel(let id): cancel(id, on: screen)
    case .push(let name, let with): process.navigator.push(name, context: with)
    case .present(let shown, let with): process.navigator.present(shown, context: with)
    case .alert(let alert, let events): show(alert, sending: events, on: screen)
    case .action(let action):
      withCompiler(on: screen) { compiler in
        let made = compiler.action(action)
        return { process.actions.perform([made], on: screen, event: .null) }
      }
    }
  }

  /// Compiles a part of a definition and then runs it; a compile error crashes the app.
  private func withCompiler(
    on screen: ScreenInstance, _ make: (inout DefinitionCompiler) -> () -> Void
  ) {
    var compiler = DefinitionCompiler(loaders: loaders, elementsOf: screen.name)
    let step = make(&compiler)
    if let error = compiler.errors.first { return process.fail(error) }
    step()
  }

  private var loaders: [String: LoaderDefinition] {
    Dictionary(process.app.definition.loaders.map { ($0.name, $0) }) { first, _ in first }
  }

  private func send(
    _ event: SwiftScreenEvent, after delay: LatencyDistribution, id: String? = nil,
    on screen: ScreenInstance
  ) {
    guard screen.isOpen else { return }
    let time = device.chance.sample(delay, source: "\(screen.name).after.\(id ?? event.name)")
    let number = process.steps.takeRaise()
    let handle = device.schedule(
      .raise(screen: screen.id, number: number, event: event.name), for: process, after: time)
    screen.delayed[number] = handle.map {
      ScreenInstance.Delayed(handle: $0, data: .null, sent: event, id: id)
    }
  }

  private func start(_ load: ScreenLoad<SwiftScreenEvent>, on screen: ScreenInstance) {
    guard screen.isOpen, !screen.active.isEmpty else { return }
    let names = process.app.definition.loaders.map(\.name)
    guard names.contains(load.invocation.source) else {
      let nearest = NearestName.hint(for: load.invocation.source, in: names)
      return process.fail(
        "\(screen.name): there is no loader \(quoted(load.invocation.source))\(nearest)")
    }
    withCompiler(on: screen) { compiler in
      let made = compiler.invocation(load.invocation, of: "")
      return { made.map { self.start($0, answeredBy: load, on: screen) } }
    }
  }

  private func start(
    _ invocation: CompiledInvocation, answeredBy load: ScreenLoad<SwiftScreenEvent>,
    on screen: ScreenInstance
  ) {
    var run = LoaderRun(
      invocation: invocation, state: screen.screen.chart, screen: screen.id)
    run.load = load
    let id = process.loading.add(run)
    // The outermost activation lasts as long as the screen is open.
    screen.active[0].runs.append(id)
    process.loaders.startAttempt(id)
  }

  private func cancel(_ id: String, on screen: ScreenInstance) {
    for number in screen.delayed.keys.sorted() where screen.delayed[number]?.id == id {
      screen.delayed.removeValue(forKey: number).map { device.cancel($0.handle) }
    }
    for run in process.loading.runs.keys.sorted() {
      guard let found = process.loading.runs[run], found.screen == screen.id,
        found.invocation.definition.id == id
      else { continue }
      process.loaders.abandon(run)
      screen.active[0].runs.removeAll { $0 == run }
    }
  }

  private func show(
    _ alert: AlertDefinition, sending events: [SwiftScreenEvent?], on screen: ScreenInstance
  ) {
    withCompiler(on: screen) { compiler in
      let alert = CompiledAlert(alert, compiler: &compiler)
      return {
        process.actions.show(alert, in: process.scope(of: screen), of: screen, sending: events)
      }
    }
  }

  /// Raises the event that a Swift screen receives for the result of a loader.
  func deliver(
    _ result: LoaderResult, of load: ScreenLoad<SwiftScreenEvent>, to screen: ScreenInstance
  ) {
    let event = result.isFailure ? load.failed(result.data) : load.done(result.data)
    if let event { process.raise(event.name, on: screen, data: .null, sent: event) }
  }
}

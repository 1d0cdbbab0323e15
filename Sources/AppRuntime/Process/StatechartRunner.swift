import AppBuilding
import AppCompiling
import AppModel
import PredicateFormat
import RunJournal

/// Moves screens from state to state as events arrive.
struct StatechartRunner {
  let process: AppProcess
  var device: any ProcessHost { process.device }

  /// Raises an event on a screen; it waits while another event is being handled.
  func raise(
    _ event: String, on screen: ScreenInstance, data: FormatValue, sent: SwiftScreenEvent? = nil
  ) {
    process.steps.raised.append(RaisedEvent(screen: screen, event: event, data: data, sent: sent))
    enclosed {}
  }

  /// Runs a step, and then the events that it raised.
  func enclosed(_ step: () -> Void) {
    guard !process.steps.isStepping else { return step() }
    process.steps.isStepping = true
    step()
    answerRaised()
    while process.crash == nil, tellAppearances() { answerRaised() }
    process.textEntry.settleFocus()
    process.steps.isStepping = false
    if process.startup.startSequence != nil { process.launcher.showNextOfStart() }
  }

  /// The event of a screen that becomes visible, the first time and every later time.
  private static let appearEvent = "appeared"

  /// Raises `appeared` on the screens that became visible; false if none handles it.
  private func tellAppearances() -> Bool {
    let inSight = process.navigation.screensInSight
    let telling = inSight.filter {
      !process.navigation.seen.contains($0.id) && answers(Self.appearEvent, on: $0, data: .null)
    }
    process.navigation.seen = inSight.map(\.id)
    process.steps.raised += telling.map {
      RaisedEvent(screen: $0, event: Self.appearEvent, data: .null, sent: nil)
    }
    return !telling.isEmpty
  }

  /// Enters the statechart of a screen that has just opened.
  func begin(_ screen: ScreenInstance) {
    guard screen.isOpen, process.crash == nil else { return }
    device.onStep?(process, screen, .opened)
    nested(screen) {
      activate(screen.screen.chart, on: screen, event: .null)
      descend(from: screen.screen.chart, on: screen, event: .null)
      if let run = screen.run { process.swiftScreens.begin(run, on: screen) }
    }
  }

  /// Leaves every state of a screen that closes.
  func end(_ screen: ScreenInstance) {
    nested(screen) { leave(screen, downTo: 0, event: .null) }
    screen.isOpen = false
    process.openScreens[screen.id] = nil
    screen.delayed.values.forEach { device.cancel($0.handle) }
    screen.delayed = [:]
    if process.typing.focus?.screen == screen.id { process.dismissKeyboard() }
  }

  /// Takes the first transition of a list whose guard is true, if there is one.
  func take(
    _ transitions: [CompiledTransition], of state: CompiledState, on screen: ScreenInstance,
    event: FormatValue
  ) {
    guard let chosen = choose(transitions, on: screen, event: event) else { return }
    follow(chosen, of: state, on: screen, event: event)
  }

  /// Handles the end of a state's timer.
  func timerFired(screen id: Int, activation number: Int, index: Int) {
    guard let screen = process.openScreens[id],
      let depth = screen.active.firstIndex(where: { $0.number == number })
    else { return }
    let state = screen.active[depth].state
    enclosed { take(state.after[index].transitions, of: state, on: screen, event: .null) }
  }

  /// Opens or closes a screen; screens that do so to each other without end crash the app.
  private func nested(_ screen: ScreenInstance, _ step: () -> Void) {
    process.navigation.nesting += 1
    defer { process.navigation.nesting -= 1 }
    guard process.navigation.nesting <= AppProcess.nestingLimit else {
      return process.fail(
        "\(screen.name): more than \(AppProcess.nestingLimit) screens open or close each other "
          + "at one instant")
    }
    step()
  }

  private func answer(_ raised: RaisedEvent) {
    guard let run = raised.screen.run else {
      return answer(raised.event, data: raised.data, on: raised.screen)
    }
    process.swiftScreens.answer(
      raised.sent, named: raised.event, data: raised.data, by: run, on: raised.screen)
  }

  private func answerRaised() {
    var steps = 0
    while steps < process.steps.raised.count {
      guard steps < Steps.raiseLimit else {
        process.fail(
          "\(process.steps.raised[steps].screen.name) raised more than \(Steps.raiseLimit) "
            + "events at one instant")
        break
      }
      let next = process.steps.raised[steps]
      steps += 1
      if next.screen.isOpen { answer(next) }
    }
    process.steps.raised.removeAll(keepingCapacity: true)
  }

  /// Answers an event with the innermost state that can, from the inside to the screen.
  private func answer(_ event: String, data: FormatValue, on screen: ScreenInstance) {
    for depth in screen.active.indices.reversed() {
      let state = screen.active[depth].state
      guard let transitions = state.on[event],
        let chosen = choose(transitions, on: screen, event: data)
      else { continue }
      process.noteRaised(event, on: screen, isTaken: true)
      return follow(chosen, of: state, on: screen, event: data)
    }
    let isTaken = process.system != nil && device.answer(event, data: data, of: process)
    process.noteRaised(event, on: screen, isTaken: isTaken)
  }

  /// Whether an active state of a screen, or the screen, would handle an event now.
  func answers(_ event: String, on screen: ScreenInstance, data: FormatValue) -> Bool {
    if let run = screen.run { return run.event(named: event, data: data) != nil }
    return screen.active.contains { activation in
      activation.state.on[event].map { choose($0, on: screen, event: data) != nil } ?? false
    }
  }

  private func choose(
    _ transitions: [CompiledTransition], on screen: ScreenInstance, event: FormatValue
  ) -> CompiledTransition? {
    transitions.first { transition in
      transition.condition?.holds(in: process.scope(of: screen, event: event)) ?? true
    }
  }

  /// Which guards of the active states of a screen hold now for events without data, as `1` and
  /// `0` in the order of states and events.
  func heldGuards(of screen: ScreenInstance) -> String {
    var held = ""
    for activation in screen.active {
      for (_, transitions) in activation.state.on.sorted(by: { $0.key < $1.key }) {
        for case let condition? in transitions.map(\.condition) {
          held += condition.holds(in: process.scope(of: screen)) ? "1" : "0"
        }
      }
    }
    return held
  }

  private func follow(
    _ transition: CompiledTransition, of declaring: CompiledState, on screen: ScreenInstance,
    event: FormatValue
  ) {
    device.onStep?(process, screen, .took(transition.key))
    guard process.steps.countTransition(at: device.now) else {
      return process.fail(
        "\(screen.name) makes more than \(Steps.transitionLimit) transitions at one instant")
    }
    guard let target = transition.target else {
      return process.actions.perform(transition.actions, on: screen, event: event)
    }
    guard let chain = chain(to: target, of: declaring, on: screen), let last = chain.last else {
      return process.fail("\(screen.name) has no state \(target)")
    }
    let kept = keptCount(chain, of: declaring, on: screen)
    leave(screen, downTo: kept, event: event)
    process.actions.perform(transition.actions, on: screen, event: event)
    guard process.crash == nil, screen.isOpen else { return }
    for state in chain.dropFirst(kept - 1) { activate(state, on: screen, event: event) }
    descend(from: last, on: screen, event: event)
  }

  /// How many activations stay: the declaring state's if the target is inside it, else those
  /// outside both the declaring state and the target.
  ///
  /// A loader that was not cancelled may deliver its result after its state was left. In that case
  /// the activations that the target shares with the active states stay.
  private func keptCount(
    _ chain: [CompiledState], of declaring: CompiledState, on screen: ScreenInstance
  ) -> Int {
    let depth = declaring.depth
    let isActive = screen.active.indices.contains(depth) && screen.active[depth].state === declaring
    let isInside = chain.count > depth && (depth == 0 || chain[depth - 1] === declaring)
    if isActive, isInside { return depth + 1 }
    let most = isActive ? depth : screen.active.count
    var kept = 1
    while kept < most, kept < chain.count, screen.active[kept].state === chain[kept - 1] {
      kept += 1
    }
    return kept
  }

  /// The states from the outermost to the target, which is the name of a sibling, else of an inner
  /// state, else a path.
  private func chain(
    to target: String, of declaring: CompiledState, on screen: ScreenInstance
  ) -> [CompiledState]? {
    let chart = screen.screen.chart
    let outer = declaring.path.lastIndex(of: ".").map { String(declaring.path[..<$0]) } ?? ""
    let siblings = chart.chain(to: outer)?.last ?? chart
    if let sibling = siblings.states.first(where: { $0.name == target }) {
      return chart.chain(to: sibling.path)
    }
    if let inner = declaring.states.first(where: { $0.name == target }) {
      return chart.chain(to: inner.path)
    }
    return chart.chain(to: target)
  }

  private func descend(from state: CompiledState, on screen: ScreenInstance, event: FormatValue) {
    var current = state
    while let name = current.initial, process.crash == nil, screen.isOpen,
      let next = current.states.first(where: { $0.name == name })
    {
      activate(next, on: screen, event: event)
      current = next
    }
  }

  private func activate(_ state: CompiledState, on screen: ScreenInstance, event: FormatValue) {
    guard process.crash == nil, screen.isOpen else { return }
    var activation = ScreenInstance.Activation(
      state: state, number: process.steps.takeActivation(), began: device.now)
    process.move(for: state.animation)
    process.dropFrames()
    process.revision += 1
    activation.timers = state.after.indices.compactMap { index in
      let delay = device.chance.delay(state.after[index].delay, source: state.after[index].source)
      return device.schedule(
        .timer(screen: screen.id, activation: activation.number, index: index), for: process,
        after: delay)
    }
    guard process.crash == nil else { return activation.timers.forEach { device.cancel($0) } }
    screen.active.append(activation)
    if state.depth > 0 {
      device.record(.entered(screen: screen.id, state: state.path))
      device.onStep?(process, screen, .entered(state: state.path))
    }
    process.actions.perform(state.entry, on: screen, event: event)
    guard screen.isOpen, process.crash == nil else { return }
    for invocation in state.invoke { process.loaders.start(invocation, of: state, on: screen) }
  }

  private func leave(_ screen: ScreenInstance, downTo kept: Int, event: FormatValue) {
    while screen.active.count > kept, let last = screen.active.last {
      last.timers.forEach { device.cancel($0) }
      process.loaders.abandonRuns(of: last)
      if !last.isLeaving {
        screen.active[screen.active.count - 1].isLeaving = true
        process.actions.perform(last.state.exit, on: screen, event: event)
      }
      // Exit actions may close the screen, and with it all of its states.
      guard process.crash == nil, screen.active.last?.number == last.number else { return }
      screen.active.removeLast()
      process.steps.recent.noteLeft(last.state.path, of: screen.name, at: device.now)
      if last.state.depth > 0 { device.record(.left(screen: screen.id, state: last.state.path)) }
      process.revision += 1
    }
  }
}

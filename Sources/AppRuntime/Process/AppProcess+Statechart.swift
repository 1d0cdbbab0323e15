import AppBuilding
import AppCompiling
import PredicateFormat
import RunJournal
import VirtualTime

extension AppProcess {
  /// Gives an event to a screen; events raised while another is answered wait their turn.
  func raise(
    _ event: String, on screen: ScreenInstance, data: FormatValue, sent: SwiftScreenEvent? = nil
  ) {
    raised.append(RaisedEvent(screen: screen, event: event, data: data, sent: sent))
    enclosed {}
  }

  /// Runs a step, and then the events that it raised.
  func enclosed(_ step: () -> Void) {
    guard !isStepping else { return step() }
    isStepping = true
    step()
    answerRaised()
    settleFocus()
    isStepping = false
    if startSequence != nil { showNextOfStart() }
  }

  /// Enters the chart of a screen that has just come to stand.
  func begin(_ screen: ScreenInstance) {
    guard screen.isStanding, crash == nil else { return }
    nested(screen) {
      activate(screen.screen.chart, on: screen, event: .null)
      descend(from: screen.screen.chart, on: screen, event: .null)
      if let run = screen.run { begin(run, on: screen) }
    }
  }

  /// Leaves every state of a screen that goes away.
  func end(_ screen: ScreenInstance) {
    nested(screen) { leave(screen, downTo: 0, event: .null) }
    screen.isStanding = false
    standing[screen.id] = nil
    screen.delayed.values.forEach { device.cancel($0.handle) }
    screen.delayed = [:]
    if focus?.screen == screen.id { dismissKeyboard() }
  }

  /// Takes the first transition of a list whose guard holds, if there is one.
  func take(
    _ transitions: [CompiledTransition], of state: CompiledState, on screen: ScreenInstance,
    event: FormatValue
  ) {
    guard let chosen = choose(transitions, on: screen, event: event) else { return }
    follow(chosen, of: state, on: screen, event: event)
  }

  /// A state's timer has run out.
  func timerFired(screen id: Int, activation number: Int, index: Int) {
    guard let screen = standing[id],
      let depth = screen.active.firstIndex(where: { $0.number == number })
    else { return }
    let state = screen.active[depth].state
    enclosed { take(state.after[index].transitions, of: state, on: screen, event: .null) }
  }

  /// Opens or closes a screen; those that do so to each other without end are stopped.
  private func nested(_ screen: ScreenInstance, _ step: () -> Void) {
    nesting += 1
    defer { nesting -= 1 }
    guard nesting <= Self.nestingLimit else {
      return fail(
        "\(screen.name): more than \(Self.nestingLimit) screens open or close each other "
          + "at one instant")
    }
    step()
  }

  private func answer(_ raised: RaisedEvent) {
    guard let run = raised.screen.run else {
      return answer(raised.event, data: raised.data, on: raised.screen)
    }
    answer(
      raised.sent, named: raised.event, data: raised.data, by: run, on: raised.screen)
  }

  private func answerRaised() {
    var steps = 0
    while steps < raised.count {
      guard steps < Self.raiseLimit else {
        fail(
          "\(raised[steps].screen.name) raised more than \(Self.raiseLimit) events at one instant")
        break
      }
      let next = raised[steps]
      steps += 1
      if next.screen.isStanding { answer(next) }
    }
    raised.removeAll(keepingCapacity: true)
  }

  /// Tries the innermost state first, then outwards to the screen itself.
  private func answer(_ event: String, data: FormatValue, on screen: ScreenInstance) {
    for depth in screen.active.indices.reversed() {
      let state = screen.active[depth].state
      guard let transitions = state.on[event],
        let chosen = choose(transitions, on: screen, event: data)
      else { continue }
      device.record(.raised(screen: screen.id, event: event, isTaken: true))
      return follow(chosen, of: state, on: screen, event: data)
    }
    let isTaken = system != nil && device.answer(event, data: data, of: self)
    device.record(.raised(screen: screen.id, event: event, isTaken: isTaken))
  }

  /// Whether some active state of a screen, or the screen itself, would take an event now.
  func answers(_ event: String, on screen: ScreenInstance, data: FormatValue) -> Bool {
    if let run = screen.run { return run.event(named: event, data: data) != nil }
    return screen.active.contains { activation in
      guard let transitions = activation.state.on[event] else { return false }
      return choose(transitions, on: screen, event: data) != nil
    }
  }

  private func choose(
    _ transitions: [CompiledTransition], on screen: ScreenInstance, event: FormatValue
  ) -> CompiledTransition? {
    transitions.first { transition in
      transition.condition?.holds(in: scope(of: screen, event: event)) ?? true
    }
  }

  private func follow(
    _ transition: CompiledTransition, of declaring: CompiledState, on screen: ScreenInstance,
    event: FormatValue
  ) {
    device.onStep?(self, screen, .took(transition.key))
    guard let target = transition.target else {
      return perform(transition.actions, on: screen, event: event)
    }
    guard let chain = chain(to: target, of: declaring, on: screen), let last = chain.last else {
      return fail("\(screen.name) has no state \(target)")
    }
    let kept = keptCount(chain, of: declaring, on: screen)
    leave(screen, downTo: kept, event: event)
    perform(transition.actions, on: screen, event: event)
    guard crash == nil, screen.isStanding else { return }
    for state in chain.dropFirst(kept - 1) { activate(state, on: screen, event: event) }
    descend(from: last, on: screen, event: event)
  }

  /// How many activations stay: the declaring state's when the target lies inside it, else those
  /// above both the declaring state and the target.
  ///
  /// The result of a loader that was not cancelled may come when its state is no longer active;
  /// then those that the target shares with what is active.
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

  /// The states from the outermost to the target: a sibling's name first, else that of a state
  /// inside, else a path.
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
    while let name = current.initial, crash == nil, screen.isStanding,
      let next = current.states.first(where: { $0.name == name })
    {
      activate(next, on: screen, event: event)
      current = next
    }
  }

  private func activate(_ state: CompiledState, on screen: ScreenInstance, event: FormatValue) {
    guard crash == nil, screen.isStanding else { return }
    var activation = ScreenInstance.Activation(
      state: state, number: nextActivation, began: device.now)
    move(for: state.animation)
    dropFrames()
    nextActivation += 1
    revision += 1
    activation.timers = state.after.indices.compactMap { index in
      let delay = device.chance.delay(state.after[index].delay, source: state.after[index].source)
      return device.schedule(
        .timer(screen: screen.id, activation: activation.number, index: index), for: self,
        after: delay)
    }
    guard crash == nil else { return activation.timers.forEach { device.cancel($0) } }
    screen.active.append(activation)
    if state.depth > 0 {
      device.record(.entered(screen: screen.id, state: state.path))
      device.onStep?(self, screen, .entered(state: state.path))
    }
    perform(state.entry, on: screen, event: event)
    guard screen.isStanding, crash == nil else { return }
    for invocation in state.invoke { start(invocation, of: state, on: screen) }
  }

  private func leave(_ screen: ScreenInstance, downTo kept: Int, event: FormatValue) {
    while screen.active.count > kept, let last = screen.active.last {
      last.timers.forEach { device.cancel($0) }
      abandonRuns(of: last)
      if !last.isLeaving {
        screen.active[screen.active.count - 1].isLeaving = true
        perform(last.state.exit, on: screen, event: event)
      }
      // Exit actions may take the screen away, and with it all of its states.
      guard crash == nil, screen.active.last?.number == last.number else { return }
      screen.active.removeLast()
      if last.state.depth > 0 { device.record(.left(screen: screen.id, state: last.state.path)) }
      revision += 1
    }
  }
}

import PredicateFormat
import VirtualTime

extension AppProcess {
  /// Gives an event to a screen; events raised while another is answered wait their turn.
  func raise(_ event: String, on screen: ScreenInstance, data: FormatValue) {
    raised.append((screen, event, data))
    enclosed {}
  }

  /// Runs a step, and then the events that it raised.
  func enclosed(_ step: () -> Void) {
    guard stepDepth < Self.stepLimit else {
      return fail("more than \(Self.stepLimit) screens open one another at one instant")
    }
    stepDepth += 1
    defer { stepDepth -= 1 }
    guard !isStepping else { return step() }
    isStepping = true
    defer { isStepping = false }
    step()
    answerRaised()
  }

  /// Enters the chart of a screen that has just come to stand.
  func begin(_ screen: ScreenInstance) {
    activate(screen.screen.chart, on: screen, event: .null)
    descend(from: screen.screen.chart, on: screen, event: .null)
  }

  /// Leaves every state of a screen that goes away.
  func end(_ screen: ScreenInstance) {
    leave(screen, downTo: 0, event: .null)
    screen.isStanding = false
    standing[screen.id] = nil
    if focus?.screen == screen.id { focus = nil }
  }

  /// Takes the first transition of a list whose guard holds, if there is one.
  func take(
    _ transitions: [CompiledTransition], of depth: Int, on screen: ScreenInstance,
    event: FormatValue
  ) {
    guard let chosen = choose(transitions, on: screen, event: event) else { return }
    follow(chosen, from: depth, on: screen, event: event)
  }

  /// A state's timer has run out.
  func timerFired(screen id: Int, activation number: Int, index: Int) {
    guard let screen = standing[id],
      let depth = screen.active.firstIndex(where: { $0.number == number })
    else { return }
    let timer = screen.active[depth].state.after[index]
    enclosed { take(timer.transitions, of: depth, on: screen, event: .null) }
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
      if next.screen.isStanding { answer(next.event, data: next.data, on: next.screen) }
    }
    raised.removeAll(keepingCapacity: true)
  }

  /// Tries the innermost state first, then outwards to the screen itself.
  private func answer(_ event: String, data: FormatValue, on screen: ScreenInstance) {
    for depth in screen.active.indices.reversed() {
      guard let transitions = screen.active[depth].state.on[event],
        let chosen = choose(transitions, on: screen, event: data)
      else { continue }
      device.record(.raised(screen: screen.id, event: event, isTaken: true))
      return follow(chosen, from: depth, on: screen, event: data)
    }
    device.record(.raised(screen: screen.id, event: event, isTaken: false))
  }

  private func choose(
    _ transitions: [CompiledTransition], on screen: ScreenInstance, event: FormatValue
  ) -> CompiledTransition? {
    transitions.first { transition in
      transition.condition?.holds(in: scope(of: screen, event: event)) ?? true
    }
  }

  private func follow(
    _ transition: CompiledTransition, from depth: Int, on screen: ScreenInstance,
    event: FormatValue
  ) {
    guard let target = transition.target else {
      return perform(transition.actions, on: screen, event: event)
    }
    guard let chain = chain(to: target, from: depth, on: screen), let last = chain.last else {
      return fail("\(screen.name) has no state \(target)")
    }
    let declaring = screen.active[depth].state
    let isInside = chain.contains { $0 === declaring } && last !== declaring
    let kept = isInside ? depth + 1 : keptDepth(chain, declaredAt: depth, on: screen)
    leave(screen, downTo: kept, event: event)
    perform(transition.actions, on: screen, event: event)
    guard crash == nil, screen.isStanding else { return }
    for state in chain.dropFirst(kept - 1) { activate(state, on: screen, event: event) }
    descend(from: last, on: screen, event: event)
  }

  /// How many activations stay: those above both the declaring state and the target.
  private func keptDepth(
    _ chain: [CompiledState], declaredAt depth: Int, on screen: ScreenInstance
  ) -> Int {
    var kept = 1
    while kept < depth, kept - 1 < chain.count - 1,
      screen.active[kept].state === chain[kept - 1]
    {
      kept += 1
    }
    return kept
  }

  /// The states from the outermost to the target: a sibling's name first, else a path.
  private func chain(
    to target: String, from depth: Int, on screen: ScreenInstance
  ) -> [CompiledState]? {
    let declaring = screen.active[depth].state
    let siblings = depth == 0 ? declaring : screen.active[depth - 1].state
    if let sibling = siblings.states.first(where: { $0.name == target }) {
      return screen.screen.chart.chain(to: sibling.path)
    }
    if let inner = declaring.states.first(where: { $0.name == target }) {
      return screen.screen.chart.chain(to: inner.path)
    }
    return screen.screen.chart.chain(to: target)
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
    var activation = ScreenInstance.Activation(state: state, number: nextActivation)
    nextActivation += 1
    revision += 1
    activation.timers = state.after.indices.compactMap { index in
      let delay = device.sample(state.after[index].delay, source: state.after[index].source)
      return device.schedule(
        .timer(screen: screen.id, activation: activation.number, index: index), after: delay)
    }
    screen.active.append(activation)
    if state.depth > 0 { device.record(.entered(screen: screen.id, state: state.path)) }
    perform(state.entry, on: screen, event: event)
    guard screen.isStanding, crash == nil else { return }
    for invocation in state.invoke { start(invocation, on: screen, activation: activation.number) }
  }

  private func leave(_ screen: ScreenInstance, downTo kept: Int, event: FormatValue) {
    while screen.active.count > kept, let last = screen.active.last {
      last.timers.forEach { device.cancel($0) }
      abandonRuns(of: last.number)
      if !last.isLeaving {
        screen.active[screen.active.count - 1].isLeaving = true
        perform(last.state.exit, on: screen, event: event)
      }
      guard screen.active.last?.number == last.number else { continue }
      screen.active.removeLast()
      if last.state.depth > 0 { device.record(.left(screen: screen.id, state: last.state.path)) }
      revision += 1
    }
  }
}

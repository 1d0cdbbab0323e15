import SimulatedApp

/// A statechart run the obvious way, on paths of names: slow, short, and unlike the real one.
struct NaiveChart {
  typealias Path = [String]

  private struct Timer {
    let deadline: Int
    let owner: Path
    let transitions: [TransitionDefinition]
  }

  private let screen: ScreenDefinition
  private var active: Path = []
  private var context: [String: String] = [:]
  private var raised: [String] = []
  private var timers: [Timer] = []
  private var now = 0
  private(set) var trace: [String] = []

  init(_ screen: ScreenDefinition) {
    self.screen = screen
    enter(downTo: initial(of: []))
    answerRaised()
  }

  mutating func send(_ event: String) {
    raised.append(event)
    answerRaised()
  }

  /// Lets so many seconds pass, the earliest timer first, of two at once the older one.
  mutating func pass(_ seconds: Int) {
    let end = now + seconds
    while let next = timers.indices.min(by: { timers[$0].deadline < timers[$1].deadline }),
      timers[next].deadline <= end
    {
      let timer = timers.remove(at: next)
      now = timer.deadline
      if let chosen = timer.transitions.first(where: holds) { follow(chosen, from: timer.owner) }
      answerRaised()
    }
    now = end
  }

  private mutating func answerRaised() {
    while !raised.isEmpty { answer(raised.removeFirst()) }
  }

  private mutating func answer(_ event: String) {
    for length in (0...active.count).reversed() {
      let owner = Path(active.prefix(length))
      let transitions = events(of: owner).filter { $0.event == event }.flatMap(\.transitions)
      guard let chosen = transitions.first(where: holds) else { continue }
      trace.append(event)
      return follow(chosen, from: owner)
    }
    trace.append(event + "?")
  }

  private mutating func follow(_ transition: TransitionDefinition, from owner: Path) {
    guard let name = transition.target else { return perform(transition.actions) }
    let target = resolve(name, from: owner)
    let isInside = target.count > owner.count && target.starts(with: owner)
    let common = isInside ? owner : properCommon(owner, target)
    while active.count > common.count {
      timers.removeAll { $0.owner == active }
      perform(state(at: active)?.exit ?? [])
      trace.append("-" + active.joined(separator: "."))
      active.removeLast()
    }
    perform(transition.actions)
    enter(downTo: initial(of: target))
  }

  private mutating func enter(downTo target: Path) {
    while active.count < target.count {
      active.append(target[active.count])
      trace.append("+" + active.joined(separator: "."))
      let entered = state(at: active)
      for timer in entered?.after ?? [] {
        let seconds = (timer.delay.onlyValue?.nanoseconds ?? 0) / 1_000_000_000
        timers.append(
          Timer(deadline: now + Int(seconds), owner: active, transitions: timer.transitions))
      }
      perform(entered?.entry ?? [])
    }
  }

  private mutating func perform(_ actions: [ActionDefinition]) {
    for action in actions {
      switch action {
      case .assign(let key, let expression):
        context[key] = expression
        trace.append("\(key)=\(expression)")
      case .raise(let event, _): raised.append(event)
      default: break
      }
    }
  }

  /// Guards are of the form `n == 1`.
  private func holds(_ transition: TransitionDefinition) -> Bool {
    guard let words = transition.guard?.split(separator: " ").map(String.init) else { return true }
    return context[words[0]] == words[2]
  }

  private func state(at path: Path) -> StateDefinition? {
    var states = screen.states
    var found: StateDefinition?
    for name in path {
      found = states.first { $0.name == name }
      guard let found else { return nil }
      states = found.states
    }
    return found
  }

  private func events(of path: Path) -> [EventDefinition] {
    path.isEmpty ? screen.on : state(at: path)?.on ?? []
  }

  private func initial(of path: Path) -> Path {
    let states = path.isEmpty ? screen.states : state(at: path)?.states ?? []
    guard let first = states.first else { return path }
    let named = path.isEmpty ? screen.initial : state(at: path)?.initial
    return initial(of: path + [named ?? first.name])
  }

  private func resolve(_ name: String, from owner: Path) -> Path {
    for candidate in [owner.dropLast() + [name], owner + [name]]
    where state(at: candidate) != nil { return candidate }
    return name.split(separator: ".").map(String.init)
  }

  private func properCommon(_ one: Path, _ other: Path) -> Path {
    var common: Path = []
    while common.count + 1 < min(one.count, other.count),
      one[common.count] == other[common.count]
    {
      common.append(one[common.count])
    }
    return common
  }
}

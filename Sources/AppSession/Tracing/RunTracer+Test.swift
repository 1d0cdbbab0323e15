import AccessibilityTree
import AppModel
import AppRuntime
import VirtualTime

extension RunTracer {
  /// Notes a look of the test; inside a wait only the last one counts.
  func look(_ words: @autoclosure () -> String, _ observation: Observation) {
    guard !isPaused else { return }
    let sight = isDetailed ? sight(of: observation) : nil
    if isHoldingLooks {
      heldLooks.append((words(), observation, sight))
    } else {
      stepped(words(), looking, [observation])
      keep(sight)
    }
  }

  /// Forgets a look that is made again.
  func lookAgain() {
    guard !isHoldingLooks, trace.happenings.last?.actor == .test,
      trace.happenings.last?.observations.isEmpty == false
    else { return }
    isBlocked = true
    trace.happenings.removeLast()
    if easing?.isAdding == true { addedSteps -= 1 } else { testSteps -= 1 }
    current = lastTestStep
  }

  /// Notes something that the test does.
  func act(_ words: String, _ origin: HappeningOrigin, _ step: () -> Void) {
    guard !isPaused else { return step() }
    stepped(words, origin, [])
    watchingView(step)
  }

  /// Notes a touch, which hangs on what is at the point, and on the element found before it: an
  /// event that moves that one counts, even where the run had another layout by then.
  func touch(_ words: String, at point: ElementPoint, _ step: () -> Void) {
    guard !isPaused else { return step() }
    let found = lastTestStep.map { trace.happenings[$0].observations } ?? []
    stepped(words, .touch, [.point(point)] + found)
    watchingView(step)
  }

  /// Runs a wait, of which only the last round of looks is kept; one that is not polled looks at
  /// each thing that happens.
  func waiting(
    atMost limit: VirtualDuration, isPolled: Bool = true, _ wait: () -> Bool
  ) -> Bool {
    guard !isHoldingLooks else { return wait() }
    let began = device.now
    isHoldingLooks = true
    heldLooks = []
    let isMet = wait()
    isHoldingLooks = false
    for look in heldLooks {
      stepped(look.words, looking, [look.observation])
      keep(look.sight)
      guard let current else { continue }
      trace.happenings[current].wait = WaitSpan(
        began: began, limit: limit, isMet: isMet, isPolled: isPolled)
    }
    heldLooks = []
    return isMet
  }

  /// Begins a further round of looks of a wait.
  func nextRound() {
    if !heldLooks.isEmpty { isBlocked = true }
    heldLooks = []
  }

  /// Lets whoever schedules the run decide what happens before the test goes on.
  func beforeStep() {
    guard !isPaused, let scheduler else { return }
    scheduler.willStep(self)
    device.run(to: device.now)
  }

  func stepped(
    _ words: String, _ origin: HappeningOrigin, _ observations: [Observation]
  ) {
    let isAdded = easing?.isAdding ?? false
    if isAdded { addedSteps += 1 } else { testSteps += 1 }
    isBlocked = false
    append(
      Happening(
        name: isAdded ? "added step \(addedSteps)" : "step \(testSteps)", words: words,
        actor: .test, origin: origin,
        instant: device.now, cause: nil, draw: nil, offset: .zero))
    guard let current else { return }
    trace.happenings[current].observations = observations
    trace.happenings[current].aim = device.aim
    for case .variable(let name) in observations { read(name) }
    trace.happenings[current].slept = slept
    slept = .zero
    if origin == .touch || origin == .look(isOfSystem: true) {
      read("alerts")
      read("banner")
    }
    if isDetailed { trace.happenings[current].site = device.locator?() }
  }

  private var looking: HappeningOrigin {
    .look(isOfSystem: device.aim == SystemApp.springBoard.bundleIdentifier)
  }

  private func keep(_ sight: Sight?) {
    if let current { trace.happenings[current].sight = sight }
  }

  /// What a look finds, without a draw of chance.
  private func sight(of observation: Observation) -> Sight? {
    guard let snapshot = view() else { return nil }
    let query: Query
    switch observation {
    case .exists(let asked), .count(let asked), .rows(let asked): query = asked
    case .point, .variable: return nil
    }
    let matches = Resolver().resolve(query, in: snapshot.indexed)
    let first = matches.first.map { snapshot.tree[$0] }
    return Sight(
      count: matches.count, label: first?.label ?? "", frame: first?.frame.text ?? "",
      isHittable: matches.first.flatMap { snapshot.tree.hitPoint(of: $0) } != nil,
      identifiers: matches.prefix(4).map { snapshot.tree[$0].identifier })
  }

  private var lastTestStep: Int? { trace.happenings.lastIndex { $0.actor == .test } }
}

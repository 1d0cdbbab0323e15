import AccessibilityTree
import AppBuilding
import AppCompiling
import AppModel
import AppRuntime
package import VirtualTime

extension RunTracer: SessionObserver {
  package func testLooked(_ words: String, at observation: Observation) {
    guard !isPaused else { return }
    let sight = isDetailed ? sight(of: observation) : nil
    if waitLooks.isHolding {
      closeUnannounced()
      settle()
      waitLooks.looks.append(
        WaitLooks.Look(
          words: words, observation: observation, sight: sight, instant: device.now,
          place: trace.happenings.count))
    } else {
      stepped(words, looking, [observation])
      keep(sight)
    }
  }

  package func testAskedForInterruptions() {
    read("alerts")
    read("banner")
  }

  package func testAskedForFrames() {
    guard waitLooks.isHolding, !isPaused, let last = waitLooks.looks.indices.last else {
      return read(Self.frames)
    }
    waitLooks.looks[last].asksForFrames = true
  }

  package func testWillLookAgain() {
    guard !waitLooks.isHolding, trace.happenings.last?.actor == .test,
      trace.happenings.last?.observations.isEmpty == false
    else { return }
    isBlocked = true
    let last = trace.happenings.removeLast()
    sinceStep.firstLook = last.firstLook ?? last.instant
    sinceStep.idleWaits = last.idleWaits
    if easing?.isAdding == true { steps.added -= 1 } else { steps.test -= 1 }
    current = lastTestStep
  }

  package func testWillAct(_ action: TestAction) {
    guard !isPaused else { return }
    switch action.kind {
    case .key: stepped(action.words, .key, [])
    case .process: stepped(action.words, .act, [])
    case .touch(let point):
      // A touch depends on what is at the point, and on the element found before it: an event that
      // moves that element counts, even if the run had another layout by then.
      let found = lastTestStep.map { trace.happenings[$0].observations } ?? []
      stepped(action.words, .touch, [.point(point)] + found)
    }
    shown.action = beginWatching()
  }

  package func testActed() {
    guard let action = shown.action else { return }
    shown.action = nil
    endWatching(action)
  }

  package func waitBegan(atMost limit: VirtualDuration, isPolled: Bool) {
    waitLooks.depth += 1
    guard waitLooks.depth == 1 else { return }
    waitLooks.began = device.now
    waitLooks.limit = limit
    waitLooks.isPolled = isPolled
    waitLooks.looks = []
    waitLooks.missesOrder = false
  }

  package func waitMissedItsOrder() { waitLooks.missesOrder = true }

  package func waitEnded(isMet: Bool) {
    waitLooks.depth = max(0, waitLooks.depth - 1)
    if !waitLooks.isHolding { addLooks(isMet: isMet) }
  }

  /// Adds the looks of the last round of a wait.
  private func addLooks(isMet: Bool, isLeft: Bool = false) {
    let wait = waitLooks
    waitLooks.looks = []
    for (number, look) in wait.looks.enumerated() {
      stepped(look.words, looking, [look.observation], at: look.instant)
      keep(look.sight)
      if look.asksForFrames { read(Self.frames) }
      guard let current, !trace.isCut else { continue }
      trace.happenings[current].wait = WaitSpan(
        began: wait.began, limit: wait.limit, isMet: isMet, isPolled: wait.isPolled,
        isLeft: isLeft, missesOrder: wait.missesOrder)
      moveLast(to: look.place + number)
    }
  }

  /// Adds the looks of a wait that the test left because one of them failed.
  func leaveWait() {
    if waitLooks.isHolding { addLooks(isMet: false, isLeft: true) }
    waitLooks.depth = 0
  }

  /// Moves the last happening to the place that it had in the run.
  ///
  /// Only the end of a wait shows which of its looks are the last, and the app runs until then.
  private func moveLast(to place: Int) {
    let last = trace.happenings.count - 1
    guard place < last else { return }
    let moved = { (index: Int) in index == last ? place : index < place ? index : index + 1 }
    trace.moveLast(to: place, moved)
    tickets = tickets.mapValues { $0.moved(moved) }
    shown.movePlaces(moved)
    names.movePlaces(moved)
    current = current.map(moved)
  }

  package func waitWillLook() {
    if !waitLooks.looks.isEmpty { isBlocked = true }
    waitLooks.looks = []
  }

  /// Lets the scheduler of the run decide what happens before the next step of the test.
  package func testWillStep() {
    guard !isPaused, let scheduler else { return }
    scheduler.willStep(self)
    device.run(to: device.now)
  }

  package func testWaitedForIdle(of app: String, since began: VirtualInstant) {
    guard !isPaused, rest == nil else { return }
    sinceStep.idleWaits.append(IdleWait(app: app, began: began, ended: device.now))
  }

  package func testSlept(_ duration: VirtualDuration) { sinceStep.slept += duration }

  /// Adds a step of the test.
  func stepped(
    _ words: String, _ origin: HappeningOrigin, _ observations: [Observation],
    at instant: VirtualInstant? = nil
  ) {
    let isAdded = easing?.isAdding ?? false
    if isAdded { steps.added += 1 } else { steps.test += 1 }
    isBlocked = false
    append(
      Happening(
        name: isAdded ? "\(Happening.addedStep)\(steps.added)" : "step \(steps.test)", words: words,
        actor: .test, origin: origin,
        instant: instant ?? device.now, cause: nil, draw: nil, offset: .zero))
    guard let current else { return }
    trace.happenings[current].observations = observations
    trace.happenings[current].aim = device.aim
    noteEndlessMovement(observations)
    for case .variable(let name) in observations { read(name) }
    trace.happenings[current].firstLook = sinceStep.firstLook
    trace.happenings[current].idleWaits = sinceStep.idleWaits
    trace.happenings[current].slept = sinceStep.slept
    sinceStep = SinceStep()
    if origin == .touch || origin == .look(isOfSystem: true) { testAskedForInterruptions() }
    if origin == .touch { read(Self.frames) }
    if isDetailed { trace.happenings[current].site = device.locator?() }
    guard origin.isDone, let screen = device.process?.frontScreen else { return }
    if screen.screen.definition.isOwnSource { noteOwnCode() }
  }

  private var looking: HappeningOrigin {
    .look(isOfSystem: device.aim == SystemApp.springBoard.bundleIdentifier)
  }

  private func keep(_ sight: Sight?) {
    if let current { trace.happenings[current].sight = sight }
  }

  /// What a look finds, without random draws.
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

import AccessibilityTree
import SimulatedApp
import VirtualTime

/// Walks one walk and writes its steps.
struct WalkWriter {
  private let walk: Walk
  private let map: WalkMap
  /// The waiting steps by move; nil to find out what to wait for.
  private let waits: [Int: [TestStep]]?
  private let route: RouteWalk
  private let firstScreen: String

  private var opening: [TestStep] = []
  private var moves: [WalkScript.Move] = []
  private var cut: String?
  /// For each move that waits, steps that let exactly the needed time pass.
  private(set) var exactWaits: [Int: [TestStep]] = [:]
  /// For some of them, steps that wait for what appears.
  private(set) var seenWaits: [Int: [TestStep]] = [:]
  /// The move whose wait led to the wrong place, if any.
  private(set) var brokenWait: Int?

  init(_ walk: Walk, _ map: WalkMap, _ app: CompiledApp, waits: [Int: [TestStep]]?) {
    self.walk = walk
    self.map = map
    self.waits = waits
    route = RouteWalk(app, coordinator: walk.coordinator)
    firstScreen = route.frontScreen ?? ""
  }

  var script: WalkScript {
    WalkScript(
      coordinator: walk.coordinator, opening: opening,
      firstScreen: firstScreen, moves: moves, taken: Array(walk.passages.prefix(moves.count)),
      cut: cut)
  }

  mutating func write() {
    guard let first = route.snapshot else { return cut = "the app does not come to the front" }
    opening = SeenChange(from: nil, to: first).steps
    for passage in walk.passages {
      guard take(map.passages[passage]) else { return }
    }
  }

  private mutating func take(_ passage: WalkMap.Passage) -> Bool {
    route.beginMove()
    guard let before = route.snapshot else { return stop("the app is not in front") }
    let words = words(of: passage.move, in: before)
    let steps: [TestStep]
    do throws(TestStep.Failure) {
      if case .wait(let failing) = passage.move {
        steps = try wait(failing: failing, before)
      } else {
        steps = try act(passage.move) + seen(since: before)
      }
    } catch {
      if passage.move.isWait { brokenWait = moves.count }
      return stop("\(passage.move): \(error)")
    }
    guard route.signature == map.places[passage.to].signature else {
      if passage.move.isWait { brokenWait = moves.count }
      return stop("\(passage.move) leads to a different place than before")
    }
    moves.append(
      WalkScript.Move(
        words: words, steps: steps, screen: route.frontScreen ?? "",
        state: route.frontState))
    return true
  }

  private mutating func stop(_ reason: String) -> Bool {
    cut = reason
    return false
  }

  /// A move in words, by the element's label or else its identifier.
  private func words(of move: RouteMove, in screen: ScreenSnapshot) -> String {
    guard case .gesture(let gesture, _, let fillsIn) = move,
      let node = route.node(touchedBy: move)
    else { return move.description }
    let tree = screen.tree
    let names = [tree.label(of: node), tree.identifier(of: node)].filter { !$0.isEmpty }
    let name = names.first.map { "\"\($0)\"" } ?? "a " + tree.type(of: node).caseName
    return "\(gesture.rawValue) \(name)" + (fillsIn ? " with the fields filled in" : "")
  }

  // MARK: - Moves that touch

  private func act(_ move: RouteMove) throws(TestStep.Failure) -> [TestStep] {
    var steps: [TestStep] = []
    if case .gesture(_, _, fillsIn: true) = move { steps = try fillIn() }
    guard let tree = route.snapshot, let node = route.node(touchedBy: move),
      let path = ElementPath(to: node, in: tree.indexed)
    else { throw TestStep.Failure(description: "there is nothing to touch") }
    for step in try Self.steps(of: move, on: path) {
      try step.run(on: route.session)
      steps.append(step)
    }
    return steps
  }

  private func seen(since before: ScreenSnapshot) throws(TestStep.Failure) -> [TestStep] {
    guard let after = route.snapshot else { return [] }
    let steps = SeenChange(from: before, to: after).steps
    for step in steps { try step.run(on: route.session) }
    return steps
  }

  private func fillIn() throws(TestStep.Failure) -> [TestStep] {
    var steps: [TestStep] = []
    let paths = route.snapshot.map { tree in
      route.fieldsToFill.compactMap { field in
        ElementPath(to: field.node, in: tree.indexed).map { (path: $0, submits: field.submits) }
      }
    }
    for field in paths ?? [] {
      // The return key hides the keyboard, unless it does more.
      let text = RouteWalk.sampleText + (field.submits ? "" : "\n")
      for step in [TestStep.gesture(.tap, field.path), .type(text, into: field.path)] {
        try step.run(on: route.session)
        steps.append(step)
      }
    }
    return steps
  }

  private static func steps(
    of move: RouteMove, on path: ElementPath
  ) throws(TestStep.Failure) -> [TestStep] {
    guard case .gesture(let gesture, _, _) = move else { return [.gesture(.tap, path)] }
    switch gesture {
    case .tap: return [.gesture(.tap, path)]
    case .doubleTap: return [.gesture(.doubleTap, path)]
    case .tripleTap: return [.gesture(.taps(3), path)]
    case .twoFingerTap: return [.gesture(.twoFingerTap, path)]
    case .longPress: return [.gesture(.longPress, path)]
    case .swipeUp: return [.gesture(.swipeUp, path)]
    case .swipeDown, .refresh: return [.gesture(.swipeDown, path)]
    case .swipeLeft: return [.gesture(.swipeLeft, path)]
    case .swipeRight: return [.gesture(.swipeRight, path)]
    case .submit: return [.gesture(.tap, path), .type("\n", into: path)]
    case .pinch, .rotate, .hover, .rightClick, .scroll, .reachEnd, .change, .cancel:
      throw TestStep.Failure(description: "no step of a written test does that")
    }
  }

  // MARK: - Moves that wait

  private mutating func wait(
    failing: Bool, _ before: ScreenSnapshot
  ) throws(TestStep.Failure) -> [TestStep] {
    guard let waits else { return try look(ahead: failing, before) }
    let steps = waits[moves.count] ?? []
    for step in steps { try step.run(on: route.session) }
    return steps
  }

  /// Lets the next event happen, and records the visible changes that a test can wait for.
  private mutating func look(
    ahead failing: Bool, _ before: ScreenSnapshot
  ) throws(TestStep.Failure) -> [TestStep] {
    guard let due = route.session.nextEvent else {
      throw TestStep.Failure(description: "nothing is pending")
    }
    let (start, form) = (route.session.now, route.shownForm)
    var (next, events): (VirtualInstant?, Int) = (due, 0)
    route.session.device.force(nil, toFail: failing)
    while let instant = next {
      try TestStep.pause(instant - route.session.now).run(on: route.session)
      events += 1
      next = route.waitsOn(from: form, events: events) ? route.session.nextEvent : nil
    }
    let duration = route.session.now - start
    route.session.device.force(nil, toFail: false)
    let fails = failing ? route.failedLoaders.map { TestStep.fail(loader: $0) } : []
    exactWaits[moves.count] = fails + [.pause(duration)]
    if let after = route.snapshot,
      let seen = SeenChange(from: before, to: after).step(within: duration)
    {
      seenWaits[moves.count] = fails + [seen]
    }
    return []
  }
}

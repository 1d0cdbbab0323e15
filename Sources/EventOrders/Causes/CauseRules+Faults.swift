import AccessibilityTree
import SimulatedApp
import Trials
import VirtualTime

/// The faults that a failure needs determine most causes directly.
extension CauseRules {
  func byFaults() -> CauseFinding? {
    let kinds = FaultKind.allCases.filter { evidence.has($0) }
    guard let kind = kinds.min(by: { Self.rank($0) < Self.rank($1) }) else { return nil }
    return onSurroundings(kind) ?? onAppRace(kind) ?? onEvents(kind)
  }

  /// The kinds that determine a cause best come first.
  private static func rank(_ kind: FaultKind) -> Int {
    let order: [FaultKind] = [
      .screenshot, .lostHelper,
      .storedState, .clock, .collectionOrder, .rowOrder, .language, .noKeyboard, .textSize, .device,
      .swallowedTap, .lateKeyboard, .alert, .lateResult, .tieOrder, .animations, .droppedFrames,
      .staleSnapshot, .nearOrder, .loaderFailure, .slowDevice, .slowNetwork,
    ]
    return order.firstIndex(of: kind) ?? order.count
  }

  private func onSurroundings(_ kind: FaultKind) -> CauseFinding? {
    switch kind {
    case .storedState:
      CauseFinding(.testOrder, "it fails only with what another test has stored")
    case .clock:
      CauseFinding(.time, blame: clockBlame, "it fails only at some dates or times")
    case .collectionOrder:
      CauseFinding(
        .unorderedCollections, blame: picksOne ? .app : .test,
        "it fails in some orders of an unordered list")
    case .rowOrder:
      CauseFinding(
        comparesAll ? .unorderedCollections : .selectorIssue,
        "it fails if the rows arrive in another order")
    case .language:
      CauseFinding(languageCause, "it fails only in another language")
    case .noKeyboard:
      CauseFinding(.platformIssue, "it fails only if a keyboard is connected")
    case .screenshot, .lostHelper:
      CauseFinding(.platformIssue, "it fails if the tool that drives the app fails")
    case .textSize: CauseFinding(.layoutDifference, "it fails only at some text sizes")
    case .device: CauseFinding(.layoutDifference, "it fails only on some devices")
    default: nil
    }
  }

  /// A slow network or device only reveals what the app or the test cannot handle.
  private func onAppRace(_ kind: FaultKind) -> CauseFinding? {
    guard [.slowNetwork, .slowDevice, .nearOrder, .loaderFailure].contains(kind),
      schedule?.orders.isEmpty == false, let found = byOrders()
    else { return nil }
    return found.blame == .app || kind == .slowNetwork ? found : nil
  }

  private func onEvents(_ kind: FaultKind) -> CauseFinding {
    switch kind {
    case .swallowedTap: CauseFinding(.runnerInteraction, "it fails if a tap is lost")
    case .lateKeyboard:
      CauseFinding(.runnerInteraction, "it fails if the focus comes after the keys")
    case .alert: CauseFinding(.runnerInteraction, "it fails if an alert of the system appears")
    case .lateResult:
      CauseFinding(
        .loadOrder, blame: .app, "it fails if a result arrives after its state was left")
    case .tieOrder:
      CauseFinding(.loadOrder, blame: .app, "it fails in some orders of events due at one instant")
    case .animations:
      CauseFinding(.animationTiming, "it fails with animations or without, not in both cases")
    case .droppedFrames: onDroppedFrames()
    case .staleSnapshot:
      CauseFinding(.resourceRendering, "it fails if a look sees the tree before the last change")
    case .nearOrder: onStretchedDelay()
    case .slowDevice: onSlowDevice()
    default: CauseFinding(.networkResourceLoading, "it fails if the network is bad")
    }
  }

  /// A touch is lost after a change: if a step of the test made it, the runner was too quick.
  private func onDroppedFrames() -> CauseFinding {
    let happenings = evidence.trace.happenings
    let touch = happenings.lastIndex { $0.origin == .touch && !$0.isAfterTest }
    let change = touch.flatMap { touch in
      happenings[..<touch].last { !$0.views.isEmpty && $0.cancelledBy == nil }
    }
    return change?.actor == .test
      ? CauseFinding(
        .runnerInteraction, second: .resourceRendering,
        "it fails if a touch comes while the step before is still being drawn")
      : CauseFinding(.resourceRendering, "it fails if a touch comes before the frame is drawn")
  }

  /// If a fixed delay took longer, the test or the app relies on its exact length.
  private func onStretchedDelay() -> CauseFinding {
    guard let order = schedule?.orders.last else {
      return CauseFinding(.time, "it fails if a fixed delay takes longer")
    }
    if order.isWithinApp {
      return CauseFinding(
        .loadOrder, blame: .app, by: order, "two fixed delays of the app end in the other order")
    }
    if order.eventOrigin.isLoader, let found = byOrders() { return found }
    return CauseFinding(
      .time, second: .resourceRendering, by: order,
      "the test relies on the exact length of a fixed delay of the app")
  }

  private func onSlowDevice() -> CauseFinding {
    if search.proof(of: .animationsOff) != nil {
      return CauseFinding(
        .animationTiming, second: .platformIssue,
        "it fails on a slow device, and not without animations")
    }
    return CauseFinding(
      .platformIssue, "it fails on a slow device, with and without animations")
  }

  /// Whether the test picks one element by its index, and no other.
  private var picksOne: Bool {
    guard let last = evidence.lastStep?.query, last.takesPlace else { return false }
    let places = evidence.trace.happenings.compactMap(\.query).filter(\.takesPlace).map(\.text)
    return Set(places).count == 1
  }

  /// Whether the test reads all elements of a query at once.
  private var comparesAll: Bool {
    guard let last = evidence.lastStep else { return false }
    return last.words.hasPrefix("look for all ") || last.query?.takesPlace == true && !picksOne
  }

  /// The query should not use a name that changes with the language; if the name is the system's,
  /// the platform differs.
  private var languageCause: FlakeCause {
    guard let step = evidence.lastStep else { return .platformIssue }
    if step.origin.isOfSystem { return .platformIssue }
    let isMissing = step.sight.map { $0.count == 0 } ?? true
    return isMissing && step.query?.asksForText == true ? .selectorIssue : .platformIssue
  }

  /// The app is at fault if only the device's calendar decides: the test never asks for the date,
  /// and most start dates pass.
  private var clockBlame: FlakeBlame {
    guard let seed = evidence.failing.seed as Seed?, !testAsksForDate(seed: seed) else {
      return .test
    }
    let starts = evidence.samples.compactMap { sample in
      sample.surroundings?.words(of: .clock).map { ($0, sample.isPass) }
    }
    let passing = Set(starts.filter(\.1).map(\.0)).count
    return passing > 1 ? .app : .test
  }

  /// Whether the result changes if only the test's own clock starts as usual.
  private func testAsksForDate(seed: Seed) -> Bool {
    var request = RunRequest(seed: seed)
    request.begin = { $0.testClockStart = SessionConfiguration.usualWallClockStart }
    let other = evidence.test.run(request).failures.first?.message
    if other != evidence.failing.trial.failures.first?.message { return true }
    return failsByTestClock(seed: seed)
  }

  /// Whether the test fails if only its own clock has the failing start.
  private func failsByTestClock(seed: Seed) -> Bool {
    var request = RunRequest(seed: seed)
    request.remedies = [.pin(.clock)]
    let start = evidence.failing.surroundings?.clock
    request.begin = { $0.testClockStart = start }
    return evidence.test.run(request).outcome == .failed
  }
}

extension Query {
  /// Whether it picks a match by its index.
  var takesPlace: Bool {
    steps.contains { step in
      switch step {
      case .index, .first: true
      default: false
      }
    }
  }

  /// Whether it asks for an identifying text.
  fileprivate var asksForText: Bool {
    steps.contains { step in
      switch step {
      case .matching: true
      case .matchingType(_, let identifier): identifier != nil
      default: false
      }
    }
  }
}

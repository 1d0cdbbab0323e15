import AccessibilityTree
import SimulatedApp
import Trials
import VirtualTime

/// If an order decides, the cause depends on who races with whom, and for what.
extension CauseRules {
  private var looks: LookRules { LookRules(evidence: evidence) }

  func byOrders() -> CauseFinding? { byOrders(evidence.orders) }

  func byOrders(_ orders: [SmallestSchedule.Order]) -> CauseFinding? {
    guard !orders.isEmpty else { return nil }
    if let found = orders.lazy.compactMap(byTurn).first { return found }
    if let order = orders.first(where: \.isWithinApp) {
      return (lookAfterWait(order) ?? earlyLook(orders)).map(looks.finding) ?? byRace(order)
    }
    if let order = evidence.branching(before: orders) { return byOrders([order]) }
    if let found = byMissedAlert(orders) ?? byLostInput(orders) ?? byLostFocus(orders)
      ?? byLostScreen(orders)
    {
      return found
    }
    for order in orders {
      if let found = bySystem(order) ?? byMatches(order) ?? byPlace(order) { return found }
    }
    if search.proof(of: .animationsOff) != nil {
      return CauseFinding(
        .animationTiming, by: orders.last, "without animations no order of events fails")
    }
    for order in orders where order.stepOrigin.isInput {
      let found = byCancellation(order) ?? byLostInput(order) ?? byKey(order) ?? byTouch(order)
      if let found { return found }
    }
    return looks.twoReads(orders) ?? orders.last.map(looks.finding)
  }

  /// Two requests to one stub, which gives each request the next of its answers.
  private func byTurn(_ order: SmallestSchedule.Order) -> CauseFinding? {
    evidence.stubInTurn(order).map { stub in
      CauseFinding(
        .loadOrder, by: order, "the stub \(stub) answers in turn, not by request")
    }
  }

  /// Two events of the app, either of which may come first.
  private func byRace(_ order: SmallestSchedule.Order) -> CauseFinding {
    if evidence.asksAgain(order) {
      return CauseFinding(
        .networkResourceLoading, blame: .app, second: .loadOrder, by: order,
        "the app sends a request again before the first answer, and uses both", harm: .answersTwice)
    }
    if !order.isOfChildren, evidence.beginsAgain(order) {
      if evidence.comesOfTwoTouches(order) { return CauseFinding(losingOneIn: order) }
      return CauseFinding(
        .loadOrder, blame: .app, by: order,
        "the app begins the same work again while it is under way", harm: .answersTwice)
    }
    if evidence.readsWhatRecurs(order) { return CauseFinding(atIntervals: order) }
    if let found = byCancellation(order) { return found }
    if evidence.usesEarly(order) {
      if evidence.recurs(order.names.first) {
        return CauseFinding(
          .networkResourceLoading, second: .time, by: order,
          "the test looks before the app uses \(order.sharing) again, as it does at intervals")
      }
      return CauseFinding(
        .loadOrder, blame: .app, by: order, "the app uses \(order.sharing) before it is set",
        harm: .usesEarly)
    }
    if order.isOfChildren || order.sharing == RunTrace.cancellation,
      !evidence.endsLoading(order.names.first), evidence.endsLoading(order.names.second)
    {
      return CauseFinding(
        .networkResourceLoading, blame: .app, second: .loadOrder, by: order,
        "the app gives up before the answer comes", harm: .givesUp)
    }
    let both = [order.names.first, order.names.second].map { evidence.happening($0) }
    // Each alert is shown, in front of the other or below it: nothing of the app is lost.
    if both.allSatisfy({ $0?.alertShown != nil }) {
      return CauseFinding(
        .loadOrder, by: order, "two alerts come in either order, and the test expects one order")
    }
    return CauseFinding(
      .loadOrder, blame: .app, by: order, "two events of the app race for \(order.sharing)")
  }

  /// A step, or what follows from one, ends work whose result the test needs.
  private func byCancellation(_ order: SmallestSchedule.Order) -> CauseFinding? {
    let isOfInput = order.origins.first.isInput || evidence.isOfInput(order.names.first)
    guard order.sharing == RunTrace.cancellation || evidence.endsEarly(order), isOfInput,
      evidence.endsLoading(order.names.second), !evidence.restarts(order)
    else { return nil }
    return CauseFinding(
      .loadOrder, blame: .app, second: .networkResourceLoading, by: order,
      "a step makes the app give up work that is under way", harm: .cancels)
  }

  /// The order of the first event and of the test's next look after the second event; nil if the
  /// two events race for more than the time of that look.
  ///
  /// A test that waits for one event and then looks for what another removes is too late. Whether
  /// the app handles the two one way or the other makes no difference to it.
  private func lookAfterWait(_ order: SmallestSchedule.Order) -> SmallestSchedule.Order? {
    guard let first = evidence.happening(order.names.first),
      let second = evidence.happening(order.names.second), let look = evidence.lastStep,
      let wait = evidence.wait(before: look),
      second.changes(whatIsFoundBy: wait), !second.changes(whatIsFoundBy: look),
      first.changes(whatIsFoundBy: look),
      first.writes.isDisjoint(with: second.writes.intersection(evidence.trace.values))
    else { return nil }
    return SmallestSchedule.Order(first, look, sharing: "what \(look.words) sees")
  }

  /// An order in which a look comes too early: the app's own order does not matter to a later look.
  private func earlyLook(_ orders: [SmallestSchedule.Order]) -> SmallestSchedule.Order? {
    orders.last { order in
      guard order.race?.isStepFirst == true, case .look(false) = order.stepOrigin else {
        return false
      }
      return true
    }
  }

  /// An event that closes a screen which a step has opened, and which it has nothing to do with.
  private func byLostScreen(_ orders: [SmallestSchedule.Order]) -> CauseFinding? {
    let happenings = evidence.trace.happenings
    guard let screens = evidence.trace.variables.firstIndex(of: RunTracer.openScreens) else {
      return nil
    }
    for name in orders.compactMap({ $0.race?.event }) {
      guard let place = evidence.trace.place(of: name),
        !happenings[place].isAfterTest, happenings[place].writes.contains(screens)
      else { continue }
      let (event, causes) = (happenings[place], evidence.trace.causes(of: place))
      let gone = Set(event.vanishing)
      let opening = happenings[..<place].indices.last { index in
        happenings[index].writes.contains(screens) && !causes.contains(index)
          && !gone.isDisjoint(with: happenings[index].appearing)
          && ([index] + evidence.trace.causes(of: index)).contains { happenings[$0].opensScreens }
      }
      guard let step = opening.map({ happenings[$0] }) else { continue }
      let order = SmallestSchedule.Order(step, event, sharing: RunTracer.openScreens)
      return CauseFinding(
        .loadOrder, blame: .app, by: order, "an event of the app closes what a step has opened",
        harm: .closes)
    }
    return nil
  }

  /// A touch that is meant for an alert, and comes before it.
  private func byMissedAlert(_ orders: [SmallestSchedule.Order]) -> CauseFinding? {
    let missed = orders.first { order in
      order.race?.isStepFirst == true
        && evidence.step(of: order).map(evidence.comesBeforeAlert) == true
    }
    return missed.map {
      CauseFinding(
        .resourceRendering, second: .runnerInteraction, by: $0,
        "the test touches an element below before the alert with one of that name is there")
    }
  }

  /// An event that overwrites a value which an input has written before.
  private func byLostInput(_ orders: [SmallestSchedule.Order]) -> CauseFinding? {
    for name in orders.compactMap({ $0.race?.event }) {
      guard let place = evidence.trace.place(of: name) else { continue }
      let event = evidence.trace.happenings[place]
      // The test cannot see what changes after its end.
      if event.isAfterTest { continue }
      let values = event.writes.intersection(evidence.trace.values)
      let cause = evidence.trace.happenings[..<place].lastIndex { step in
        step.origin.isInput && !step.writes.isDisjoint(with: values)
      }
      // What the input has started itself ends what the input has begun.
      if let cause, evidence.trace.causes(of: place).contains(cause) { continue }
      if evidence.recurs(event.origin) { continue }
      guard let input = cause.map({ evidence.trace.happenings[$0] }),
        let shared = input.writes.intersection(values).min()
      else { continue }
      let order = SmallestSchedule.Order(
        input, event, sharing: evidence.trace.variables[shared])
      return CauseFinding(
        .loadOrder, blame: .app, by: order, "an event of the app replaces what a step has changed")
    }
    return nil
  }

  /// The same for a value in the app's own code: an event that the step has not started changes
  /// what the step has changed.
  private func byLostInput(_ order: SmallestSchedule.Order) -> CauseFinding? {
    let trace = evidence.trace
    guard let race = order.race, race.isStepFirst, let step = evidence.step(of: order),
      let place = trace.place(of: race.event), !trace.happenings[place].isAfterTest,
      !trace.causes(of: place).contains(where: { trace.happenings[$0].name == step.name })
    else { return nil }
    let event = trace.happenings[place]
    if let shared = trace.variables.firstIndex(of: order.sharing), step.writes.contains(shared),
      event.writes.contains(shared)
    {
      return CauseFinding(
        .loadOrder, blame: .app, by: order, "an event of the app replaces what a step has changed")
    }
    return byUndoneInput(step, race.event)
  }

  /// The same for a value that the step leaves as it is, and sets back after the event in the
  /// passing run.
  private func byUndoneInput(_ step: Happening, _ event: String) -> CauseFinding? {
    let (trace, passing) = (evidence.trace, evidence.passing)
    guard let place = evidence.placeOfChange(event), let undoing = passing.place(of: step.name),
      let before = passing.place(of: trace.happenings[place].name), before < undoing
    else { return nil }
    let change = trace.happenings[place]
    guard change.actor == .app else { return nil }
    let undo = passing.happenings[undoing]
    // What the step reads decides whether it sets it.
    let undone = Set(undo.writes.subtracting(undo.reads).map { passing.variables[$0] })
    guard let shared = change.writes.map({ trace.variables[$0] }).filter(undone.contains).min()
    else { return nil }
    return CauseFinding(
      .loadOrder, blame: .app, by: .init(step, change, sharing: shared),
      "an event of the app brings back what a step has cleared")
  }

  /// An event of the app that hides the keyboard that a touch has brought up: before the first key,
  /// or between two.
  private func byLostFocus(_ orders: [SmallestSchedule.Order]) -> CauseFinding? {
    let lacksFocus = evidence.lacksFocus
    for order in orders where !order.eventOrigin.isOfSystem {
      guard let race = order.race, let place = evidence.trace.place(of: race.event),
        race.isStepFirst ? lacksFocus && order.stepOrigin == .touch : order.stepOrigin == .key
      else { continue }
      let event = evidence.trace.happenings[place]
      // What a step has started may well end its typing.
      let isOwn = evidence.trace.causes(of: place).contains {
        evidence.trace.happenings[$0].origin.isInput
      }
      guard event.hidesKeyboard, !isOwn,
        let touch = evidence.trace.happenings[..<place].last(where: { $0.origin == .touch })
      else { continue }
      return CauseFinding(
        .loadOrder, blame: .app, by: .init(touch, event, sharing: order.sharing),
        "an event of the app takes the keyboard while it is used")
    }
    return nil
  }

  /// The runner has to deal with what the system shows and when it gives a field the focus.
  private func bySystem(_ order: SmallestSchedule.Order) -> CauseFinding? {
    let lacksFocus = evidence.lacksFocus
    guard order.stepOrigin.isOfSystem || order.eventOrigin.isOfSystem || lacksFocus else {
      return nil
    }
    return CauseFinding(
      .runnerInteraction, by: order, "the test races with what the system does, not the app")
  }

  /// A query that finds two elements instead of one, where the test wants one.
  private func byMatches(_ order: SmallestSchedule.Order) -> CauseFinding? {
    guard let step = evidence.step(of: order), let race = order.race,
      let sight = step.sight, sight.count > 1, !step.countsElements,
      (evidence.passingHappening(race.step)?.sight?.count ?? 0) == 1
    else { return nil }
    let named = sight.identifiers.filter { !$0.isEmpty }
    return CauseFinding(
      .selectorIssue, blame: Set(named).count < named.count ? .app : .test, by: order,
      "the query finds \(sight.count) elements where it found one")
  }

  /// An index that selects another element, because the list is reordered or has one more element.
  private func byPlace(_ order: SmallestSchedule.Order) -> CauseFinding? {
    guard let step = evidence.step(of: order), let event = evidence.event(of: order),
      let look = step.origin.isInput ? evidence.step(before: step) : step,
      let views = event.views.first(where: { $0.app == look.aim }),
      look.query?.takesPlace == true, event.changes(whatIsFoundBy: look),
      let wanted = evidence.passingHappening(look.name)?.sight, wanted.count > 0
    else { return nil }
    let staying = Set(Happening.names(views.before)).intersection(Happening.names(views.after))
    let comesFirst =
      schedule?.orders.contains {
        $0.names == (look.name, event.name) || $0.names == (step.name, event.name)
      } == true
    // A look that has to come before the event found the right element, or one that the right one
    // is put before.
    let isMoved =
      comesFirst
      ? look.sight.map { $0.name != wanted.name && staying.contains($0.name) } ?? false
      : staying.contains(wanted.name)
    guard isMoved else { return nil }
    return CauseFinding(
      .selectorIssue, second: .resourceRendering, by: order,
      "the query finds an element by its position, and an event changes the positions")
  }

  /// A key that is pressed before the app gives another field the keyboard.
  private func byKey(_ order: SmallestSchedule.Order) -> CauseFinding? {
    guard order.stepOrigin == .key, let race = order.race, race.isStepFirst,
      evidence.passingHappening(race.event)?.focused != nil
    else { return nil }
    return CauseFinding(
      .runnerInteraction, second: .loadOrder, by: order,
      "the test types before the app has moved the keyboard to the next field")
  }

  /// A touch hits something else or comes before the app can handle it.
  private func byTouch(_ order: SmallestSchedule.Order) -> CauseFinding? {
    guard let race = order.race, let step = evidence.step(of: order),
      let event = evidence.event(of: order)
    else { return nil }
    if evidence.recurs(order) { return CauseFinding(atIntervals: order) }
    if !race.isStepFirst, event.alertShown != nil {
      return CauseFinding(
        .loadOrder, second: .runnerInteraction, by: order,
        "an alert comes in front of what the test touches")
    }
    if !race.isStepFirst, event.covers(whatIsTouchedBy: step) {
      return CauseFinding(
        .loadOrder, second: .resourceRendering, by: order,
        "a layer comes in front of what the test touches")
    }
    if race.isStepFirst, evidence.shown(by: race.event)?.uncovers(whatIsTouchedBy: step) == true {
      return CauseFinding(
        .resourceRendering, second: .runnerInteraction, by: order,
        "a layer is still in front of what the test touches")
    }
    guard event.changes(whichIsTouchedBy: step) else {
      return byState(order, step, event, isStepFirst: race.isStepFirst)
    }
    if race.isStepFirst, event.onlyRemoves {
      return CauseFinding(
        .animationTiming, second: .resourceRendering, by: order,
        "a touch hits an element that is disappearing")
    }
    if race.isStepFirst, order.eventOrigin.isLoader, evidence.isOfPoint(step) {
      return CauseFinding(
        .networkResourceLoading, second: .resourceRendering, by: order,
        "the test touches the screen before the loader has shown the element to touch")
    }
    return CauseFinding(
      .resourceRendering, by: order, "a touch hits something else than the look found there")
  }

  /// A touch hits the same element before and after the event, but has another effect.
  private func byState(
    _ order: SmallestSchedule.Order, _ step: Happening, _ event: Happening, isStepFirst: Bool
  ) -> CauseFinding {
    // A trace does not show what a touch changes in the app's own code.
    if isStepFirst, step.writes.isEmpty, !step.runsOwnCode {
      return byLostTouch(order, step, event)
    }
    if isStepFirst, event.enables(whatIsTouchedBy: step) || evidence.isIgnored(step) {
      return byLostTouch(order, step, event)
    }
    if isStepFirst, evidence.repeatsTouch(step, thatStarted: event) {
      if evidence.happensAsOften(event) { return CauseFinding(losingOneIn: order) }
      return CauseFinding(
        .loadOrder, blame: .app, by: order,
        "the app accepts a touch again while the first one's work is still under way",
        harm: .startsAgain)
    }
    if isStepFirst, evidence.beginsAgain(order) {
      return CauseFinding(
        .loadOrder, blame: .app, by: order,
        "the app repeats a pending request, and uses both answers",
        harm: .answersTwice)
    }
    // A user can touch it after the answer, too; what a timer ends is meant to end.
    if !isStepFirst, evidence.endsLoading(order) {
      return CauseFinding(
        .loadOrder, blame: .app, second: .networkResourceLoading, by: order,
        "the same touch has another effect after the \(order.loading)",
        harm: .changesTouch)
    }
    return CauseFinding(
      .loadOrder, second: .networkResourceLoading, by: order,
      isStepFirst
        ? "the test acts before the app is in the state for it"
        : "the app leaves the state for it before the test acts")
  }

  /// A touch that changes nothing, and would after the event.
  private func byLostTouch(
    _ order: SmallestSchedule.Order, _ step: Happening, _ event: Happening
  ) -> CauseFinding {
    if event.changes(whatIsTouchedBy: step) {
      return CauseFinding(
        .resourceRendering, second: .runnerInteraction, by: order,
        "the element is there before it responds to touches, and it shows that")
    }
    guard evidence.shown(by: event.name)?.relabelled.isEmpty ?? event.relabelled.isEmpty else {
      return CauseFinding(
        .loadOrder, second: .runnerInteraction, by: order,
        "the test acts before the app is in the state for it, as another element says")
    }
    return CauseFinding(
      .runnerInteraction, second: .resourceRendering, by: order,
      "the touch is lost: nothing on the screen shows that the app ignores it yet")
  }

}

extension Sight {
  /// The identifier of the first match, or else its label.
  fileprivate var name: String { identifiers.first.flatMap { $0.isEmpty ? nil : $0 } ?? label }
}

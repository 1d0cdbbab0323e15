import AccessibilityTree
import SimulatedApp
import Trials

/// Names the cause of a failure where the order of an event and a look of the test decides.
struct LookRules {
  let evidence: CauseEvidence

  /// A look comes too early or too late.
  func finding(_ order: SmallestSchedule.Order) -> CauseFinding {
    guard let race = order.race, let step = evidence.step(of: order) else {
      return CauseFinding(.resourceRendering, by: order, "a look and an event race")
    }
    if step.wait?.missesOrder == true {
      return CauseFinding(
        .loadOrder, by: order, "the test expects one order of events that come in any order")
    }
    if let found = unchangedText(order, step) { return found }
    if evidence.readsAnotherTick { return CauseFinding(atIntervals: order) }
    if race.isStepFirst, step.opensLink, evidence.endsLoading(order) {
      return CauseFinding(
        .loadOrder, blame: .app, second: .networkResourceLoading, by: order,
        "the app loses a link that comes before the \(order.loading)", harm: .losesLink)
    }
    guard race.isStepFirst else {
      if evidence.event(of: order)?.alertShown != nil {
        return CauseFinding(
          .loadOrder, second: .resourceRendering, by: order,
          "an alert of the app comes in front of what the test looks for")
      }
      if evidence.isCovered, let cover = evidence.event(of: order)?.cover(of: step) {
        return CauseFinding(
          .loadOrder, second: .resourceRendering, by: order,
          "\(cover) comes in front of what the test touches")
      }
      if evidence.recurs(order) { return CauseFinding(atIntervals: order) }
      return lostChange(order) ?? late(order, step)
    }
    if order.race?.step != evidence.lastStep?.name, let lost = lostChange(order) { return lost }
    if failsWhenLate(order) {
      if evidence.recurs(order) { return CauseFinding(atIntervals: order) }
      var finding = CauseFinding(
        .resourceRendering, by: order, "the look misses an element that is shown only briefly")
      finding.isBrief = true
      return finding
    }
    guard evidence.endsLoading(order) else {
      if evidence.recurs(order), step.wait == nil, !evidence.restsAfter(step) {
        return CauseFinding(atIntervals: order)
      }
      return CauseFinding(
        .resourceRendering, second: .time, by: order, "the look comes before a delay of the app")
    }
    if step.wait?.hasTimedOut == true {
      return CauseFinding(
        .networkResourceLoading, by: order, "the wait ends before the \(order.loading) does")
    }
    return synchronisation(order, step)
  }

  /// Two looks find the same text and should not: in the passing run it changes in between.
  private func unchangedText(
    _ order: SmallestSchedule.Order, _ step: Happening
  ) -> CauseFinding? {
    guard evidence.expectsDifference, let last = evidence.lastStep, let text = last.sight?.label,
      let changed = evidence.passingSight(of: last)?.label,
      let first = evidence.trace.happenings.last(where: { look in
        look.name != last.name && look.query != nil && look.query?.text == last.query?.text
          && !look.isAfterTest && look.sight?.label == text
      }), [first.name, last.name].contains(step.name),
      let before = evidence.passingSight(of: first)?.label, before != changed
    else { return nil }
    var finding = CauseFinding(
      .resourceRendering, second: .time, by: order,
      "the test lets a fixed time pass for a change of the text")
    finding.expectsChange = true
    return finding
  }

  /// A look after the event; right after the step that shows it, it can come no earlier, and nor
  /// can one that finds several texts too early or too late.
  private func late(_ order: SmallestSchedule.Order, _ step: Happening) -> CauseFinding {
    var finding = CauseFinding(
      .resourceRendering, by: order, "the look comes after the expected element is gone")
    let event = evidence.event(of: order)
    let changesText = event.map { !$0.relabelled.isEmpty && $0.vanishing.isEmpty } ?? false
    finding.isBrief = !evidence.restsBefore(step) || changesText && evidence.failsWithOtherTexts
    return finding
  }

  /// What came before the look: a wait for something unrelated, or a plain pause.
  private func synchronisation(
    _ order: SmallestSchedule.Order, _ step: Happening
  ) -> CauseFinding {
    let before = evidence.step(before: step)
    let hasRested = step.slept > .seconds(0.2)
    if let before, before.wait?.isMet == true, !hasRested {
      return CauseFinding(
        .resourceRendering, second: .networkResourceLoading, by: order,
        "the test waits for one element and reads another that is drawn later")
    }
    // Rows that only come or go are what a test counts; others in their place have another text.
    let replacesRows = evidence.event(of: order).map {
      !$0.appearing.isEmpty && !$0.vanishing.isEmpty
    }
    let isThere = (step.sight?.count ?? 0) > 0 && (!step.countsElements || replacesRows ?? true)
    return hasRested || !isThere
      ? CauseFinding(
        .networkResourceLoading, second: .resourceRendering, by: order,
        "the test does not wait for the \(order.loading)" + (hasRested ? ", it lets time pass" : "")
      )
      : CauseFinding(
        .resourceRendering, second: .networkResourceLoading, by: order,
        "the element is there before its final text")
  }

  /// The test reads two elements, or one before and after a step, and an event changes what is read
  /// in between.
  func twoReads(_ orders: [SmallestSchedule.Order]) -> CauseFinding? {
    for first in orders where first.race?.isStepFirst == true {
      let second = orders.first {
        $0.race?.event == first.race?.event && $0.race?.isStepFirst == false
      }
      guard let event = evidence.event(of: first), let early = evidence.step(of: first),
        let late = second.flatMap(evidence.step),
        let one = early.queryRead, let other = late.queryRead,
        [early, late].allSatisfy(event.changes(whatIsFoundBy:)),
        one != other || evidence.actsBetween(early, late)
      else { continue }
      return CauseFinding(
        evidence.endsLoading(first) ? .networkResourceLoading : .resourceRendering, by: first,
        one == other
          ? "the test reads an element twice, and what changes it comes in between"
          : "the test reads two elements, and what changes both comes in between")
    }
    return nil
  }

  /// The event that a look misses, or the part of a task that it shows, changes what was changed
  /// last by an input, at once or later, that did not lead to the event.
  private func lostChange(_ order: SmallestSchedule.Order) -> CauseFinding? {
    order.race.flatMap { evidence.placeOfChange($0.event) }.flatMap(lostChange)
  }

  /// The last event of the app before the end of the test that replaces what an input has changed.
  func lostChange() -> CauseFinding? {
    evidence.trace.happenings.indices.reversed().lazy
      .filter { !evidence.trace.happenings[$0].isAfterTest }.compactMap(lostChange).first
  }

  private func lostChange(at change: Int) -> CauseFinding? {
    let trace = evidence.trace
    guard trace.happenings[change].actor == .app else { return nil }
    let (event, causes) = (trace.happenings[change], trace.causes(of: change))
    let changes = event.writes.sorted().compactMap { shared in
      trace.happenings[..<change].lastIndex { $0.writes.contains(shared) }.map { (shared, $0) }
    }
    let lost = changes.last { _, index in
      ([index] + trace.causes(of: index)).contains {
        trace.happenings[$0].origin.isInput && !causes.contains($0)
      }
    }
    guard let (shared, place) = lost else { return nil }
    return CauseFinding(
      .loadOrder, blame: .app,
      by: .init(trace.happenings[place], event, sharing: trace.variables[shared]),
      "an event of the app replaces what a step has changed")
  }

  /// Whether another run fails the same way because the look came after the element was gone: after
  /// an event that comes later in the passing run.
  ///
  /// After a branch of the test a step with the same name can be another one.
  private func failsWhenLate(_ order: SmallestSchedule.Order) -> Bool {
    guard let race = order.race, let words = evidence.step(of: order)?.words else { return false }
    let inTime = evidence.schedule?.passing.order.changes(before: race.step) ?? []
    return evidence.runs.contains { run in
      guard evidence.isSame(run.trial), let look = run.order.place(of: race.step),
        let event = run.order.place(of: race.event)
      else { return false }
      return event < look && run.order.events[look].words == words
        && run.order.lasts(event)
        && !run.order.changes(before: race.step).isSubset(of: inTime)
    }
  }
}

extension RunOrder {
  /// Whether the app rests after an event, so that a look can see what it shows.
  fileprivate func lasts(_ event: Int) -> Bool {
    let next = events[(event + 1)...].first { !$0.isOfTest }
    return next.map { $0.instant - events[event].instant > .milliseconds(10) } ?? true
  }

  /// The names of the events before a step whose order with it matters.
  fileprivate func changes(before step: String) -> Set<String> {
    Set((place(of: step).map { earlier[$0] } ?? []).map { events[$0].text })
  }
}

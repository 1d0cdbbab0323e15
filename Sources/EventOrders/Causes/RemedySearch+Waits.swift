import AccessibilityTree
import SimulatedApp
import Trials
import VirtualTime

/// The waits that could make a failure disappear.
extension RemedySearch {
  /// Waits for what the failing step needs, and for what the racing event shows.
  func waits(for finding: CauseFinding) -> [RemedyCandidate] {
    let raced = finding.order?.race.flatMap { evidence.happening($0.step) }
    let others = (evidence.schedule?.orders ?? []).compactMap {
      $0.race.flatMap { evidence.happening($0.step) }
    }
    let steps = ([raced] + others + [evidence.lastStep]).compactMap(\.self).reduce(into: []) {
      (steps: inout [Happening], step) in
      if !steps.contains(where: { $0.name == step.name }) { steps.append(step) }
    }
    let event = finding.order?.race.flatMap { evidence.shown(by: $0.event) }
    let seconds = timeout(for: event)
    var goals: [(step: Happening, query: Query, goal: EasingPlan.Goal)] = []
    var passings: [RemedyCandidate] = []
    for step in steps {
      let looked = step.query ?? evidence.step(before: step)?.query
      let changed = looked.flatMap { query in event?.goals(for: query, in: step.aim) } ?? []
      for (query, goal) in ownGoals(of: step) + changed { goals.append((step, query, goal)) }
      if let alert = event?.alertShown, evidence.comesBeforeAlert(step) {
        let query = Query().descendants(.alert).identified(by: alert)
        goals.append((evidence.step(before: step) ?? step, query, .exists))
      }
      guard let event, mayWait(for: event, before: step) else { continue }
      goals += event.appearing.prefix(2).map { (step, evidence.element($0), .exists) }
      goals += event.vanishing.prefix(2).map { (step, evidence.element($0), .isGone) }
      goals += event.relabelled.prefix(2).map {
        (step, evidence.element($0.identifier), .says($0.label))
      }
      goals += event.selecting.prefix(2).map { (step, evidence.element($0), .isSelected(true)) }
      if let field = event.focused { goals.append((step, evidence.element(field), .hasFocus)) }
      guard isForTouch(step) else { continue }
      passings += shown(by: finding).prefix(2).compactMap {
        passing(of: evidence.element($0), before: step, seconds)
      }
    }
    goals += steps.compactMap { step in evidence.firstText(of: step).map { (step, $0, $1) } }
    let calls = goals.compactMap { goal in
      beginning(of: goal.step).map { (step: $0, query: goal.query, goal: goal.goal) }
    }
    if let first = raced.flatMap(evidence.firstInLoop), let query = first.query {
      goals.append((first, query, .mayCome))
    }
    return passings
      + (goals + calls).compactMap { candidate(before: $0.step, $0.query, $0.goal, seconds) }
  }

  /// Whether waiting for what an event shows tells when a step may come: not in a loop whose own
  /// touches lead to the event, and not where a position decides what is touched.
  private func mayWait(for event: Happening, before step: Happening) -> Bool {
    guard step.origin.isInput, let site = step.site else { return true }
    let causes = evidence.trace.place(of: event.name).map(evidence.trace.causes) ?? []
    return !causes.contains { evidence.trace.happenings[$0].site == site }
      && evidence.step(before: step)?.query?.takesPlace != true
  }

  /// What the racing event shows.
  ///
  /// The screen that a touch opens hides it from the passing run.
  func shown(by finding: CauseFinding) -> [String] {
    guard let event = finding.order?.race?.event else { return [] }
    return [evidence.passingHappening(event), evidence.happening(event)]
      .compactMap { $0?.appearing }.first { !$0.isEmpty } ?? []
  }

  /// The first look of the call that a step belongs to, which may look more than once; nil if that
  /// is the step itself.
  func beginning(of step: Happening) -> Happening? {
    let steps = evidence.trace.happenings.filter { $0.actor == .test }
    guard let site = step.site, let place = steps.firstIndex(where: { $0.name == step.name })
    else { return nil }
    let before = steps[..<place].reversed().prefix {
      $0.query?.text == step.query?.text && $0.site == site
    }
    return before.last
  }

  /// Whether a step is a touch, or the look for what is touched.
  private func isForTouch(_ step: Happening) -> Bool {
    let steps = evidence.trace.happenings.filter { $0.actor == .test }
    guard let place = steps.firstIndex(where: { $0.name == step.name }) else { return false }
    let isLast = step.name == evidence.lastStep?.name
    return steps[place...].prefix(2).contains { $0.origin == .touch }
      || isLast && evidence.isCovered
  }

  /// Waiting until something has appeared and disappeared, so that it no longer covers a touch.
  private func passing(
    of query: Query, before step: Happening, _ seconds: Int
  ) -> RemedyCandidate? {
    guard let moment = moment(of: step) else { return nil }
    let goals: [EasingPlan.Goal] = [.exists, .isGone]
    let line = { app in
      goals.map { source(query, of: step, app: app).line(waitingTo: $0, seconds) }
        .joined(separator: "\n")
    }
    return RemedyCandidate(
      remedy: .waits(
        goals.map {
          EasingPlan.Wait(before: moment, for: query, to: $0, atMost: .seconds(Double(seconds)))
        }),
      text: "\(line("app").replacing("\n", with: "; "))  // before \(place(of: step))",
      fix: .fixAwait,
      changes: [SourceChange(.before, line(SourceChange.app))], step: step)
  }

  /// Waiting before each touch of an element for the change that the touch before it makes.
  func waitsBetweenTouches(for finding: CauseFinding) -> [RemedyCandidate] {
    guard let race = finding.order?.race, race.isStepFirst,
      let raced = evidence.happening(race.step), raced.origin == .touch,
      let query = evidence.step(before: raced)?.query
    else { return [] }
    let touches = evidence.trace.happenings.filter {
      $0.origin == .touch && !$0.isAfterTest && evidence.step(before: $0)?.query?.text == query.text
    }
    let seconds = timeout(for: evidence.happening(race.event))
    let steps = zip(touches, touches.dropFirst()).compactMap { before, touch in
      evidence.change(by: before).flatMap { change in
        candidate(before: touch, evidence.element(change.identifier), .says(change.label), seconds)
      }
    }
    guard let first = steps.first, steps.count == touches.count - 1 else { return [] }
    let waits = steps.compactMap { if case .wait(let wait) = $0.remedy { wait } else { nil } }
    return [
      RemedyCandidate(
        remedy: .waits(waits),
        text: "Wait before each tap for what the one before it changes, as in \(first.text)",
        fix: .fixAwait)
    ]
  }

  /// Waits for something to appear before the test waits for it to disappear.
  ///
  /// If it has not appeared yet, the test's wait ends at once. It may also have come and gone.
  func comings(for finding: CauseFinding) -> [RemedyCandidate] {
    let seconds = timeout(for: finding.order?.race.flatMap { evidence.happening($0.event) })
    let waits = evidence.trace.happenings.filter { $0.wait != nil && $0.isLookForExistence }
    return waits.indices.reversed().compactMap { place in
      let step = waits[place]
      guard step.wait?.isMet == true, step.sight?.count == 0, let query = step.query,
        query.canBeWritten
      else { return nil }
      let number = waits[...place].count { $0.query?.text == query.text }
      return candidate(
        at: .wait(query.text, number: number), before: step, query, .mayCome, seconds)
    }
  }

  /// Longer timeouts for a wait that ended too early, also if the test went on after it; the last
  /// one first.
  var longerTimeouts: [RemedyCandidate] {
    let steps = evidence.trace.happenings.prefix { $0.name != evidence.lastStep?.name }
    let waits = (steps + [evidence.lastStep].compactMap { $0 }).filter {
      $0.wait?.hasTimedOut == true
    }
    var known: [(String, VirtualDuration)] = []
    return waits.reversed().flatMap { step -> [RemedyCandidate] in
      guard let wait = step.wait, let query = step.query,
        !known.contains(where: { $0 == (query.text, wait.limit) })
      else { return [] }
      known.append((query.text, wait.limit))
      // A wait for a condition, which may be that something exists, is known by its timeout alone.
      let kinds = step.isLookForExistence ? [true, false] : [false]
      return kinds.flatMap { longerTimeouts(of: step, wait, query, isForExistence: $0) }
    }
  }

  private func longerTimeouts(
    of step: Happening, _ wait: WaitSpan, _ query: Query, isForExistence: Bool
  ) -> [RemedyCandidate] {
    let given = wait.limit.inSeconds
    // A wait for existence that was not met has found nothing, and one for the contrary something.
    let call = step.sight?.count ?? 0 > 0 ? "waitForNonExistence" : "waitForExistence"
    let start = isForExistence ? "\(source(query, of: step).element).\(call)(" : ""
    return [2.0, 4, 10].map { factor in
      let seconds = (given * factor).rounded(.up)
      return RemedyCandidate(
        remedy: .longerTimeouts(
          seconds / max(given, 0.001), of: isForExistence ? query.text : nil, given: wait.limit),
        text: "\(start)timeout: \(Int(saturating: seconds))\(isForExistence ? ")" : "")  "
          + "// instead of \(Self.number(given)), at \(place(of: step))",
        fix: .addDelay,
        changes: longerWaits(of: step, query, call, from: given, to: Int(saturating: seconds)),
        step: step)
    }
  }

  /// A greater number in the source; else, for a wait for existence, a longer wait before it.
  private func longerWaits(
    of step: Happening, _ query: Query, _ call: String, from given: Double, to seconds: Int
  ) -> [SourceChange] {
    let longer = SourceChange(.seconds, String(seconds), replacing: Self.number(given))
    guard step.isLookForExistence, query.canBeWritten else { return [longer] }
    let element = source(query, of: step, app: SourceChange.app).element
    let wait = "XCTAssertTrue(\(element).\(call)(timeout: \(seconds)))"
    return [longer, SourceChange(.before, wait)]
  }

  /// Where a step is in the test.
  func place(of step: Happening) -> String { step.site?.description ?? step.words }

  /// A query of a step as the test writes it, with the app that the step looks at.
  func source(_ query: Query, of step: Happening, app: String = "app") -> QuerySource {
    QuerySource(query, of: step.origin.isOfSystem ? QuerySource.system : app)
  }

  private static func number(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? String(Int(saturating: seconds)) : String(seconds)
  }

  /// What a look finds in the passing run only.
  private func ownGoals(of step: Happening) -> [(Query, EasingPlan.Goal)] {
    guard let query = step.query, !query.steps.isEmpty else { return [] }
    let (passing, failing) = (evidence.passingSight(of: step), step.sight)
    var goals: [(Query, EasingPlan.Goal)] = []
    if failing?.count ?? 0 == 0 { goals.append((query, .exists)) }
    if let passing, passing.count == 0, failing?.count ?? 0 > 0 { goals.append((query, .isGone)) }
    if let passing, let failing, passing.count > 0, passing.label != failing.label,
      max(passing.count, failing.count) == 1
    {
      goals.append((query, .says(passing.label)))
    }
    if let passing, let failing, passing.count * failing.count > 0, passing.count != failing.count {
      let (isMore, isSame) = (passing.count > failing.count, passing.label == failing.label)
      let row = query.index(isMore ? passing.count - 1 : passing.count)
      if isMore || isSame { goals.append((row, isMore ? .exists : .isGone)) }
    }
    if failing?.count == 1 { goals += [(query, .isHittable), (query, .idle)] }
    return goals
  }

  /// A timeout in whole seconds, longer than the event ever takes; for one that comes a fixed time
  /// after others, longer than those take.
  func timeout(for event: Happening?) -> Int {
    let happenings = evidence.trace.happenings
    let place = event.flatMap { evidence.trace.place(of: $0.name) }
    let causes = place.map { evidence.trace.causes(of: $0).map { happenings[$0] } } ?? []
    let longest = (event?.draw.map { [$0] } ?? causes.compactMap(\.draw)).map { draw in
      draw.law.range(leavingOut: RunTracer.tail).upperBound.inSeconds
    }.reduce(0, +)
    return [5, 10, 20, 30].first { Double($0) > longest + 1 } ?? 60
  }

  func candidate(
    before step: Happening, _ query: Query, _ goal: EasingPlan.Goal, _ seconds: Int
  ) -> RemedyCandidate? {
    guard let moment = moment(of: step), query.canBeWritten else { return nil }
    return candidate(at: moment, before: step, query, goal, seconds)
  }

  private func candidate(
    at moment: EasingPlan.Moment, before step: Happening, _ query: Query, _ goal: EasingPlan.Goal,
    _ seconds: Int
  ) -> RemedyCandidate {
    let wait = EasingPlan.Wait(
      before: moment, for: query, to: goal, atMost: .seconds(Double(seconds)))
    let line = { source(query, of: step, app: $0).line(waitingTo: goal, seconds) }
    return RemedyCandidate(
      remedy: .wait(wait), text: "\(line("app"))  // before \(place(of: step))", fix: .fixAwait,
      changes: [SourceChange(.before, line(SourceChange.app))], step: step)
  }

  /// The moment before a step, as an easing knows it.
  func moment(of step: Happening) -> EasingPlan.Moment? {
    let steps = evidence.trace.happenings.filter { $0.actor == .test }
    guard let place = steps.firstIndex(where: { $0.name == step.name }) else { return nil }
    if let query = step.query {
      guard step.wait == nil else { return nil }
      let number = steps[...place].count { $0.wait == nil && $0.query?.text == query.text }
      return .look(query.text, number: number)
    }
    if step.words == TestAction.end, step.origin == .act {
      return .end(steps[...place].count { $0.words == step.words })
    }
    guard step.origin.isInput, place > 0 else { return nil }
    if step.origin == .key,
      steps[..<place].last(where: { $0.origin != .key })?.query?.steps.isEmpty == true
    {
      return .typing(
        zip(steps, steps[1...place]).count { $0.query?.steps.isEmpty == true && $1.origin == .key })
    }
    if let look = steps[..<place].last(where: { $0.query != nil }), let query = look.query,
      !query.steps.isEmpty, step.origin == .key || steps[place - 1].name == look.name
    {
      return moment(of: look)
    }
    return .touch(steps[...place].count { $0.origin == .touch && evidence.isOfPoint($0) })
  }
}

extension CauseEvidence {
  /// The first look of a line that looks again and again, as in a loop; nil for other steps.
  fileprivate func firstInLoop(_ step: Happening) -> Happening? {
    let first = trace.happenings.first {
      $0.site == step.site && $0.query != nil && $0.query?.text == step.query?.text
    }
    return step.site == nil || first?.name == step.name ? nil : first
  }

  /// The text of the first of several matches, which a wait for the query itself cannot tell.
  fileprivate func firstText(of step: Happening) -> (Query, EasingPlan.Goal)? {
    guard let query = step.query, !query.steps.isEmpty, let failing = step.sight,
      let passing = passingSight(of: step), max(passing.count, failing.count) > 1,
      passing.count * failing.count > 0, passing.label != failing.label
    else { return nil }
    return (query.first(), .says(passing.label))
  }
}

extension Query {
  /// Whether Swift code can express it: a query for elements listed before has no source.
  var canBeWritten: Bool {
    !steps.contains { if case .identity = $0 { true } else { false } }
  }
}

extension Happening {
  fileprivate var isLookForExistence: Bool {
    if case .exists = observations.first { true } else { false }
  }

  /// What it changes about the first match of a query, as the state after it.
  func goals(for query: Query, in app: String) -> [(Query, EasingPlan.Goal)] {
    guard !query.steps.isEmpty, let views = views.first(where: { $0.app == app }),
      let before = views.before, let after = views.after
    else { return [] }
    let matches = Resolver().resolve(query, in: before.indexed)
    let old = matches.first
    guard let new = Resolver().resolve(query, in: after.indexed).first else {
      return old == nil ? [] : [(query, .isGone)]
    }
    guard let old else { return [(query, .exists)] }
    // Of several matches no property can be waited for.
    guard matches.count == 1 else { return [] }
    let (was, becomes) = (before.tree[old], after.tree[new])
    var goals: [(Query, EasingPlan.Goal)] = []
    if was.isEnabled != becomes.isEnabled { goals.append((query, .isEnabled(becomes.isEnabled))) }
    if was.isSelected != becomes.isSelected {
      goals.append((query, .isSelected(becomes.isSelected)))
    }
    if let value = becomes.value, value != was.value, !value.isEmpty {
      goals.append((query, .hasValue(value)))
    }
    if before.tree.hitPoint(of: old) == nil, after.tree.hitPoint(of: new) != nil {
      goals.append((query, .isHittable))
    }
    if was.label != becomes.label, !becomes.label.isEmpty {
      goals.append((query, .says(becomes.label)))
    }
    return goals
  }
}

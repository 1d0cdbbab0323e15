import SimulatedApp
import Trials
import VirtualTime

/// The evidence that runs give about a failure, from which its cause is named.
struct CauseEvidence {
  /// The test with only the faults that the failure needs.
  var test: EasedTest
  let failing: Sample
  let app: AppDefinition
  /// Runs of the unchanged test, by seed.
  let samples: [Sample]
  /// The faults that the failure needs: without any one of them the test passes.
  let faults: [Fault]
  /// What the failure depends on; nil if neither an order nor chance decides.
  var schedule: SmallestSchedule?
  /// The runs of the search, all with the faults that the failure needs.
  var runs: [OrderSearch.Run] = []
  /// The waits that random numbers of the app decide.
  var waits = DrawnWaits()
  /// Whether the search has tried every order.
  var isExhausted = false
  /// The smallest failing run in detail.
  var trace = RunTrace()
  /// How to make that run again.
  var plan = SteeringPlan()
  /// The nearest passing run in detail.
  var passing = RunTrace()

  /// The last thing the test did before it failed; what a tear-down does comes after it.
  var lastStep: Happening? { lastPlace.map { trace.happenings[$0] } }

  private var lastPlace: Int? {
    trace.failingStep ?? trace.happenings.lastIndex { $0.actor == .test && !$0.isAfterTest }
  }

  func has(_ kind: FaultKind) -> Bool { faults.contains { $0.kind == kind } }

  /// An event of the failing run by its name; nil if it did not happen.
  func happening(_ name: String) -> Happening? { trace.happenings.first { $0.name == name } }

  /// Whether a run fails in the same way, but not because its last step is early.
  func failsInAnotherOrder(_ seed: Seed, _ plan: SteeringPlan?) -> Bool {
    guard let run = plan.map({ test.trace(seed: seed, plan: $0) }), isSame(run.trial),
      let race = orders.last?.race, race.isStepFirst, let event = run.trace.place(of: race.event)
    else { return false }
    return run.trace.place(of: race.step).map { event < $0 } ?? false
  }

  /// The needed orders that the failing run has, or else all of them: some were needed before the
  /// run was shrunk further.
  var orders: [SmallestSchedule.Order] {
    let needed = schedule?.orders ?? []
    let held = needed.filter { order in
      guard let first = trace.place(of: order.names.first),
        let second = trace.place(of: order.names.second)
      else { return true }
      return first < second
    }
    return held.isEmpty ? needed : held
  }

  /// The same event in the passing run.
  func passingHappening(_ name: String) -> Happening? {
    passing.happenings.first { $0.name == name && $0.cancelledBy == nil }
  }

  /// What the same look finds in the passing run.
  func passingSight(of look: Happening) -> Sight? {
    passingHappening(look.name).flatMap { $0.query?.text == look.query?.text ? $0.sight : nil }
  }

  /// Whether a touch hits a button of an alert in the passing run, and in the failing one an
  /// element of the same name below, before the alert is there.
  func comesBeforeAlert(_ touch: Happening) -> Bool {
    guard let place = trace.place(of: touch.name), let other = passing.place(of: touch.name),
      trace.written(by: place) != passing.written(by: other)
    else { return false }
    let last = passing.happenings[..<other].lastIndex(where: \.origin.isInput) ?? 0
    let shown = passing.happenings[last..<other].compactMap(\.alertShown)
    return !Set(shown).isSubset(of: trace.happenings[..<place].compactMap(\.alertShown))
  }

  /// An event, of the passing run if it happened there, or the first that shows what it leads to.
  func shown(by name: String) -> Happening? {
    let run = passingHappening(name) == nil ? trace : passing
    guard let place = run.place(of: name) else { return nil }
    let shown = run.consequences(of: place).first { !run.happenings[$0].views.isEmpty }
    return run.happenings[shown ?? place]
  }

  /// The event that races with a step of the test; nil if two events of the app race.
  func event(of order: SmallestSchedule.Order) -> Happening? {
    order.race.flatMap { happening($0.event) ?? passingHappening($0.event) }
  }

  /// The step of the test that races with an event; nil if two events of the app race.
  func step(of order: SmallestSchedule.Order) -> Happening? {
    order.race.flatMap { happening($0.step) ?? passingHappening($0.step) }
  }

  /// The query of an element by its name, with its type if all elements of that name share one.
  func element(_ name: String) -> Query {
    let events = trace.happenings + passing.happenings
    let types = Set(events.flatMap { $0.types(named: name) })
    let type = types.count == 1 ? types.first : nil
    return Query().descendants(type ?? .any).identified(by: name)
  }

  /// The line of the app's own code that reads or changes what an event shares with another one.
  ///
  /// For an update of what is shown, it is the line that made the update necessary.
  func lineOfApp(in name: String, sharing: String) -> CallSite? {
    [trace, passing].lazy.compactMap { trace in
      let event = trace.happenings.first { $0.name == name && $0.cancelledBy == nil }
      let shared = trace.variables.firstIndex(of: sharing)
      if let site = shared.flatMap({ event?.touchSites[$0] }) { return site }
      guard let place = event?.cause, case .raised = event?.origin else { return nil }
      let cause = trace.happenings[place]
      let changed = cause.touchSites.filter { cause.writes.contains($0.key) }
      // A change without a line of its own is known by the line that made its task.
      return changed.min { $0.key < $1.key }?.value ?? (cause.actor == .app ? cause.site : nil)
    }.first
  }

  /// The first line of the app's own code that is known for an event or for what it leads to.
  func lineOfApp(after name: String) -> CallSite? {
    guard let place = trace.place(of: name) else { return nil }
    return trace.consequences(of: place).lazy.compactMap { index in
      trace.happenings[index].touchSites.values.min { ($0.file, $0.line) < ($1.file, $1.line) }
    }.first
  }

  /// The stub whose answers the two events take, one after the other; nil if there is none.
  func stubInTurn(_ order: SmallestSchedule.Order) -> String? {
    let turns = [order.names.first, order.names.second].map { name in
      let writes = happening(name)?.writes ?? []
      return Set(writes.map { trace.variables[$0] }.filter { $0.hasPrefix(RunTracer.stubTurn) })
    }
    return turns[0].intersection(turns[1]).min().map {
      String($0.dropFirst(RunTracer.stubTurn.count))
    }
  }

  /// Whether the app's event of an order shows what a loader or the answer to a request brought.
  ///
  /// What an app of SwiftUI source shows follows from parts of its tasks, which follow from the
  /// answer within milliseconds; a longer delay is the app's own. A pause of random length stands
  /// for an answer.
  func endsLoading(_ order: SmallestSchedule.Order) -> Bool {
    guard let name = order.race?.event else { return false }
    return order.eventOrigin.isLoader || endsLoading(name)
  }

  /// The same of an event by its name.
  func endsLoading(_ name: String) -> Bool {
    [trace, passing].contains { trace in
      var place = trace.place(of: name)
      while let event = place.map({ trace.happenings[$0] }) {
        if event.origin == .answer || waits.areEnded(by: event.name) { return true }
        let cause = event.cause.map { trace.happenings[$0].instant }
        guard let cause, event.instant - cause < Self.ownDelay else { return false }
        place = event.cause
      }
      return false
    }
  }

  static let ownDelay: VirtualDuration = .milliseconds(100)

  /// The steps of the test in the failing run, without those of a tear-down.
  private var steps: [Happening] {
    trace.happenings.filter { $0.actor == .test && !$0.isAfterTest }
  }

  /// The step before another one in the failing run.
  func step(before step: Happening) -> Happening? {
    let steps = self.steps
    guard let place = steps.firstIndex(where: { $0.name == step.name }), place > 0 else {
      return nil
    }
    return steps[place - 1]
  }

  /// The wait that was met just before a look, which may have looked more than once; nil if the
  /// test did something else before it.
  func wait(before look: Happening) -> Happening? {
    let steps = self.steps
    guard let place = steps.firstIndex(where: { $0.name == look.name }) else { return nil }
    let before = steps[..<place].last { $0.query == nil || $0.query?.text != look.query?.text }
    return before?.wait?.isMet == true ? before : nil
  }

  /// Whether the test rests or looks for something else between what it has done last and a look.
  func restsBefore(_ look: Happening) -> Bool {
    let steps = self.steps
    guard let place = steps.firstIndex(where: { $0.name == look.name }) else { return true }
    let since = steps[...place].reversed().prefix { !$0.origin.isDone }
    return since.contains { $0.query?.text != look.query?.text || $0.slept > .seconds(0.2) }
  }

  /// Whether an event takes away an element that the test has touched, or that it looks for to
  /// touch it: no passing notice, and nothing that a step has brought up.
  func takesWhatIsUsed(_ event: Happening, by look: Happening) -> Bool {
    if leadsToInput(look), !isOfInput(event.name) { return true }
    let touched = steps.filter { $0.origin == .touch }.compactMap { step(before: $0)?.sight }
    return touched.contains { !Set($0.identifiers + [$0.label]).isDisjoint(with: event.vanishing) }
  }

  /// Whether the test looks for an element to touch it, or to type into it, in the passing run.
  func leadsToInput(_ look: Happening) -> Bool {
    let steps = passing.happenings.filter { $0.actor == .test }
    let place = steps.firstIndex { $0.name == look.name }
    return place.map { steps[$0...].prefix(2).contains { $0.origin.isInput } } ?? false
  }

  /// Whether the test does something between two of its steps in the failing run.
  func actsBetween(_ early: Happening, _ late: Happening) -> Bool {
    guard let first = trace.place(of: early.name), let last = trace.place(of: late.name),
      first < last
    else { return false }
    return trace.happenings[first..<last].contains { $0.origin.isInput }
  }

  /// Whether a touch is of a point of the screen, or of the app as a whole, and not of an element.
  func isOfPoint(_ touch: Happening) -> Bool {
    step(before: touch)?.query?.steps.isEmpty ?? true
  }

  /// Whether a trial fails in the way to explain.
  func isSame(_ trial: Trial) -> Bool {
    trial.failures.first?.identity == failing.failure
  }

  /// Whether runs that fail in this way say different things.
  var failsWithOtherTexts: Bool {
    Set(runs.map(\.trial).filter(isSame).map { $0.failures.first?.message }).count > 1
  }

  /// Whether the test fails because no field has the keyboard.
  var lacksFocus: Bool { failing.failure?.reason.kind == .noKeyboardFocus }

  /// Whether the test fails because two values are equal.
  var expectsDifference: Bool {
    failing.failure?.reason.subject.hasPrefix("XCTAssertNotEqual") == true
  }

  /// Whether the test fails because something is in front of what it would touch.
  var isCovered: Bool { failing.failure?.reason.kind == .notHittable }

  /// What is still pending after the last step, soonest first.
  var pending: [(words: String, after: VirtualDuration)] {
    guard let last = lastPlace else { return [] }
    let end = trace.happenings[last].instant
    return trace.eventsDue(after: last).map { ($0.shownWords, $0.instant - end) }
  }

  /// Whether the app has nothing more to do after a step of the passing run.
  func restsAfter(_ step: Happening) -> Bool {
    guard let place = passing.place(of: step.name) else { return false }
    return passing.eventsDue(after: place).isEmpty
  }
}

extension RunTrace {
  /// The events of the app after a place that what happened up to there makes due, in order.
  fileprivate func eventsDue(after place: Int) -> [Happening] {
    happenings.dropFirst(place + 1).filter { event in
      event.actor == .app && event.cancelledBy == nil && event.cause.map { $0 <= place } ?? true
    }
  }

  /// The names of the variables that an event changes.
  fileprivate func written(by place: Int) -> Set<String> {
    Set(happenings[place].writes.map { variables[$0] })
  }
}

import SimulatedApp
package import Trials
package import VirtualTime

/// Runs a test in every order of events that its latencies allow, once for each order that could
/// have a different result.
///
/// The trace of a run shows which pairs of events do not commute. For each such pair the search
/// solves for latencies that reverse it and, unless a run already has that order, runs the test
/// with them. When no pair is left, every order has been covered, up to swaps of events that
/// commute (flakiness.md 2.4).
package struct OrderSearch {
  /// A run of the search.
  package struct Run: Sendable {
    private(set) var order: RunOrder
    /// The trial of the run.
    package let trial: Trial
    private(set) var plan: SteeringPlan
    /// The token that replays it.
    package let token: String
    /// The run from which it was made.
    let parent: Parent?
    /// Which run of the search it is, counted from 1 with those that missed their order.
    package let number: Int

    /// The same run, with waits that the app's own random numbers decide as drawn latencies.
    func knowing(_ waits: DrawnWaits) -> Run {
      var run = self
      run.order = order.knowing(waits)
      for case let draw? in run.order.events.map(\.draw) where plan.answers[draw.name] != nil {
        run.plan.latencies[draw.name] = draw.value
      }
      return run
    }
  }

  /// The run that another was made from, by its index, and the pair that was reversed.
  struct Parent: Sendable {
    let run: Int
    let race: RunOrder.Pair
  }

  var maker: OrderMaker
  /// The orders of the runs so far.
  private var signatures: Set<[Int]> = []
  /// Makes further runs of the same test; names keep their numbers, and its work starts at zero.
  var newMaker: OrderMaker {
    var maker = maker
    maker.work = AnalysisWork(limit: maker.work.limit)
    return maker
  }
  /// The most runs that are made.
  package var runLimit: Int = 10_000
  /// The most steps of analysis; they are the same on every machine.
  package var analysisLimit: Int {
    get { maker.work.limit }
    set { maker.work.limit = newValue }
  }
  /// How many steps the analysis took.
  package var analysisSteps: Int { maker.work.steps }
  /// Whether the analysis ended at its limit.
  package var isOverAnalysisLimit: Bool { maker.work.isExceeded }
  var isAtLimit: Bool { runs.count >= runLimit || isOverAnalysisLimit }

  /// The runs so far; the first is as the seed gives it.
  package private(set) var runs: [Run] = []
  /// Orders that seem possible but that no run could be made to have.
  private(set) var unplaced: [Parent] = []
  /// The number of such orders.
  package var unplacedCount: Int { unplaced.count }
  /// How many runs were made, with those that missed their order or repeated one.
  package var runsMade: Int { maker.runs }
  /// Whether all orders have been seen.
  package private(set) var isExhausted: Bool = false
  /// Whether a random choice had too many answers to try them all.
  var isSampled = false
  /// The random numbers of the app's code of which is known whether they decide how long it waits.
  private var askedForWaits: Set<String> = []
  /// Whether other answers to all random choices together were tried.
  var hasCombined = false
  /// The random choices for which only a sample of answers was tried, by name.
  var sampled: [String: Sample] = [:]
  /// The looks at moving elements that were already tried elsewhere in the movement, by names.
  var movedLooks: Set<[Int]> = []
  /// How many probes in a row must have a known order before the search ends; 0 makes none.
  package var probesInARow: Int = OrderSearch.usualProbes
  /// How many probes were made.
  package internal(set) var probesMade = 0
  /// Whether the last probe that a search may make still had a new order, or one soon before it.
  var isOutOfProbes = false
  /// Whether a run had more events than a trace keeps, or some too long after its end.
  package var isCut: Bool { runs.contains(where: \.order.isCut) }
  /// Whether a step of a run looks at something that moves, so that the instant decides.
  var looksAtMovement: Bool { runs.contains(where: \.looksAtMovement) }
  /// Whether every order that can have a different result was run.
  package var coversAll: Bool {
    isExhausted && unplaced.isEmpty && !isSampled && !isCut && !looksAtMovement
      && !maker.drewUnseeded
  }

  /// Prepares the search for a test.
  package init(test: any RepeatableTest, seed: Seed = 1) {
    maker = OrderMaker(test: test, seed: seed)
  }

  /// The test to run.
  package var test: any RepeatableTest { maker.test }

  /// The seed of the first run.
  var seed: Seed { maker.seed }

  /// Makes the first run, as the seed gives it, unless it exists.
  package mutating func begin() {
    if runs.isEmpty { appendIfNew(maker.run(SteeringPlan())) }
  }

  /// Reverses the pairs of the first run one by one, until a run matches `stop`.
  ///
  /// - Parameters:
  ///   - words: the message of a known failure. Pairs with a step that it names are reversed first,
  ///     and then other answers of chance are tried; empty without a known failure.
  ///   - stop: whether a run ends the search.
  package mutating func delayOne(
    hintedBy words: String = "", until stop: (Run) -> Bool = { _ in false }
  ) {
    begin()
    let order = runs[0].order
    let races = order.races.map { (race: $0, isHinted: order.names($0, in: words)) }
    var seen = runs.count
    if reverse(races.filter(\.isHinted).map(\.race), of: 0, &seen, until: stop) { return }
    if !words.isEmpty, varyAnswers(of: 0, until: stop) { return }
    _ = reverse(races.filter { !$0.isHinted }.map(\.race), of: 0, &seen, until: stop)
  }

  /// Makes all runs, up to the limit, until a run matches `stop`.
  package mutating func run(until stop: (Run) -> Bool = { _ in false }) {
    begin()
    var next = 0
    var seen = 0
    while next < runs.count, !isAtLimit {
      if learnWaits(of: [runs[next]], &seen, until: stop) { return }
      if reverse(runs[next].order.races, of: next, &seen, until: stop) { return }
      if varyAnswers(of: next, until: stop) || hasStopped(stop, &seen) { return }
      if moveLooks(of: next, until: stop) { return }
      next += 1
      if next == runs.count, combineSamples(until: stop) { return }
      if next == runs.count, hasOwnCodeToWeigh {
        if probe(atMost: Self.probesBeforeOwnCode, until: stop) { return }
        guard next == runs.count else { continue }
        weighOwnCode()
        (next, seen) = (0, runs.count)
        continue
      }
      if next == runs.count, probe(until: stop) { return }
    }
    isExhausted = next == runs.count && !isOverAnalysisLimit && !isOutOfProbes
  }

  /// Whether the orders of the app's own code have yet to be compared, before a certificate.
  private var hasOwnCodeToWeigh: Bool {
    !maker.weighsOwnCode && unplaced.isEmpty && runs.contains(where: \.order.runsOwnCode)
      && runs.allSatisfy { $0.trial.outcome == .passed }
  }

  /// Compares the runs again, now with the order of all events that run the app's own code, whose
  /// plain variables no trace sees.
  private mutating func weighOwnCode() {
    maker.weighsOwnCode = true
    let plans = runs.map(\.plan)
    (runs, signatures) = ([], [])
    for plan in plans { appendIfNew(maker.run(plan)) }
  }

  /// Tries other answers of chance in the first run, and then makes all runs, until one matches
  /// `stop`: for failures that need an answer more than an order.
  mutating func varyFirst(until stop: (Run) -> Bool) {
    begin()
    var seen = 0
    if hasStopped(stop, &seen) || learnWaits(of: [runs[0]], &seen, until: stop) { return }
    if varyAnswers(of: 0, until: stop) { return }
    run(until: stop)
  }

  /// The waits that random numbers of the app decide, as far as they are known.
  var waits: DrawnWaits { maker.waits }

  /// Finds out how long the app waits for all of its own random numbers, to explain a failure.
  mutating func learnRemainingWaits() {
    var seen = runs.count
    _ = learnWaits(of: runs, &seen) { _ in false }
  }

  /// Finds out how long the app waits for its own random numbers in some runs; true if a run
  /// matches `stop`.
  ///
  /// Without this, an order that such waits decide is not an order that a search can bring about.
  private mutating func learnWaits(
    of bases: [Run], _ seen: inout Int, until stop: (Run) -> Bool
  ) -> Bool {
    let asked = askedForWaits.count
    var isStopped = hasStopped(stop, &seen)
    for base in bases {
      for question in DrawnWaits.questions(of: base.order) {
        isSampled = true
        guard !isStopped, !isAtLimit, askedForWaits.count < DrawnWaits.mostNumbers else { break }
        guard askedForWaits.insert(question.text).inserted else { continue }
        for run in learnWait(after: question, in: base) { appendIfNew(run) }
        isStopped = hasStopped(stop, &seen)
      }
    }
    guard askedForWaits.count > asked else { return isStopped }
    let made = runs.map { $0.knowing(maker.waits) }
    // Once the search has gone on from the first run, the others keep their places.
    let isBegin = bases.first?.number == made[0].number && made.allSatisfy { $0.parent == nil }
    (runs, signatures) = isBegin ? ([], []) : (made, Set(made.map(\.signature)))
    if isBegin { made.forEach { appendIfNew($0) } }
    seen = runs.count
    return isStopped
  }

  /// Finds out which wait a number decides, if any; returns the runs that it took.
  private mutating func learnWait(after question: RunOrder.Answer, in base: Run) -> [Run] {
    var made = DrawnWaits.ends.map { answered(question, by: $0, in: base) }
    if !maker.waits.learn(question, from: base.order, made) {
      made += DrawnWaits.between(question, and: made).map { answered(question, by: $0, in: base) }
      _ = maker.waits.learn(question, from: base.order, made)
    }
    return made.map(\.run)
  }

  /// Makes a run again in which the app draws a given number.
  private mutating func answered(
    _ question: RunOrder.Answer, by number: UInt64, in base: Run
  ) -> DrawnWaits.Answered {
    var plan = base.plan
    plan.answers[question.text] = number
    return (number, maker.run(plan))
  }

  /// Replays a run by its token.
  package func replayed(_ token: String) -> Trial {
    maker.test.run(replaying: token, seed: maker.seed)
  }

  /// Makes runs with the pairs of a run reversed, one by one; true if a run that was not seen
  /// before matches `stop`.
  private mutating func reverse(
    _ races: [RunOrder.Pair], of index: Int, _ seen: inout Int, until stop: (Run) -> Bool
  ) -> Bool {
    for race in races where !isAtLimit {
      reverse(race, of: index)
      if hasStopped(stop, &seen) { return true }
    }
    return false
  }

  /// Whether one of the new runs matches `stop`.
  private func hasStopped(_ stop: (Run) -> Bool, _ seen: inout Int) -> Bool {
    defer { seen = runs.count }
    return runs[seen...].contains(where: stop)
  }

  /// Makes a run with a race reversed, unless one exists, and everything before it as close to the
  /// original as possible.
  ///
  /// If that is impossible, the second event may still come before something earlier: a latency
  /// with gaps, or a fixed delay, can jump over several steps at once.
  private mutating func reverse(_ race: RunOrder.Pair, of index: Int) {
    reverse(race, andJumpsOver: runs[index].order, of: index)
    // A run that missed its order may have another that no run has had.
    for stray in maker.takeStrays() where runs.count < runLimit { appendIfNew(stray) }
  }

  private mutating func reverse(
    _ race: RunOrder.Pair, andJumpsOver order: RunOrder, of index: Int
  ) {
    let plain = RunOrder.Reversal(race)
    let first = make(plain, of: index)
    guard first != .made else { return }
    // A reversal that passes more than a jump cannot replace it.
    var isWider = makeWider(plain, in: order, of: index)
    // For jumps over one event and over all on the way: the last that would have come too early.
    var tooEarly: [Bool: Int] = first == .tooEarly ? [false: race.first, true: race.first] : [:]
    for jump in order.jumps(over: race) {
      guard !isAtLimit else { return }
      if isOfCause(jump, in: order) { continue }
      let isLong = jump.passed.count > 1
      if let last = tooEarly[isLong], order.isSameLook(last, jump.race.first) { continue }
      switch make(jump, of: index) {
      case .made: return
      case .tooEarly: tooEarly[isLong] = jump.race.first
      case .missed: break
      }
      isWider = isWider || makeWider(jump, in: order, of: index)
    }
  }

  /// Makes a run in which more events are passed than in a reversal; true if there is one.
  private mutating func makeWider(
    _ reversal: RunOrder.Reversal, in order: RunOrder, of index: Int
  ) -> Bool {
    for wider in order.wider(reversal) where !isAtLimit && !isOfCause(wider, in: order) {
      if make(wider, of: index) == .made { return true }
    }
    return false
  }

  /// Whether a reversal is left to a race of a cause.
  ///
  /// Parts of tasks come right after what makes them ready, and all of them race.
  private func isOfCause(_ reversal: RunOrder.Reversal, in order: RunOrder) -> Bool {
    maker.weighsOwnCode && order.isOfCause(reversal)
  }

  /// Whether a run had the same order.
  func isKnown(_ run: Run) -> Bool { signatures.contains(run.signature) }

  /// Keeps a run unless its order is known; the first one that fails is always kept, since its
  /// order alone then does not decide.
  mutating func appendIfNew(_ run: Run) {
    if signatures.insert(run.signature).inserted || isFirstFailure(run) { runs.append(run) }
  }

  /// Whether a run fails, and none that was kept has.
  func isFirstFailure(_ run: Run) -> Bool {
    run.trial.outcome == .failed && !runs.contains { $0.trial.outcome == .failed }
  }

  private enum Making {
    case made, missed, tooEarly
  }

  /// Makes a run with a race reversed, unless one exists.
  private mutating func make(_ reversal: RunOrder.Reversal, of index: Int) -> Making {
    var result = Making.missed
    for isExact in [true, false] {
      guard !isOverAnalysisLimit else { return .missed }
      let target = OrderTarget(reversal, in: runs[index].order, isExact: isExact)
      maker.work.add(target.names.count + target.pairs.count * runs.count)
      if runs.contains(where: { target.decides($0.order) && target.isMet(by: $0.order) }) {
        return .made
      }
      let parent = Parent(run: index, race: reversal.race)
      switch maker.reverse(reversal, of: runs[index], for: target, parent: parent) {
      case .made(let run), .undecided(let run):
        appendIfNew(run)
        return .made
      case .missed where !isExact && !isOverAnalysisLimit: unplaced.append(parent)
      case .tooEarly: result = .tooEarly
      case .missed, .notAllowed: continue
      }
    }
    return result
  }

  /// Tries other answers to a run's questions of chance; true if a run matches `stop`.
  ///
  /// The ends of all ranges come first, since a test most often fails there.
  private mutating func varyAnswers(of index: Int, until stop: (Run) -> Bool) -> Bool {
    for isOfEnds in [true, false] {
      for answer in runs[index].order.answers where !isAtLimit {
        if vary(answer, of: index, onlyEnds: isOfEnds, until: stop) { return true }
      }
    }
    return false
  }

  /// Tries the other answers of a question of chance, except those that are too unlikely together
  /// with the answers before; true if a run matches `stop`.
  private mutating func vary(
    _ answer: RunOrder.Answer, of index: Int, onlyEnds isOfEnds: Bool, until stop: (Run) -> Bool
  ) -> Bool {
    guard answer.bound <= Self.widestAnswer else {
      return sample(answer, of: index, onlyEnds: isOfEnds, until: stop)
    }
    let order = runs[index].order
    let before = order.answers.prefix { $0.name != answer.name }
      .reduce(1) { $0 * $1.drawn.rarity(of: $1.value) }
    let values = Self.values(of: answer).prefix(isOfEnds ? 2 : Int(answer.bound))
    for value in values where value != answer.value && !isAtLimit {
      guard before * answer.drawn.rarity(of: value) >= RunTracer.tail else { continue }
      if runs.contains(where: { Self.has(answer, value, before: order, in: $0.order) }) { continue }
      var plan = runs[index].plan
      plan.answers[answer.text] = value
      if isStopped(by: maker.run(plan), stop) { return true }
    }
    return false
  }

  /// Keeps a run unless its order is known; whether it is new and matches `stop`.
  mutating func isStopped(by run: Run, _ stop: (Run) -> Bool) -> Bool {
    let known = runs.count
    appendIfNew(run)
    return runs.count > known && stop(runs[known])
  }

  /// The values to try, from both ends inwards, since the ends fail most often.
  private static func values(of answer: RunOrder.Answer) -> [UInt64] {
    let last = answer.bound - 1
    return (0...last).map { $0 % 2 == 0 ? last - $0 / 2 : $0 / 2 }
  }

  /// Whether a run has an answer while everything independent of it is unchanged.
  private static func has(
    _ answer: RunOrder.Answer, _ value: UInt64, before order: RunOrder, in other: RunOrder
  ) -> Bool {
    guard other.has(answer.name, value),
      answer.companions(in: order).allSatisfy({
        other.has($0.name, $0.value)
      })
    else { return false }
    guard let event = answer.event else { return true }
    return order.conflicts.keys.allSatisfy { pair in
      guard pair.second == event || !order.past[pair.second].contains(event) else { return true }
      guard let one = other.place(of: order.events[pair.first].name),
        let two = other.place(of: order.events[pair.second].name)
      else { return order.events[pair.first].isCancelled || order.events[pair.second].isCancelled }
      return one < two
    }
  }
}

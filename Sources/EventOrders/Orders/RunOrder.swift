import SimulatedApp
import VirtualTime

/// The events of one run and the part of their order that matters, as numbers shared between runs.
struct RunOrder: Sendable {
  struct Event: Sendable {
    /// The number of its name, the same in all runs.
    let name: Int
    let text: String
    let words: String
    let origin: HappeningOrigin
    let isOfTest: Bool
    let instant: VirtualInstant
    let cause: Int?
    fileprivate(set) var draw: DrawnLatency?
    fileprivate(set) var offset: VirtualDuration
    /// A latency within its offset, which other runs have to keep.
    fileprivate(set) var keptDraw: DrawnLatency?
    let wait: WaitSpan?
    /// When the last look of its wait was.
    let waitEnd: VirtualInstant?
    /// Whether a look of the same round of its wait comes before it.
    let isLaterLook: Bool
    let firstLook: VirtualInstant?
    /// What can hold it back, if it is a step.
    let hold: IdleHold?
    /// How long before it the test was idle, if it is a step.
    let idleLead: VirtualDuration?
    /// The index of the event that cancelled it.
    let canceller: Int?
    let isAfterTest: Bool
    /// Whether it is a step that is not in the test's own code.
    let isAddedStep: Bool
    let endsMovement: Bool

    var isCancelled: Bool { canceller != nil }
  }

  /// A pair whose order matters, in the order in which it happened.
  struct Pair: Hashable, Sendable {
    let first: Int
    let second: Int
  }

  /// A pair to reverse, with all events that the second one passes on its way before the first.
  struct Reversal: Sendable {
    let race: Pair
    let passed: [Int]

    /// Reverses a pair alone.
    init(_ race: Pair) { self.init(race, passing: [race.first]) }

    init(_ race: Pair, passing passed: [Int]) {
      self.race = race
      self.passed = passed
    }
  }

  /// An answer of chance, and when it was given.
  struct Answer: Sendable {
    /// The number of the question's name, the same in all runs.
    let name: Int
    let drawn: DrawnAnswer

    var text: String { drawn.name }
    var event: Int? { drawn.happening }
    var value: UInt64 { drawn.value }
    var bound: UInt64 { drawn.bound }

    /// The other answers of the run that do not depend on it.
    func companions(in order: RunOrder) -> [Answer] {
      guard let place = order.answers.firstIndex(where: { $0.name == name }) else { return [] }
      let later = order.answers[(place + 1)...].filter { other in
        guard let event, let theirs = other.event, theirs != event else { return false }
        return !order.past[theirs].contains(event)
      }
      return order.answers[..<place] + later
    }
  }

  private(set) var events: [Event]
  /// The pairs whose order matters, with what they share.
  let conflicts: [Pair: String]
  /// The pairs whose order matters only because the event holds back the step.
  let holds: Set<Pair>
  /// Whether two events run code of the app itself.
  let runsOwnCode: Bool
  /// For each event, the earlier ones whose order with it matters, in order.
  let earlier: [[Int]]
  /// For each event, the later ones whose order with it matters, in order.
  let later: [[Int]]
  /// For each event, the last step of the test before it; nil if there is none.
  let stepBefore: [Int?]
  private(set) var answers: [Answer]
  /// How far apart events have to be, where the app's own random numbers round their waits.
  private(set) var rounding: VirtualDuration = .zero
  /// The steps that look at something on its way.
  let movingLooks: [MovingLook]
  /// Whether a step looks at something that never stops moving.
  let looksAtEndlessMovement: Bool
  /// Whether more happened than the trace has.
  let isCut: Bool
  /// The index of each name's event; -1 if it did not happen or was cancelled.
  let places: [Int32]
  /// For each event, those that come before it in every equivalent order.
  let past: [EventSet]
  /// The same, from the test's own order and causality alone.
  let structure: [EventSet]
  /// For each event, the first of the equal looks in a row that it belongs to.
  private let looks: [Int]
  /// For each event, those that come directly before it; the others in its past come before one of
  /// them.
  private let links: [[Int]]

  /// Makes the order of a run whose waits look at an interval.
  init(
    _ trace: RunTrace, pollInterval: VirtualDuration, names: inout NameNumbers,
    work: inout AnalysisWork
  ) {
    var events: [Event] = []
    let rounds = LookRounds(trace)
    for (index, hold) in IdleHold.all(in: trace).enumerated() {
      let happening = trace.happenings[index]
      events.append(
        Event(
          name: names.number(of: happening.name), text: happening.name, words: happening.words,
          origin: happening.origin, isOfTest: happening.actor == .test, instant: happening.instant,
          cause: happening.cause, draw: happening.draw, offset: happening.offset,
          wait: happening.wait, waitEnd: rounds.ends[index],
          isLaterLook: rounds.laterLooks.contains(index), firstLook: happening.firstLook,
          hold: hold, idleLead: happening.idleLead, canceller: happening.cancelledBy,
          isAfterTest: happening.isAfterTest, isAddedStep: happening.isAdded,
          endsMovement: happening.endsMovement))
    }
    var answers: [Answer] = []
    for answer in trace.answers {
      answers.append(Answer(name: names.number(of: answer.name), drawn: answer))
    }
    self.events = events
    self.answers = answers
    isCut = trace.isCut
    runsOwnCode = trace.happenings.count { $0.runsOwnCode } > 1
    looksAtEndlessMovement = trace.looksAtEndlessMovement
    var sweep = ConflictSweep(trace)
    sweep.run(&work)
    (conflicts, earlier, later) = (sweep.conflicts, sweep.earlier, sweep.later)
    holds = sweep.holds
    movingLooks =
      Self.movingLooks(in: events, later, trace)
      + Self.unmetLooks(in: events, earlier, pollInterval)
    var last: Int?
    stepBefore = events.indices.map { index in
      defer { if events[index].isOfTest { last = index } }
      return last
    }
    looks = Self.looks(events, rows: sweep.firstOfRow)
    let relations = EventRelations(events, earlier, stepBefore)
    (past, structure, links) = (relations.past, relations.structure, relations.links)
    work.add(AnalysisWork.event * events.count + conflicts.count)
    var places = [Int32](repeating: -1, count: names.count)
    for (index, event) in events.enumerated() where !event.isCancelled {
      places[event.name] = Int32(index)
    }
    self.places = places
  }

  /// The same order, with waits that the app's own random numbers decide as drawn latencies.
  func knowing(_ waits: DrawnWaits) -> RunOrder {
    guard !waits.isEmpty else { return self }
    var order = self
    for answer in answers {
      guard let wait = waits.wait(after: answer.text) else { continue }
      order.rounding = max(order.rounding, wait.rounding)
      for index in events.indices where events[index].text == wait.event {
        let event = events[index]
        order.events[index].keptDraw = event.draw
        order.events[index].draw = DrawnLatency(
          name: answer.text, choice: event.draw?.choice ?? 0, law: wait.law, value: event.offset)
        order.events[index].offset = event.draw?.value ?? .zero
      }
    }
    order.answers.removeAll { waits.wait(after: $0.text) != nil }
    return order
  }

  /// The latencies within the offsets of events, by the names of their draws.
  var keptLatencies: [String: VirtualDuration] {
    events.compactMap(\.keptDraw).reduce(into: [:]) { $0[$1.name] = $1.value }
  }

  /// Whether a question was given this answer.
  func has(_ question: Int, _ value: UInt64) -> Bool {
    answers.contains { $0.name == question && $0.value == value }
  }

  /// The index of a name's event; nil if it did not happen.
  func place(of name: Int) -> Int? {
    guard places.indices.contains(name), places[name] >= 0 else { return nil }
    return Int(places[name])
  }

  /// The pairs that could be reversed, with no third event ordered between them.
  var races: [Pair] {
    conflicts.keys.filter { isOpen($0) && isNext($0) }
      .sorted { ($0.first, $0.second) < ($1.first, $1.second) }
  }

  /// What the second event of a race reverses if it comes before events earlier than the first, the
  /// latest first: each pair alone, and with all pairs after it.
  func jumps(over race: Pair) -> some Sequence<Reversal> {
    let passed = earlier[race.second].reversed().filter {
      $0 < race.first && isOpen(Pair(first: $0, second: race.second))
    }
    return passed.indices.lazy.flatMap { last -> [Reversal] in
      let pair = Pair(first: passed[last], second: race.second)
      return (isNext(pair) ? [] : [Reversal(pair)])
        + [Reversal(pair, passing: [race.first] + passed[...last])]
    }
  }

  /// The same reversal with more events passed, the latest first: the causes of what is passed, or
  /// what the consequences of the second event pass.
  ///
  /// An event that is moved takes along what causes it or what it causes, after a fixed time.
  func wider(_ reversal: Reversal) -> [Reversal] {
    let second = reversal.race.second
    let causes = reversal.passed.flatMap { ancestors(of: $0) }
    return [causes, passed(byConsequencesOf: second)].flatMap { others in
      let more = Set(others).filter {
        !reversal.passed.contains($0) && !structure[second].contains($0)
      }.sorted(by: >)
      return more.indices.map {
        Reversal(reversal.race, passing: reversal.passed + more[...$0])
      }
    }
  }

  /// Whether the second event of a reversal can come so early only if one of its causes does; that
  /// cause has its own race with the passed events.
  func isOfCause(_ reversal: Reversal) -> Bool {
    ancestors(of: reversal.race.second).contains { cause in
      reversal.passed.contains { past[cause].contains($0) }
    }
  }

  /// The events of the app that an event of the app depends on.
  private func ancestors(of event: Int) -> [Int] {
    var causes: [Int] = []
    var next = events[event].isOfTest ? nil : events[event].cause
    while let cause = next, !events[cause].isOfTest {
      causes.append(cause)
      next = events[cause].cause
    }
    return causes
  }

  /// What an event causes, and what that causes, in order.
  func consequences(of event: Int) -> [Int] {
    var isConsequence: Set<Int> = [event]
    return events.indices.dropFirst(event + 1).filter { index in
      guard let cause = events[index].cause, isConsequence.contains(cause) else { return false }
      return isConsequence.insert(index).inserted
    }
  }

  /// The events before an event whose order with what it causes matters.
  private func passed(byConsequencesOf event: Int) -> [Int] {
    consequences(of: event).flatMap { index in
      earlier[index].filter { $0 < event && !events[$0].isCancelled }
    }
  }

  /// The first look of the round of a wait that a step belongs to; itself for anything else.
  func startOfRound(of event: Int) -> Int {
    var start = event
    while events[start].isLaterLook, let before = stepBefore[start] { start = before }
    return start
  }

  /// The event that ended a wait: the last one that it depends on.
  func ender(of step: Int) -> Int? { earlier[step].last { !events[$0].isOfTest } }

  /// Whether two looks are in one row of equal looks that cause nothing, with nothing between.
  ///
  /// An event that cannot come before one of them cannot come before an earlier one either.
  func isSameLook(_ one: Int, _ two: Int) -> Bool { looks[one] == looks[two] }

  private static func looks(_ events: [Event], rows: [Int]) -> [Int] {
    let causes = Set(events.compactMap(\.cause))
    let isPlain = { (index: Int) in
      events[index].isOfTest && events[index].wait == nil && !causes.contains(index)
    }
    return events.indices.reduce(into: []) { looks, index in
      let isNext = index > 0 && isPlain(index) && isPlain(index - 1)
      looks.append(isNext && rows[index] == rows[index - 1] ? looks[index - 1] : index)
    }
  }

  /// Whether causality does not decide the order of a pair.
  private func isOpen(_ pair: Pair) -> Bool {
    !structure[pair.second].contains(pair.first) && !events[pair.first].isCancelled
  }

  /// Whether no third event is ordered between the two of a pair.
  private func isNext(_ pair: Pair) -> Bool {
    !links[pair.second].contains { $0 != pair.first && past[$0].contains(pair.first) }
  }

  /// Whether a message names the step of a pair.
  func names(_ pair: Pair, in words: String) -> Bool {
    [pair.first, pair.second].contains { index in
      events[index].words.split(separator: "\"").enumerated().contains { part in
        part.offset % 2 == 1 && words.contains("'\(part.element)'")
          || part.offset % 2 == 1 && words.contains("\"\(part.element)\"")
      }
    }
  }
}

/// The looks of the last round of each wait.
private struct LookRounds {
  /// For each happening, when the last look of its wait was.
  private(set) var ends: [VirtualInstant?]
  /// The looks that follow another one of the same round.
  private(set) var laterLooks: Set<Int> = []

  init(_ trace: RunTrace) {
    ends = Array(repeating: nil, count: trace.happenings.count)
    var next: Int?
    for (index, step) in trace.happenings.enumerated().reversed() where step.actor == .test {
      defer { next = index }
      guard let wait = step.wait else { continue }
      ends[index] = step.instant
      guard let next, trace.happenings[next].wait == wait else { continue }
      ends[index] = ends[next]
      laterLooks.insert(next)
    }
  }
}

extension Happening {
  /// How long before it the last wait for idle was over; nil if the test did not wait.
  fileprivate var idleLead: VirtualDuration? {
    guard actor == .test else { return nil }
    return idleWaits.last.map { instant - $0.ended }
  }
}

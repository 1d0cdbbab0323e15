import AccessibilityTree
import SimulatedApp

/// Names the cause of a failure: first from the faults that it needs, then from chance, from orders
/// and from latencies.
struct CauseRules {
  let evidence: CauseEvidence
  let search: RemedySearch
  /// The longest trace that is compared.
  var traceLimit: Int = Self.traceLimit

  init(_ evidence: CauseEvidence, search: RemedySearch) {
    (self.evidence, self.search) = (evidence, search)
  }

  var schedule: SmallestSchedule? { evidence.schedule }

  /// The cause, and the racing pair if there is one.
  func finding() -> CauseFinding {
    paired(byFaults() ?? byChance() ?? byOrders() ?? byLatencies())
  }

  /// The cause of a failure that no change of the test makes disappear, though the test was blamed;
  /// nil if nothing better is known.
  func finding(unadvised finding: CauseFinding) -> CauseFinding? {
    guard finding.blame == .test, finding.order?.race?.isStepFirst == true else { return nil }
    return LookRules(evidence: evidence).lostChange().map(paired)
  }

  private func paired(_ finding: CauseFinding) -> CauseFinding {
    var finding = finding
    let order = finding.order ?? schedule?.orders.last
    finding.order = order
    finding.pair = order.map(pair)
    return finding
  }

  private func pair(_ order: SmallestSchedule.Order) -> Diagnosis.Pair {
    let sharing = order.sharing
    return Diagnosis.Pair(
      first: end(order.names.first, order.first, order.origins.first, sharing),
      second: end(order.names.second, order.second, order.origins.second, sharing),
      sharing: sharing)
  }

  private func end(
    _ name: String, _ words: String, _ origin: HappeningOrigin, _ sharing: String
  ) -> Diagnosis.End {
    let happening = evidence.happening(name) ?? evidence.passingHappening(name)
    let place =
      evidence.lineOfApp(in: name, sharing: sharing)?.description ?? origin.place?.description
      ?? (sharing == RunTrace.ownMemory ? evidence.lineOfApp(after: name)?.description : nil)
      ?? happening?.site?.description ?? origin.systemPlace
    return Diagnosis.End(
      words: words, place: place, modelPlace: origin.place, isOfTest: origin.isOfTest)
  }

  // MARK: - Chance

  private func byChance() -> CauseFinding? {
    guard let schedule, schedule.orders.isEmpty || !schedule.answers.isEmpty,
      let answer = schedule.answers.first
    else { return nil }
    if answer.question.hasPrefix("loader ") || answer.question.hasPrefix("loader.") {
      return CauseFinding(
        .networkResourceLoading, "\(answer.question) decides, not an order of events")
    }
    let isOfTest = answer.question.hasPrefix(DeviceChance.testSource)
    let isOfApp = answer.question.hasPrefix(DeviceChance.appSource)
    // If the app's code draws how long it waits, the order that follows tells more.
    if evidence.waits.wait(after: answer.name) != nil, let found = byOrders() ?? byDifference() {
      return found
    }
    return CauseFinding(
      .randomness, blame: !isOfTest && evidence.comparesReads(across: answer.asker) ? .app : .test,
      isOfTest
        ? "the test draws a random number, and passes with another"
        : "the app draws \(isOfApp ? "a random number" : answer.question), and the test passes "
          + "with another answer")
  }

  // MARK: - Latencies

  private func byLatencies() -> CauseFinding {
    if search.proof(of: .animationsOff) != nil {
      return CauseFinding(
        .animationTiming, "no order decides, and without animations nothing fails")
    }
    let isCutOff = schedule?.delays.contains { delay in
      evidence.happening(delay.name).map { $0.origin == .answer && $0.offset < .zero } ?? false
    }
    if isCutOff == true {
      return CauseFinding(
        .networkResourceLoading, blame: .app, second: .time,
        "the app gives up before the answer comes", harm: .givesUp)
    }
    if let found = byDifference() { return found }
    if evidence.lacksFocus {
      return CauseFinding(
        .runnerInteraction, second: .time, "the test types before a field has the keyboard")
    }
    let words = schedule?.delays.map(\.event).joined(separator: ", ") ?? ""
    return words.isEmpty
      ? CauseFinding(
        .platformIssue, second: .randomness, "no single order, delay or draw decides" + longWords)
      : CauseFinding(
        .time, second: .animationTiming, "the time until \(words) decides" + longWords)
  }
}

extension CauseRules {
  /// The longest trace that is compared.
  static let traceLimit = 2_000

  /// A note about traces that are too long to compare; empty for others.
  private var longWords: String {
    isTooLong ? "; the order of more than \(traceLimit) events was not compared" : ""
  }

  /// Whether the two runs are too long to compare.
  var isTooLong: Bool {
    max(evidence.trace.happenings.count, evidence.passing.happenings.count) > traceLimit
  }

  /// A step and an event of the app whose order matters and is reversed in the passing run.
  ///
  /// Latencies alone decide where an answer that the test waits for takes the test past an event
  /// that is always due at one instant.
  var turnedOrder: SmallestSchedule.Order? {
    turnedOrder(of: .test) ?? turnedOrder(of: .test, weighingOwnCode: true)
  }

  func turnedOrder(
    of actor: Happening.Actor, weighingOwnCode: Bool = false
  ) -> SmallestSchedule.Order? {
    turnedOrder(weighingOwnCode: weighingOwnCode) { $0.actor == actor }
  }

  func turnedOrder(
    weighingOwnCode: Bool = false, of isMeant: (Happening) -> Bool
  ) -> SmallestSchedule.Order? {
    var trace = evidence.trace
    if weighingOwnCode { trace.weighsOwnCode = true }
    guard !isTooLong else { return nil }
    let failing = trace.happenings
    let places = evidence.passing.places
    let steps = failing.indices.filter { isMeant(failing[$0]) && !failing[$0].isAfterTest }
    for step in steps.reversed() {
      for event in failing.indices where failing[event].actor == .app {
        let (first, second) = (min(step, event), max(step, event))
        guard let one = places[failing[first].name], let two = places[failing[second].name],
          one > two, let sharing = trace.conflict(first, second)
        else { continue }
        return SmallestSchedule.Order(failing[first], failing[second], sharing: sharing)
      }
    }
    return nil
  }
}

extension CauseEvidence {
  /// Whether the test reads the same thing before and after a random answer.
  ///
  /// Then it compares two answers of the app, which must agree for every draw.
  fileprivate func comparesReads(across asker: String?) -> Bool {
    guard let asker, let place = trace.place(of: asker) else { return false }
    let queries = { (happenings: ArraySlice<Happening>) in
      Set(happenings.filter { $0.actor == .test }.flatMap(\.readQueries))
    }
    let before = queries(trace.happenings[..<place])
    let after = queries(trace.happenings[(place + 1)...])
    return lastStep.map { step in
      !Set(step.readQueries).isDisjoint(with: before.intersection(after))
    } ?? false
  }
}

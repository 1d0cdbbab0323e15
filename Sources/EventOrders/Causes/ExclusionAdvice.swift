import SimulatedApp
import Trials

/// Changes of the app or of its random choices, tried by leaving out the runs that they rule out.
struct ExclusionAdvice {
  let evidence: CauseEvidence

  /// The change; nil if no run with the right order, or the right answer, was made.
  func advice(for finding: CauseFinding) -> Diagnosis.Advice? {
    if finding.cause == .randomness, let answer = evidence.schedule?.answers.first {
      let proof = proofOfExclusion { run in
        run.order.answers.contains { $0.text == answer.name && $0.value == answer.failing }
      }
      return Diagnosis.Advice(
        text: randomChange(finding, answer), fix: .refactorLogic, proof: proof ?? .notTried)
    }
    guard finding.blame == .app, let order = finding.order else { return nil }
    let proof = proofOfExclusion { $0.order.has(order) }
    // Of three children the first two can end in the right order while the third does not, of two
    // results each can do harm in one of the orders, and a touch may miss its element in the other.
    let isOneOfSeveral =
      order.isOfChildren || order.origins.first.isInput && finding.harm == .replaces
      || order.isWithinApp && finding.harm == .replaces
        && evidence.schedule?.orders.contains(order) == true
    guard let proof = proof ?? (isOneOfSeveral ? .notTried : nil) else { return nil }
    return Diagnosis.Advice(text: appChange(finding, order), fix: .refactorLogic, proof: proof)
  }

  private func randomChange(
    _ finding: CauseFinding, _ answer: SmallestSchedule.Answer
  ) -> String {
    if answer.question.hasPrefix(DeviceChance.testSource) {
      return "Use a fixed value in the test instead of the random one, or a seeded generator."
    }
    if finding.blame == .app {
      return "Exclude the old value from what \(answer.question) can give."
    }
    return answer.question.hasPrefix(DeviceChance.appSource)
      ? "Let a launch argument seed the app's random numbers in tests."
      : "Let a launch argument decide \(answer.question) in tests."
  }

  private func appChange(_ finding: CauseFinding, _ order: SmallestSchedule.Order) -> String {
    if finding.cause == .selectorIssue {
      return "Give what \(order.second) and \(order.first) show identifiers of their own."
    }
    if order.isOfChildren, finding.harm != .givesUp {
      return "In the app, put the results of the children in a fixed order, whichever ends first"
        + lines(finding)
    }
    let late = order.origins.second.place ?? order.origins.first.place
    let place = late.map { " (\($0))" } ?? ""
    if order.isWithinApp, finding.harm == .replaces {
      if late == nil, finding.pair?.lines.isEmpty == false {
        return "In the app, use results in the order in which their work began, or cancel work "
          + "that is out of date when other work begins" + lines(finding)
      }
      if order.origins.first.isLoader, let loader = order.startedTwice?.without(" ends") {
        return "In the app\(place), cancel \(loader) when it is started again, or ignore the "
          + "answer to the earlier start."
      }
      return "In the app\(place), start what \(order.first.without(" ends")) loads after "
        + "\(order.second), or ignore the one that comes late."
    }
    switch finding.harm {
    case .replaces:
      let change = change(finding, order).map { ", do not let the change at \($0)" }
      return "In the app" + (change ?? "\(place), do not let \(order.second.asNoun)")
        + " replace what the user has done since."
    case .closes:
      return "In the app\(place), do not let \(order.second.asNoun) close what the user has opened "
        + "since."
    case .startsAgain:
      return "In the app\(place), disable what was touched until \(order.second), "
        + "or ignore the second touch."
    case .answersTwice where late == nil:
      return "In the app, do not begin this work again before it has ended, or use only one of the "
        + "two results" + lines(finding)
    case .answersTwice:
      return "In the app\(place), do not ask again before \(order.second), "
        + "or ignore one of the two answers."
    case .cancels:
      return "In the app, let this work go on whatever the user does next, or do not let the user "
        + "go on until \(order.second)" + lines(finding)
    case .usesEarly:
      return "In the app, wait for \(order.second.asNoun) before \(order.sharing) is used"
        + lines(finding)
    case .changesTouch:
      return "In the app\(place), let \(order.second) have the same effect after \(order.first)."
    case .losesLink:
      return "In the app\(place), keep a link that comes before \(order.second.asNoun), "
        + "and open it then."
    case .losesOne:
      return "In the app\(place), begin the second touch's work when that of the first has ended, "
        + "or read what it changes again after waiting."
    case .endsElsewhere:
      return "In the app, let it make no difference which comes first of what these lead to"
        + lines(finding)
    case .givesUp:
      return UntriedAdvice.moreTime + lines(finding)
    }
  }

  /// The line of the app whose change makes the second event necessary; nil if that event is not an
  /// update of what is shown, or the line is not known.
  private func change(_ finding: CauseFinding, _ order: SmallestSchedule.Order) -> String? {
    guard case .raised = order.origins.second, let end = finding.pair?.second else { return nil }
    return end.modelPlace?.description == end.place || end.place.isEmpty ? nil : end.place
  }

  /// The lines of the race, as the end of a sentence.
  private func lines(_ finding: CauseFinding) -> String {
    let lines = finding.pair?.lines ?? []
    return (lines.isEmpty ? "" : ": " + lines.joined(separator: " and ")) + "."
  }

  /// The proof that an order or an answer of chance decides: every run so far that fails in this
  /// way has the wrong one; nil if a run with the right one fails so.
  private func proofOfExclusion(_ isWrong: (OrderSearch.Run) -> Bool) -> Diagnosis.Advice.Proof? {
    let right = evidence.runs.filter { !isWrong($0) }
    guard !right.contains(where: { evidence.isSame($0.trial) }) else { return nil }
    let others = right.count { $0.trial.outcome == .failed }
    if evidence.isExhausted, others < right.count { return .allOrders(right.count, others: others) }
    return right.isEmpty || others > 0 ? .notTried : .runs(right.count)
  }
}

extension SmallestSchedule.Order {
  /// Whether it is the order in which the children of a task end.
  var isOfChildren: Bool { sharing.hasPrefix(RunTracer.orderOfChildren) }
}

extension String {
  /// The words of an event, such as `loader news ends`, as those of a thing that does something.
  fileprivate var asNoun: String {
    without(" ends").replacing("the task goes on at", with: "the task at")
  }

  fileprivate func without(_ ending: String) -> String {
    hasSuffix(ending) ? String(dropLast(ending.count)) : self
  }
}

extension RunOrder {
  /// Whether a run has the failing order.
  ///
  /// If the first event is an input, any input of that kind counts; a cancelled event comes after
  /// the one that cancels it.
  fileprivate func has(_ order: SmallestSchedule.Order) -> Bool {
    let isInput = order.origins.first.isInput
    let one = events.firstIndex { event in
      !event.isCancelled
        && (isInput ? event.origin == order.origins.first : event.text == order.names.first)
    }
    let two = events.firstIndex { $0.text == order.names.second }
    guard let one, let two else { return false }
    return one < two
  }
}

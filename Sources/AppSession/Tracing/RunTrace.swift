/// What happened in a run, in order, and what depends on what; read it after the run to find other
/// orders that could end differently.
package struct RunTrace {
  /// The happenings in order; a cancelled one comes after the one that cancelled it.
  package internal(set) var happenings: [Happening] = []
  /// The names of the variables that were read and changed, by their numbers.
  package internal(set) var variables: [String] = []
  /// The numbers of the variables that are lists which only grow.
  package internal(set) var logs: Set<Int> = []
  /// The random choices among a few answers, in order.
  package internal(set) var answers: [DrawnAnswer] = []
  /// The numbers of the variables that are values of the app: of a context, or stored.
  package internal(set) var values: Set<Int> = []
  /// The index of the last step of the test before its first failure; nil if it has not failed.
  package internal(set) var failingStep: Int?
  /// Whether a step has looked at something that never stops moving.
  package internal(set) var looksAtEndlessMovement = false
  /// Whether the order of two happenings matters as soon as both run code of the app itself.
  package var weighsOwnCode = false
  /// Whether more happened than the trace keeps.
  package internal(set) var isCut = false

  /// The most happenings that are kept.
  package static let limit = 20_000

  /// The most elements in the trees of all happenings together, so that an app that opens screens
  /// endlessly does not use gigabytes.
  package static let elementLimit = 500_000

  /// Makes an empty trace.
  package init() {}

  /// Moves the last happening to an earlier place; `moved` maps each old place to the new one.
  mutating func moveLast(to place: Int, _ moved: (Int) -> Int) {
    happenings.insert(happenings.removeLast(), at: place)
    for index in happenings.indices {
      happenings[index].cause = happenings[index].cause.map(moved)
      happenings[index].cancelledBy = happenings[index].cancelledBy.map(moved)
    }
    for index in answers.indices { answers[index].happening = answers[index].happening.map(moved) }
    failingStep = failingStep.map(moved)
  }

  /// Why the order of two happenings matters, in words; nil if it does not.
  ///
  /// The answers from the trace's views are kept for the next pairs.
  package func conflict(
    _ first: Int, _ second: Int, answers: SeenAnswers = SeenAnswers()
  ) -> String? {
    if happenings[first].cancelledBy == second || happenings[second].cancelledBy == first {
      return Self.cancellation
    }
    if let shared = sharedVariable(first, second) { return variables[shared] }
    return seenChange(by: first, of: second, answers)
      ?? seenChange(by: second, of: first, answers)
      ?? (weighsOwnCode && bothRunOwnCode(first, second) ? Self.ownMemory : nil)
  }

  /// What two happenings share if one cancels the other.
  package static let cancellation = "whether it happens at all"

  /// The variable that two happenings share if both run the app's own code.
  package static let ownMemory = "what the app's own code keeps"

  private func bothRunOwnCode(_ first: Int, _ second: Int) -> Bool {
    happenings[first].runsOwnCode && happenings[second].runsOwnCode
  }

  /// Whether one of two happenings is a step and the other starts a movement that delays the step
  /// if it starts before the test has waited for idle.
  package func isHeldBack(_ first: Int, _ second: Int) -> Bool {
    let isStepFirst = happenings[first].actor == .test
    let step = happenings[isStepFirst ? first : second]
    let event = happenings[isStepFirst ? second : first]
    guard event.actor == .app, step.actor == .test, let wait = step.idleWaits.last,
      event.movements.contains(where: { $0.app == wait.app })
    else { return false }
    return isStepFirst || event.instant <= wait.ended
  }

  /// Whether two events change what the same app shows.
  ///
  /// What one of them changes may be invisible after the other, but visible without it.
  package func showTheSame(_ first: Int, _ second: Int) -> Bool {
    let apps = happenings[first].views.map(\.app)
    return happenings[second].views.contains { apps.contains($0.app) }
  }

  private func sharedVariable(_ first: Int, _ second: Int) -> Int? {
    let (writes, others) = (happenings[first].writes, happenings[second].writes)
    guard !writes.isEmpty || !others.isEmpty else { return nil }
    let (reads, otherReads) = (happenings[first].reads, happenings[second].reads)
    func counts(_ variable: Int) -> Bool { !logs.contains(variable) || isRead(variable) }
    let written = writes.lazy.filter { others.contains($0) || otherReads.contains($0) }
    let read = others.lazy.filter { reads.contains($0) }
    return [written.filter(counts).min(), read.filter(counts).min()].compactMap { $0 }.min()
  }

  private func isRead(_ variable: Int) -> Bool {
    happenings.contains { $0.reads.contains(variable) }
  }

  private func seenChange(by looker: Int, of other: Int, _ answers: SeenAnswers) -> String? {
    guard !happenings[looker].observations.isEmpty else { return nil }
    let isSeen = happenings[other].views.contains { views in
      guard views.app == happenings[looker].aim else { return false }
      lazy var sweep = sweep(to: views, endingWith: happenings[other])
      return happenings[looker].observations.enumerated().contains { number, observation in
        let look = SeenAnswers.Look(step: looker, number: number)
        return answers.answer(of: views.before, to: observation, of: look)
          != answers.answer(of: views.after, to: observation, of: look)
          || views.after.map { sweep?.passes(observation, in: $0) == true } == true
      }
    }
    return isSeen ? "what \(happenings[looker].words) sees" : nil
  }

  /// The movement that ends with an event, as a sweep; nil if none does.
  private func sweep(to views: ChangedView, endingWith end: Happening) -> MovementSweep? {
    guard end.endsMovement, let cause = end.cause, let after = views.after,
      let start = happenings[cause].views.last(where: { $0.app == views.app })?.after
    else { return nil }
    return MovementSweep(from: start, to: after)
  }
}

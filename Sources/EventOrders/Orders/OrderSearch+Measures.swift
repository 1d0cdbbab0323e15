import SimulatedApp
import Trials
import VirtualTime

extension OrderSearch.Run {
  /// The run's order in numbers, which mean the same in all runs of a search: different for orders
  /// that can have different results.
  ///
  /// For an answer among very many, and for a place on a movement's way, only the effect counts:
  /// the order, the steps and the result.
  package var signature: [Int] { signature(of: order.conflicts.keys) }

  /// The same for what the steps of the test depend on: two runs of a test with the same one have
  /// the same result.
  var signatureOfSteps: [Int] {
    guard let last = order.events.lastIndex(where: { $0.isOfTest && !$0.isAfterTest }) else {
      return signature
    }
    return signature(
      of: order.conflicts.keys.filter { $0.second == last || order.past[last].contains($0.second) })
  }

  private func signature(of conflicts: some Collection<RunOrder.Pair>) -> [Int] {
    let pairs = conflicts.map {
      order.events[$0.first].name << 32 | order.events[$0.second].name
    }
    let isWide = { (answer: RunOrder.Answer) in answer.bound > OrderSearch.widestAnswer }
    let answers = order.answers.flatMap { answer in
      isWide(answer) ? [answer.name] : [answer.name, Int(truncatingIfNeeded: answer.value)]
    }
    let looksAtMovement = !order.movingLooks.isEmpty || order.looksAtEndlessMovement
    let hasEffects = order.answers.contains(where: isWide) || looksAtMovement
    let effects = hasEffects ? [-2] + effects : []
    return pairs.sorted() + [-1] + answers + effects
  }

  /// The steps of the test, which its own chance may choose, and its failures.
  private var effects: [Int] {
    let steps = order.events.filter { $0.isOfTest && !$0.isAfterTest }.map(\.words)
    return (steps + trial.failures.map(\.summary)).map {
      Int(truncatingIfNeeded: stableHash($0.utf8))
    }
  }

  /// How many orders causality allows for its steps and events; nil if that is too many to count.
  package var orderCount: Double? { order.orderCount }

  /// How many steps and events happened in it.
  package var eventCount: Int { order.events.count { !$0.isCancelled } }
}

extension OrderSearch {
  /// Whether reversing any one order of a schedule makes the test pass, checked with new runs.
  package func isMinimal(_ schedule: SmallestSchedule) -> Bool {
    var maker = newMaker
    return zip(schedule.orders, schedule.turned).allSatisfy { wanted, turned in
      let run = maker.run(turned.plan)
      return run.trial.outcome == .passed && run.order.has(wanted) != true
        && schedule.orders.allSatisfy { $0 == wanted || run.order.has($0) != false }
    }
  }
}

extension RunOrder {
  /// Whether the first event of an order came first; nil if one of the two did not happen.
  fileprivate func has(_ order: SmallestSchedule.Order) -> Bool? {
    guard let first = place(of: order.names.first), let second = place(of: order.names.second)
    else { return nil }
    return first < second
  }

  /// The index of an event by its name; nil if it did not happen.
  func place(of name: String) -> Int? {
    events.firstIndex { $0.text == name && !$0.isCancelled }
  }
}

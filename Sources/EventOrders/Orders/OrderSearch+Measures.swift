import Trials

extension OrderSearch.Run {
  /// A description of the run's order, different for orders that can have different results.
  ///
  /// Of an answer among very many only the effect counts: the order and the result of the run.
  package var signature: [String] {
    let pairs = order.conflicts.keys.map {
      "\(order.events[$0.first].name) < \(order.events[$0.second].name)"
    }
    let (wide, narrow) = (
      order.answers.filter { $0.bound > OrderSearch.widestAnswer },
      order.answers.filter { $0.bound <= OrderSearch.widestAnswer }
    )
    return pairs.sorted() + narrow.map { "\($0.name) = \($0.value)" }
      + wide.map { "\($0.name)" } + (wide.isEmpty ? [] : steps + trial.failures.map(\.summary))
  }

  /// The steps of the test, which the test's own chance may choose.
  private var steps: [String] {
    order.events.filter { $0.isOfTest && !$0.isAfterTest }.map(\.words)
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

  private func place(of name: String) -> Int? {
    events.firstIndex { $0.text == name && !$0.isCancelled }
  }
}

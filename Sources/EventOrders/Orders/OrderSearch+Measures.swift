import Trials

extension OrderSearch.Run {
  /// What tells the order of the run from those that can end otherwise.
  package var signature: [String] {
    let pairs = order.conflicts.keys.map {
      "\(order.events[$0.first].name) < \(order.events[$0.second].name)"
    }
    return pairs.sorted() + order.answers.map { "\($0.name) = \($0.value)" }
  }

  /// How many orders its steps and events could come in by causes alone; nil where there are too
  /// many to count.
  package var orderCount: Double? { order.orderCount }

  /// How many steps and events happened in it.
  package var eventCount: Int { order.events.count { !$0.isCancelled } }
}

extension OrderSearch {
  /// Whether the test passes with any one of a schedule's orders the other way round and the others
  /// as they are, as runs made anew show.
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
  /// Whether the first of an order came first; nil where one of the two did not happen.
  fileprivate func has(_ order: SmallestSchedule.Order) -> Bool? {
    guard let first = place(of: order.names.first), let second = place(of: order.names.second)
    else { return nil }
    return first < second
  }

  private func place(of name: String) -> Int? {
    events.firstIndex { $0.text == name && !$0.isCancelled }
  }
}

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
  /// Whether the failing run of a schedule passes with any one of its orders the other way round.
  package func isMinimal(_ schedule: SmallestSchedule) -> Bool {
    var maker = newMaker
    let failing = schedule.failing
    return schedule.orders.allSatisfy { wanted in
      failing.order.conflicts.keys.contains { race in
        let events = failing.order.events
        guard events[race.first].words == wanted.first, events[race.second].words == wanted.second,
          case .made(let other) = maker.reverse(
            race, of: failing, for: OrderTarget(race, in: failing.order))
        else { return false }
        return other.trial.outcome == .passed
      }
    }
  }
}

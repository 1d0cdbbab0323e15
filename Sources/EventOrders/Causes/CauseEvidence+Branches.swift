import SimulatedApp

/// Looks after which the failing and the passing run do different things.
extension CauseEvidence {
  /// The order of an event and the look on which the test decides what to do; nil if the two runs
  /// do the same, or if an earlier step races.
  ///
  /// What the test does in the wrong branch may race as well, but would not have to be done.
  func branching(before orders: [SmallestSchedule.Order]) -> SmallestSchedule.Order? {
    guard let look = decidingLook, let place = trace.place(of: look.name),
      let end = passing.place(of: look.name),
      orders.allSatisfy({ order in
        order.race.map { (trace.place(of: $0.step) ?? 0) > place } ?? false
      })
    else { return nil }
    let event = passing.happenings[..<end].last { event in
      event.actor == .app && event.changes(whatIsFoundBy: look)
        && trace.place(of: event.name).map { $0 > place } ?? true
    }
    return event.map { SmallestSchedule.Order(look, $0, sharing: "what \(look.words) sees") }
  }

  /// The last look that both runs make before their steps differ, if it finds something in the
  /// passing run only.
  private var decidingLook: Happening? {
    let runs = [trace, passing].map { run in
      run.happenings.filter { $0.actor == .test && !$0.isAfterTest }
    }
    let common = zip(runs[0], runs[1]).prefix { $0.words == $1.words }.count
    // At its end a run does nothing else.
    guard common > 0, runs.allSatisfy({ $0.count > common }) else { return nil }
    let (look, other) = (runs[0][common - 1], runs[1][common - 1])
    guard look.query != nil, look.name == other.name, look.wait == nil,
      look.sight?.count == 0, other.sight?.count ?? 0 > 0
    else { return nil }
    return look
  }
}

import SimulatedApp

/// What follows when a latency, or a number that decides how long the app waits, decides.
extension CauseRules {
  /// The cause by the order in which the failing and the passing run differ; nil if none does.
  func byDifference() -> CauseFinding? {
    let found = differingOrder.flatMap { byOrders([$0]) }
    guard found?.blame == .test, evidence.endsInAnotherState, !turnsInput else { return found }
    return CauseFinding(
      .loadOrder, blame: .app, by: turnedOrder(of: .app, weighingOwnCode: true),
      "which of the app's events come first decides what it ends with", harm: .endsElsewhere)
  }

  /// Whether an input of the test, or the look for what it touches, and an event whose order with
  /// it matters come the other way round in the passing run.
  private var turnsInput: Bool {
    turnedOrder(weighingOwnCode: true) {
      $0.origin.isInput || evidence.leadsToInput($0)
    } != nil
  }

  private var differingOrder: SmallestSchedule.Order? {
    guard !isTooLong else { return nil }
    let (failing, passing) = (evidence.trace, evidence.passing)
    if let order = turnedOrder { return order }
    if let late = passing.coming(unlike: failing) {
      return SmallestSchedule.Order(late.step, late.event, sharing: late.sharing)
    }
    if let early = failing.coming(unlike: passing) {
      return SmallestSchedule.Order(early.event, early.step, sharing: early.sharing)
    }
    return turnedOrder(of: .app, weighingOwnCode: true)
  }
}

extension CauseEvidence {
  /// Whether a look finds something else in the two runs, after which the app has nothing more to
  /// do in either: neither an earlier nor a later look would find the same.
  fileprivate var endsInAnotherState: Bool {
    guard let look = lastStep, look.query != nil, pending.isEmpty,
      let sight = passingSight(of: look), let found = look.sight
    else { return false }
    return (found.count, found.label) != (sight.count, sight.label) && restsAfter(look)
  }
}

extension RunTrace {
  /// An event of the app that comes before a step in one run only, and whose order matters there.
  fileprivate func coming(
    unlike other: RunTrace
  ) -> (event: Happening, step: Happening, sharing: String)? {
    let (all, places) = (happenings, other.places)
    for step in all.indices.reversed() where all[step].actor == .test {
      guard let place = places[all[step].name] else { continue }
      for event in all.indices.prefix(step).reversed() where all[event].actor == .app {
        guard places[all[event].name].map({ $0 > place }) ?? true,
          let sharing = conflict(event, step)
        else { continue }
        return (all[event], all[step], sharing)
      }
    }
    return nil
  }
}

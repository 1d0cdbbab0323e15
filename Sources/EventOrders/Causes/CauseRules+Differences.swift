import SimulatedApp

/// What follows when a latency, or a number that decides how long the app waits, decides.
extension CauseRules {
  /// The cause by the order in which the failing and the passing run differ; nil if none does.
  func byDifference() -> CauseFinding? { differingOrder.flatMap { byOrders([$0]) } }

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

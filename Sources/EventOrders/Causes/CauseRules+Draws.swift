import SimulatedApp

/// What follows when the app's own code draws a number that decides how long it waits.
extension CauseRules {
  /// The order that differs between the failing and the passing run; nil if none does.
  var differingOrder: SmallestSchedule.Order? {
    guard !isTooLong else { return nil }
    let (failing, passing) = (evidence.trace, evidence.passing)
    if let order = turnedOrder { return order }
    if let late = coming(in: passing, unlike: failing) {
      return SmallestSchedule.Order(late.step, late.event, sharing: late.sharing)
    }
    if let early = coming(in: failing, unlike: passing) {
      return SmallestSchedule.Order(early.event, early.step, sharing: early.sharing)
    }
    return turnedOrder(of: .app, weighingOwnCode: true)
  }

  /// An event of the app that comes before a step in one run only, and whose order matters there.
  private func coming(
    in trace: RunTrace, unlike other: RunTrace
  ) -> (event: Happening, step: Happening, sharing: String)? {
    let all = trace.happenings
    let places = other.places
    for step in all.indices.reversed() where all[step].actor == .test {
      guard let place = places[all[step].name] else { continue }
      for event in all.indices.prefix(step).reversed() where all[event].actor == .app {
        guard places[all[event].name].map({ $0 > place }) ?? true,
          let sharing = trace.conflict(event, step)
        else { continue }
        return (all[event], all[step], sharing)
      }
    }
    return nil
  }
}

import SimulatedApp

/// The lines of the app's source at which its tasks go on, from runs that are traced in detail.
struct TaskLines {
  private let traces: [RunTrace]

  /// Runs both runs of a schedule again.
  init(of schedule: SmallestSchedule, in maker: OrderMaker) {
    traces = [schedule.failing.plan, schedule.passing.plan].map {
      maker.test.trace(seed: maker.seed, plan: $0, isDetailed: true).trace
    }
  }

  /// The words for an event with its lines; nil if it has none.
  ///
  /// Beside another event with the same words it also says which step of the test led to it.
  func words(for name: String, beside other: String? = nil) -> String? {
    guard let found = find(name), let words = found.event.sourceWords else { return nil }
    guard let other = other.flatMap(find), other.event.sourceWords == words,
      let step = found.step, step != other.step
    else { return words }
    return "\(words), started by \(step)"
  }

  private func find(_ name: String) -> (event: Happening, step: String?)? {
    for trace in traces {
      guard let place = trace.place(of: name) else { continue }
      return (trace.happenings[place], trace.step(leadingTo: place)?.words)
    }
    return nil
  }
}

extension RunTrace {
  fileprivate func step(leadingTo place: Int) -> Happening? {
    var cause = happenings[place].cause
    while let known = cause, happenings[known].actor != .test { cause = happenings[known].cause }
    return cause.map { happenings[$0] }
  }
}

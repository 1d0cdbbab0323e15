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
  func words(for name: String) -> String? {
    traces.lazy.compactMap { trace in
      trace.place(of: name).flatMap { trace.happenings[$0].sourceWords }
    }.first
  }
}

package import VirtualTime

/// Tasks of apps that are Swift code.
extension SimulatedDevice {
  /// Whether code of an app is running, so that the tasks it makes are the app's.
  package var runsSwiftCode: Bool {
    processes.contains { $0.steps.isStepping || $0.steps.isInTask }
  }

  /// Schedules a step of a task of the app that is running.
  package func runSwiftCode(
    after delay: VirtualDuration, _ work: @escaping @Sendable () -> Void
  ) {
    guard let process = processes.first(where: { $0.steps.isStepping || $0.steps.isInTask }) else {
      return work()
    }
    _ = schedule(.task(work), for: process, after: delay)
  }
}

extension AppProcess {
  /// Runs code of the app outside of an event, whose tasks are the app's.
  func runTask<Result>(_ work: () -> Result) -> Result {
    let outer = steps.isInTask
    steps.isInTask = true
    defer { steps.isInTask = outer }
    return work()
  }
}

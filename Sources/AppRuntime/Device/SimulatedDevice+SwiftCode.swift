package import VirtualTime

extension SimulatedDevice {
  /// The app whose Swift code is running, so that the tasks it makes are the app's.
  package var codeRunner: AppProcess? {
    processes.first { $0.steps.isStepping || $0.steps.isInTask }
  }
}

/// Tasks of an app that is Swift code.
extension AppProcess {
  /// Schedules a step of a task of the app.
  package func scheduleTask(
    after delay: VirtualDuration, _ work: @escaping @Sendable () -> Void
  ) {
    _ = device.schedule(.task(work), for: self, after: delay)
  }

  /// Runs code of the app outside of an event, whose tasks are the app's.
  func runTask<Result>(_ work: () -> Result) -> Result {
    let outer = steps.isInTask
    steps.isInTask = true
    defer { steps.isInTask = outer }
    return work()
  }
}

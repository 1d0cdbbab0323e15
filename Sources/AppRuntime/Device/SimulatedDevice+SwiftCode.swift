package import AppBuilding
package import VirtualTime

extension SimulatedDevice {
  /// The app whose Swift code is running; tasks that this code creates belong to the app.
  package var codeRunner: AppProcess? {
    processes.first { $0.steps.isStepping || $0.steps.isInTask }
  }

  /// The app whose Swift code is running, or else one that has created tasks.
  package var taskMaker: AppProcess? { codeRunner ?? processes.first(where: \.steps.hasTasks) }
}

/// Tasks of an app that is Swift code.
extension AppProcess {
  /// How much later than possible the thread pool, which has no order, runs a part of a task.
  private static let poolDelay = LatencyDistribution.exponential(mean: .milliseconds(1))

  /// Schedules a part of a task of the app.
  @discardableResult
  package func schedule(_ part: AppTaskPart, after delay: VirtualDuration) -> EventHandle? {
    steps.hasTasks = true
    let late =
      part.isMain ? .zero : device.chance.sample(Self.poolDelay, source: "pool of threads")
    return device.schedule(.task(part), for: self, after: delay + late)
  }

  /// Runs code of the app outside of an event; tasks that it creates belong to the app.
  func runTask<Result>(_ work: () -> Result) -> Result {
    let outer = steps.isInTask
    steps.isInTask = true
    defer { steps.isInTask = outer }
    return work()
  }
}

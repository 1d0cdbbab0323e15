import CTestHost
import SimulatedApp

/// Tasks of the app's own code, which are events of the session.
extension HostedTest {
  /// Gives a job that the app has made to the session; false for a job of the test.
  ///
  /// A task that app code has made stays the app's, whoever resumes it.
  func handOver(_ job: JobQueue.Job, after nanoseconds: Int64 = 0) -> Bool {
    guard isOwnThread else { return false }
    let task = job.task
    guard session.runsAppCode || task.map(appTasks.contains) == true else { return false }
    if let task { appTasks.insert(task) }
    // The jobs of an actor share one number, whichever tasks they run.
    let number = job.isPartOfTask ? task ?? 0 : 0
    // A sleep is a task of its own, which wakes the one that is about to wait.
    let isSleep = nanoseconds > 0
    let waiting = isSleep ? SuspendedTask.running : job.taskPointer.map(SuspendedTask.init)
    let part = AppTaskPart(
      task: number, isMain: job.isMain,
      lines: AppTaskPart.Lines(isSleep: isSleep) { waiting?.lines.map(\.description) ?? [] }
    ) { [weak self] in
      // The Swift runtime would run what follows in the middle of another test.
      if let self, drivesJobs { runAppJob(job) }
    }
    session.schedule(part, afterNanoseconds: nanoseconds + test_host_lateness())
    return true
  }
}

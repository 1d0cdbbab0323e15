/// Tasks of the app's own code, which are events of the session.
extension HostedTest {
  /// Gives a job that the app has made to the session; false for a job of the test.
  func handOver(_ job: JobQueue.Job, after nanoseconds: Int64 = 0) -> Bool {
    guard isOwnThread, session.runsAppCode else { return false }
    session.scheduleAppWork(afterNanoseconds: nanoseconds) { [weak self] in
      self?.runAppJob(job)
    }
    return true
  }
}

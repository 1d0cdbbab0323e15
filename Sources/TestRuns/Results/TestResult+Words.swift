import Trials

extension TestResult {
  /// Says that a test was flaky, with the seeds of a failure and of a pass.
  var flakyWords: String {
    guard let failure = firstFailure, let pass = firstPass else { return "" }
    return "Flaky: \(test) failed with seed \(failure.record.seed) and passed with seed "
      + "\(pass.record.seed): \(failure.record.failures.first?.summary ?? "")"
  }

  /// Says that a test failed but is in quarantine.
  func quarantineWords(_ entry: Quarantine.Entry) -> String {
    "\(test) failed and is in quarantine until \(entry.until): "
      + (firstFailure?.record.failures.first?.summary ?? "")
  }
}

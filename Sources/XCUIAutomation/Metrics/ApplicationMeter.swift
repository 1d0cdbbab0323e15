/// Measures the work of the app under test during one repetition of a measured block.
///
/// The values depend only on the run, so they are the same on every machine. They show whether one
/// run does more work than another, but not what a device would need.
final class ApplicationMeter {
  /// The app to measure; nil for the process of the test, which has no values.
  let subject: ApplicationTarget?
  private var before = ApplicationWork()
  private var after = ApplicationWork()

  /// Makes a meter without any readings.
  init(_ subject: ApplicationTarget?) { self.subject = subject }

  /// Records the work of the app so far.
  func begin() { before = ApplicationWork.present ?? before }

  /// Records the work of the app since then.
  func end() { after = ApplicationWork.present ?? after }

  /// The work before and after the repetition; throws if the app cannot be measured.
  func reading(for metric: String) throws -> (before: ApplicationWork, after: ApplicationWork) {
    guard let subject else { throw MetricFault.ownProcess(metric: metric) }
    if subject.otherBundle != nil { throw MetricFault.otherApplication(metric: metric) }
    guard ApplicationWork.present != nil else { throw MetricFault.noApplication(metric: metric) }
    return (before, after)
  }
}

extension XCTPerformanceMeasurement {
  /// Makes a value for which less is better.
  convenience init(_ identifier: String, _ name: String, _ value: Double, _ unit: String) {
    self.init(
      identifier: "com.apple.dt.XCTMetric_" + identifier, displayName: name, doubleValue: value,
      unitSymbol: unit, polarity: .prefersSmaller)
  }
}

/// Measures the work of the app under test during one repetition of a measured block.
///
/// The values depend only on the run, so they are the same on every machine. They show whether one
/// run does more work than another, but not what a device would need.
final class ApplicationMeter {
  /// The process to measure.
  enum Subject {
    /// The process of the test, which cannot be measured.
    case ownProcess
    /// An app.
    case application(ApplicationTarget)
  }

  /// The process to measure.
  let subject: Subject
  private var before = ApplicationWork()
  private var after = ApplicationWork()

  /// Makes a meter without any readings.
  init(_ subject: Subject) { self.subject = subject }

  /// Records the work of the app so far.
  func begin() { before = ApplicationWork.present ?? before }

  /// Records the work of the app since then.
  func end() { after = ApplicationWork.present ?? after }

  /// The work before and after the repetition; throws if the app cannot be measured.
  func reading(for metric: String) throws -> (before: ApplicationWork, after: ApplicationWork) {
    switch subject {
    case .ownProcess: throw MetricFault.ownProcess(metric: metric)
    case .application(let target):
      if target.otherBundle != nil { throw MetricFault.otherApplication(metric: metric) }
    }
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

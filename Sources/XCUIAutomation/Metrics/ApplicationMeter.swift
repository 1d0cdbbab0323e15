import SimulatedApp

/// Reads off what the app under test has had to do during one repetition of a measured block.
///
/// The work comes from the run alone, so that values are the same on every machine. They tell more
/// work from less; they do not say what a device would need.
final class ApplicationMeter {
  /// What is looked at.
  enum Subject {
    /// The process of the test, of which nothing can be said.
    case ownProcess
    /// An app.
    case application(ApplicationTarget)
  }

  /// What is looked at.
  let subject: Subject
  private var before = ApplicationWork()
  private var after = ApplicationWork()

  /// A meter that has read nothing yet.
  init(_ subject: Subject) { self.subject = subject }

  /// Notes what the app has done so far.
  func begin() { before = ApplicationWork.present ?? before }

  /// Notes what the app has done since.
  func end() { after = ApplicationWork.present ?? after }

  /// The work before and after, for a metric of a name; throws where there is nothing to say.
  func reading(for metric: String) throws -> (before: ApplicationWork, after: ApplicationWork) {
    switch subject {
    case .ownProcess: throw MetricFault.ownProcess(metric: metric)
    case .application(.bundle): throw MetricFault.otherApplication(metric: metric)
    case .application(.underTest): break
    }
    guard ApplicationWork.present != nil else { throw MetricFault.noApplication(metric: metric) }
    return (before, after)
  }
}

extension XCTPerformanceMeasurement {
  /// A value of which less is better.
  convenience init(_ identifier: String, _ name: String, _ value: Double, _ unit: String) {
    self.init(
      identifier: "com.apple.dt.XCTMetric_" + identifier, displayName: name, doubleValue: value,
      unitSymbol: unit, polarity: .prefersSmaller)
  }
}

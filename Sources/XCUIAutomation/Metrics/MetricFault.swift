/// Why a metric cannot measure a simulated app.
enum MetricFault: Error, CustomStringConvertible {
  /// The metric measures the process of the test, whose work is not virtual.
  case ownProcess(metric: String)
  /// The metric measures an app that is not the one under test.
  case otherApplication(metric: String)
  /// The test drives no app.
  case noApplication(metric: String)
  /// The measured block launches no app.
  case noLaunch
  /// Simulated apps lack the quantity that the metric measures.
  case notSimulated(what: String)

  /// Whether Xcode would have values, although no simulated app can.
  var isOfOwnProcess: Bool { if case .ownProcess = self { true } else { false } }

  var description: String {
    switch self {
    case .ownProcess(let metric):
      "\(metric)() measures the process of the test, which takes no virtual time; "
        + "\(metric)(application:) measures the app."
    case .otherApplication(let metric):
      "\(metric)(application:) can only measure the app under test."
    case .noApplication(let metric): "\(metric) needs an app, and the test drives none."
    case .noLaunch: "The measured block launched no app."
    case .notSimulated(let what): "A simulated app has no \(what)."
    }
  }
}

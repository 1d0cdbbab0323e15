/// Why a metric has nothing to say of a simulated app.
enum MetricFault: Error, CustomStringConvertible {
  /// The test's own process is meant, whose work is not virtual.
  case ownProcess(metric: String)
  /// The app is not the one under test.
  case otherApplication(metric: String)
  /// There is no app.
  case noApplication(metric: String)
  /// The block launches nothing.
  case noLaunch
  /// Nothing of the kind is told of simulated apps.
  case notSimulated(what: String)

  var description: String {
    switch self {
    case .ownProcess(let metric):
      "\(metric)() measures the process of the test, whose work takes no virtual time; "
        + "\(metric)(application:) measures the app."
    case .otherApplication(let metric):
      "\(metric)(application:) can only measure the app under test."
    case .noApplication(let metric): "\(metric) needs an app, and the test drives none."
    case .noLaunch: "The measured block launched no app."
    case .notSimulated(let what): "A simulated app has no \(what)."
    }
  }
}

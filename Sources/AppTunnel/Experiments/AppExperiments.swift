public import SimulatedApp
import XCUIAutomation

/// The experiments that a server decides for the app.
///
/// ```swift
/// app.tunnel.experiments.waitAtLaunch()
/// app.launch()
/// ```
public struct AppExperiments {
  private let tunnel: AppTunnel

  init(of tunnel: AppTunnel) { self.tunnel = tunnel }

  /// The value of an experiment in the running app; nil if the app is not running or lacks it.
  public subscript(name: String) -> StateValue? {
    guard case .record(let values)? = tunnel.session?.launchState("experiments") else {
      return nil
    }
    return values[name]
  }

  /// Makes the next launches show the first screen only after the experiments have loaded.
  ///
  /// It sets the variable of the launch environment that the app file names.
  public func waitAtLaunch() {
    guard let session = tunnel.session else { return }
    guard let experiments = session.targetDefinition?.experiments else {
      return tunnel.refuse(
        "wait for experiments", "The app declares no experiments.", in: session)
    }
    tunnel.application.nextEnvironment[experiments.waitVariable] = "true"
  }
}

extension AppTunnel {
  /// The experiments that a server decides for the app.
  public var experiments: AppExperiments { AppExperiments(of: self) }
}

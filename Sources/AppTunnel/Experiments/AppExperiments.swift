public import SimulatedApp
import XCUIAutomation

/// What a server decides for the app.
///
/// ```swift
/// app.tunnel.experiments.waitAtLaunch()
/// app.launch()
/// ```
public struct AppExperiments {
  private let tunnel: AppTunnel

  init(of tunnel: AppTunnel) { self.tunnel = tunnel }

  /// What an experiment is in the running app; nil while it does not run, or has none such.
  public subscript(name: String) -> StateValue? {
    guard case .record(let values)? = tunnel.session?.launchState("experiments") else {
      return nil
    }
    return values[name]
  }

  /// Makes the next launches show the first screen only when the experiments are there.
  ///
  /// It sets the variable of the launch environment that the app file names.
  public func waitAtLaunch() {
    guard let session = tunnel.session else { return }
    guard let experiments = session.targetDefinition?.experiments else {
      return tunnel.refuse(
        "wait for experiments", "The app declares no experiments.", in: session)
    }
    tunnel.application.launchEnvironment[experiments.waitVariable] = "true"
  }
}

extension AppTunnel {
  /// What a server decides for the app.
  public var experiments: AppExperiments { AppExperiments(of: self) }
}

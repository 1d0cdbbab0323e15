import PredicateFormat
import SimulatedApp
import TestHost
import XCUIAutomation

/// Decides how the app's loaders end: get it from `app.tunnel.loaders`.
///
/// ```swift
/// app.tunnel.loaders.fail("signIn")
/// app.buttons["Sign in"].tap()
/// ```
///
/// What is not decided is left to each loader's failure rate; how long a loader takes is not
/// changed.
public struct LoaderOutcomes {
  let tunnel: AppTunnel

  /// Lets the next attempts of a loader end in its error.
  ///
  /// A name that no loader has fails the test, with the nearest one.
  public func fail(_ loader: String, times: Int = 1) { force(loader, toFail: true, times) }

  /// Lets the next attempts of a loader end in its result.
  ///
  /// A name that no loader has fails the test, with the nearest one.
  public func succeed(_ loader: String, times: Int = 1) { force(loader, toFail: false, times) }

  /// Lets every attempt of every loader end in its result, unless it was decided otherwise.
  public func alwaysSucceed() { tunnel.session?.device.force(nil, toFail: false) }

  private func force(_ loader: String, toFail isFailure: Bool, _ times: Int) {
    guard let session = tunnel.session else { return }
    let names = session.app.definition.loaders.map(\.name)
    guard names.contains(loader) else {
      let nearest = NearestName.of(loader, in: names).map { "; the nearest is \"\($0)\"" } ?? ""
      return failCurrentTest("There is no loader \"\(loader)\"\(nearest).")
    }
    session.device.force(loader, toFail: isFailure, times: times)
  }
}

extension AppTunnel {
  /// How the app's loaders end.
  public var loaders: LoaderOutcomes { LoaderOutcomes(tunnel: self) }
}

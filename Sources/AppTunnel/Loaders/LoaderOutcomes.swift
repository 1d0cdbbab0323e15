import PredicateFormat
import SimulatedApp
import TestHost

/// Decides how the app's loaders end: get it from `app.tunnel.loaders`.
///
/// ```swift
/// app.tunnel.loaders.fail("signIn")
/// app.buttons["Sign in"].tap()
/// ```
///
/// Attempts without a decision follow the loader's failure rate. The duration of a loader does not
/// change.
public struct LoaderOutcomes {
  let tunnel: AppTunnel

  /// Makes the next attempts of a loader fail.
  ///
  /// If no loader has the name, the test fails with the nearest name.
  public func fail(_ loader: String, times: Int = 1) { force(loader, toFail: true, times) }

  /// Makes the next attempts of a loader succeed.
  ///
  /// If no loader has the name, the test fails with the nearest name.
  public func succeed(_ loader: String, times: Int = 1) { force(loader, toFail: false, times) }

  /// Makes every attempt of every loader succeed, except those decided separately.
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
  /// The outcomes of the app's loaders.
  public var loaders: LoaderOutcomes { LoaderOutcomes(tunnel: self) }
}

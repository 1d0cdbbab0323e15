public import SimulatedApp
import XCUIAutomation

/// The account that is signed in at launch: choose it before `launch()`, read it afterwards.
///
/// ```swift
/// app.tunnel.accounts.use("withSubscription")
/// app.launch()
/// ```
///
/// The launch environment sets the account, which stays the same until the process ends.
public struct AppAccounts {
  private let tunnel: AppTunnel

  init(of tunnel: AppTunnel) { self.tunnel = tunnel }

  /// The name of the account of the running app; nil while it does not run, or has no accounts.
  public var current: String? {
    guard case .string(let name)? = self["name"] else { return nil }
    return name
  }

  /// A value of the running app's account.
  public subscript(value: String) -> StateValue? {
    guard case .record(let values)? = tunnel.session?.launchState("account") else { return nil }
    return values[value]
  }

  /// Sets the account of the next launch in the launch environment.
  ///
  /// Fails the test if the app is running or no account has the name.
  public func use(_ name: String) {
    guard let session = tunnel.session else { return }
    let action = "use the account \(name)"
    guard let accounts = session.targetDefinition?.accounts else {
      return tunnel.refuse(action, "The app declares no accounts.", in: session)
    }
    guard accounts[name] != nil else {
      return tunnel.refuse(action, accounts.unknown(name).asSentence, in: session)
    }
    guard session.runState == .notRunning else {
      return tunnel.refuse(
        action,
        "The app runs, and its account is fixed: choose one before launch(), or after "
          + "terminate().",
        in: session)
    }
    tunnel.application.nextEnvironment[accounts.variable] = name
  }
}

extension AppTunnel {
  /// The account that is signed in at launch.
  public var accounts: AppAccounts { AppAccounts(of: self) }

  /// Fails the test with a sentence on the impossible action and the reason.
  func refuse(_ action: String, _ reason: String, in session: AppSession) {
    application.report(.impossible(reason), of: action, in: session)
  }
}

extension String {
  /// The words with a capital and a full stop.
  var asSentence: String { prefix(1).uppercased() + dropFirst() + "." }
}

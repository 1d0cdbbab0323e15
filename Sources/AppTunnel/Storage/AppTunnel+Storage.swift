import SimulatedApp
import XCUIAutomation

extension AppTunnel {
  /// The app's stored defaults.
  public var defaults: StoredValues { StoredValues(.defaults, of: self) }

  /// The items of the app's keychain, which stay when the app is deleted.
  public var keychain: StoredValues { StoredValues(.keychain, of: self) }

  /// The files in the app's own folder, by path.
  public var files: StoredValues { StoredValues(.files, of: self) }

  /// The device's pasteboard.
  public var pasteboard: CopiedStrings { CopiedStrings(of: self) }

  /// Reinstalls the app: defaults, files, experiments and permissions are removed, the keychain
  /// stays; a running app is ended.
  ///
  /// To clear the keychain too, call `keychain.reset()`.
  public func reset() {
    guard let session else { return }
    application.report(session.perform(.reinstall), of: "reset \(session.device.aim)", in: session)
  }
}

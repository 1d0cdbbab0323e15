import SimulatedApp
import XCUIAutomation

extension AppTunnel {
  /// The app's stored defaults.
  public var defaults: StoredValues { StoredValues(.defaults, of: self) }

  /// The items of the app's keychain, which stay when the app is deleted.
  public var keychain: StoredValues { StoredValues(.keychain, of: self) }

  /// The files in the app's own folder, by path.
  public var files: StoredValues { StoredValues(.files, of: self) }

  /// What has been copied on the device.
  public var pasteboard: CopiedStrings { CopiedStrings(of: self) }

  /// Deletes the app and puts it on the device anew: defaults, files, experiments and permissions
  /// go, the keychain stays; an app that runs is ended.
  ///
  /// To forget the keychain too, say `keychain.reset()`.
  public func reset() {
    guard let session else { return }
    application.report(session.perform(.reinstall), of: "reset \(session.device.aim)", in: session)
  }
}

package import AppCompiling
import AppRuntime

extension AppSession {
  /// How the app that calls are for speaks, writes and lies on the screen; nil while it does not
  /// run.
  package var localization: Localization? { device.process?.localization }
}

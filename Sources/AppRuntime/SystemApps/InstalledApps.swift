package import AppCompiling
import AppModel

/// The apps of a device: the one under test, those that it names, and the system's.
///
/// An app is made ready when it is first asked for, so that a run that needs one app pays for one.
package final class InstalledApps {
  /// The app under test.
  package let underTest: CompiledApp
  private var ready: [String: CompiledApp] = [:]

  init(underTest: CompiledApp) { self.underTest = underTest }

  /// The app of a bundle identifier; nil where none is installed.
  package func app(_ bundle: String) -> CompiledApp? {
    if bundle == underTest.definition.bundleIdentifier { return underTest }
    if let app = ready[bundle] { return app }
    if let system = SystemApp(bundleIdentifier: bundle) { return system.compiled }
    guard
      let other = underTest.definition.otherApps.first(where: { $0.bundleIdentifier == bundle })
    else { return nil }
    let app = CompiledApp(other)
    ready[bundle] = app
    return app
  }

  /// The definitions of the apps that people put on the device: the one under test first.
  var own: [AppDefinition] { [underTest.definition] + underTest.definition.otherApps }
}

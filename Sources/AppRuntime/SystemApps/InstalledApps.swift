package import AppCompiling
import AppModel

/// The apps of a device: the app under test, the apps that it names, and the system's apps.
///
/// An app is compiled when it is first needed, so a run of one app compiles only one.
package final class InstalledApps {
  /// The app under test.
  package let underTest: CompiledApp
  private var ready: [String: CompiledApp] = [:]

  init(underTest: CompiledApp) { self.underTest = underTest }

  /// The app with a bundle identifier; nil if it is not installed.
  package func app(_ bundle: String) -> CompiledApp? {
    if bundle == underTest.definition.bundleIdentifier { return underTest }
    if let app = ready[bundle] { return app }
    let system = SystemApp(bundleIdentifier: bundle)
    let named = underTest.definition.otherApps.first { $0.bundleIdentifier == bundle }
    guard let other = named else { return system?.compiled }
    let app = system?.compiled(showing: other) ?? CompiledApp(other)
    ready[bundle] = app
    return app
  }

  /// The definitions of the apps that are not the system's, the app under test first.
  var own: [AppDefinition] {
    let app = underTest.definition
    return [app] + app.otherApps.filter { SystemApp(bundleIdentifier: $0.bundleIdentifier) == nil }
  }
}

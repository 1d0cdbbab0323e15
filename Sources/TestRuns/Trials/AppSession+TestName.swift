import ModelDrafting
package import SimulatedApp

extension AppSession {
  /// The environment of a launch; it names the test if the app is a draft that asks for it.
  package func launchEnvironment(_ given: [String: String]) -> [String: String] {
    guard LaunchMaking.asksForTest(app.definition) else { return given }
    let name = testName.replacing(".", with: "/", maxReplacements: 1)
    return given.merging([LaunchMaking.testVariable: name]) { own, _ in own }
  }
}

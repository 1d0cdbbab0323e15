package import AccessibilityTree
import VirtualTime

/// One action of the test on the app, as observers see it.
package struct TestAction {
  /// What performs an action.
  package enum Kind: Sendable {
    /// A finger or the pointer, at a point of the screen.
    case touch(ElementPoint)
    /// A key.
    case key
    /// A launch or an end of the app.
    case process
  }

  /// What performs the action.
  package let kind: Kind
  /// The action in words: `launch`.
  package let words: String

  /// The words of a launch.
  package static let launch = "launch"
  /// The words of an end of the app.
  package static let end = "terminate"
}

extension AppSession {
  /// Performs an action of the test on the app, and informs the observers.
  func act(
    _ kind: TestAction.Kind, _ words: @autoclosure () -> String, _ action: () -> Void
  ) {
    guard !observers.isEmpty else { return noting(action) }
    let step = TestAction(kind: kind, words: words())
    for observer in observers { observer.testWillAct(step) }
    noting(action)
    for observer in observers { observer.testActed() }
  }

  /// Informs the observers that the test is about to step.
  func willStep() {
    for observer in observers { observer.testWillStep() }
  }

  /// Informs the observers that the test has waited for the app to idle.
  func waitedForIdle(since began: VirtualInstant) {
    for observer in observers { observer.testWaitedForIdle(of: bundle, since: began) }
  }

  /// Informs the observers of what the test looked at.
  func looked(_ words: @autoclosure () -> String, at observation: Observation) {
    guard !observers.isEmpty else { return }
    let words = words()
    for observer in observers { observer.testLooked(words, at: observation) }
  }

  /// Informs the observers that the test looks at something that the app stores or has done.
  package func looking(at name: String) {
    willStep()
    looked("look at the \(name)", at: .variable(name))
  }
}

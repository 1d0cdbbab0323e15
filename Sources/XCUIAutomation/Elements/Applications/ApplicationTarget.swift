import AccessibilityTree
import SimulatedApp

/// Which app an element belongs to.
enum ApplicationTarget: Sendable, Equatable {
  /// The app that the test target names.
  case underTest
  /// The app with a bundle identifier.
  case bundle(String)
}

extension ElementWords {
  /// An element of an app as the log and the failures name it.
  func text(in target: ApplicationTarget) -> String { text(application: target.words) }
}

extension ApplicationTarget {
  /// The app as the log names it.
  var words: String {
    switch self {
    case .underTest: "Target Application '\(Automation.bundleUnderTest)'"
    case .bundle(let identifier): "Application '\(identifier)'"
    }
  }
}

import AccessibilityTree
import SimulatedApp

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

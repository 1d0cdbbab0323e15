import SimulatedApp

/// Which app an element belongs to.
enum ApplicationTarget: Sendable, Equatable {
  /// The app under test, which the test target names.
  case underTest
  /// The app with this bundle identifier.
  case bundle(String)
}

extension ElementWords {
  /// Describes an element of an app as the log and the failures do.
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

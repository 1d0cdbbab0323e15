import SimulatedApp

/// Which app an element belongs to.
enum ApplicationTarget: Sendable, Equatable {
  /// The app under test, which the test target names.
  case underTest
  /// The app with this bundle identifier, which may be the one under test.
  ///
  /// That is decided where it is used: properties of tests are made before a test chooses its app.
  case bundle(String)
}

extension ElementWords {
  /// Describes an element of an app as the log and the failures do.
  func text(in target: ApplicationTarget) -> String { text(application: target.words) }
}

extension ApplicationTarget {
  /// The bundle identifier of an app that is not the one under test.
  var otherBundle: String? {
    guard case .bundle(let identifier) = self else { return nil }
    return identifier == Automation.bundleUnderTest ? nil : identifier
  }

  /// The app as the log names it.
  var words: String {
    otherBundle.map { "Application '\($0)'" }
      ?? "Target Application '\(Automation.bundleUnderTest)'"
  }
}

/// Patterns that make tests and page objects hard to maintain; comments silence them by name.
package enum PageSmell: String, Sendable, CaseIterable {
  /// An assertion inside a page object, which tests cannot opt out of.
  case assertion
  /// A wait for a fixed time.
  case sleep
  /// An index where an identifier would do.
  case index
  /// A text of the screen where an identifier would do.
  case label
  /// A touch that does not wait for the screen that the touch before leads to.
  case unwaited
  /// An assertion that only runs if its own element exists.
  case conditional
  /// Swipes until something exists, without a limit.
  case swipes
  /// An index into the tree below the app, whatever the type of the elements.
  case tree
  /// A wait that can only let time pass.
  case wait
  /// A comment that silences a finding without a reason.
  case silence

  /// Why it is a smell.
  package var reason: String {
    switch self {
    case .assertion:
      "A page object finds and acts; a test asserts. Here the test cannot choose, and "
        + "the failure points into the page."
    case .sleep:
      "A fixed time is too short on a slow machine, and too long on all others."
    case .index:
      "A new row, banner or section moves what comes after it, and the test touches something "
        + "else."
    case .label:
      "A text changes with the language and with every edit of the words; an identifier is for "
        + "tests."
    case .unwaited:
      "What comes after a transition may still be loading; a touch looks for it for a few seconds "
        + "only."
    case .conditional:
      "If the element never comes, because its identifier is wrong or it is gone, nothing is "
        + "asserted and the test passes."
    case .swipes:
      "If the element never comes, the test swipes until the run is stopped, and no failure names "
        + "the element."
    case .tree:
      "Any view that the app or the system adds moves what comes after it, in every screen and "
        + "with every release of the system."
    case .wait:
      "It is a sleep by another name: a fixed time is too short on a slow machine, and too long on "
        + "all others."
    case .silence:
      "The next reader has to know why the rule does not apply there, and whether there is "
        + "anything left to silence."
    }
  }
}

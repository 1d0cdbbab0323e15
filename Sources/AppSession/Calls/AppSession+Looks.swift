package import AccessibilityTree
package import AppRuntime

extension AppSession {
  /// Whether anything matches now; takes the time of one look and never fails.
  package func exists(_ query: Query) -> Bool { exists(query, below: 0) }

  func exists(_ query: Query, below: Int) -> Bool {
    goesOn() && finder.exists(eased(query), below: below)
  }

  /// How many elements match now; takes the time of one look.
  package func count(_ query: Query) -> Int { goesOn() ? finder.count(eased(query)) : 0 }

  /// All elements that match now, with the tree; takes the time of one look.
  package func all(
    _ query: Query, title: @autoclosure () -> String? = nil
  ) -> (snapshot: ScreenSnapshot, matches: ElementMatches)? {
    goesOn() ? finder.all(eased(query), title: title) : nil
  }

  /// The one element that matches; if it is missing, it is looked for again before this fails.
  package func find(_ query: Query) throws(AutomationFailure) -> FoundElement {
    try finder.find(eased(query))
  }
}

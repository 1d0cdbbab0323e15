package import NetworkStubs

/// The check of one app: walks the whole definition and gathers findings.
///
/// Each concern is a type of its own, such as `ScreenCheck`; all report to one ``CheckedApp``.
package struct AppCheck: AppChecking {
  /// Something wrong, with the place in the definition.
  package struct Finding {
    package var file: String
    package var path: DefinitionPath
    package var message: String
    package var nearest: String?
    /// The character of the expression that stands at the place, from 1.
    package var expressionColumn: Int?
    /// Whether the key at the place is wrong, not its value.
    package var isAboutKey = false
  }

  /// Files that were read in part only, so that names may be missing which they do declare.
  package struct Opaque {
    /// Screens whose own names are not all known.
    package var screens: Set<String> = []
    /// Sets of stubs whose rules are not all known.
    package var stubSets: Set<String> = []
    /// Whether the app's own names are not all known.
    package var isAppOpaque = false
    /// Whether nothing at all is known of the app.
    package var isAppUnread = false

    /// Says which files could not be read whole, so that their names are not missed.
    package init(
      screens: Set<String> = [], stubSets: Set<String> = [], isAppOpaque: Bool = false,
      isAppUnread: Bool = false
    ) {
      self.screens = screens
      self.stubSets = stubSets
      self.isAppOpaque = isAppOpaque
      self.isAppUnread = isAppUnread
    }
  }

  package let checked: CheckedApp

  /// How many names are looked through for the nearest one.
  package static let nearestLimit = 2_000

  package init(_ app: AppDefinition, opaque: Opaque? = nil) {
    checked = CheckedApp(app, opaque: opaque)
  }

  package var findings: [Finding] { checked.findings }

  package func run() {
    if !opaque.isAppUnread { AppFileCheck(checked: checked).checkApp() }
    StubsCheck(checked: checked).checkStubs()
    for screen in app.screens where findings.count < DefinitionFaults.limit {
      ScreenCheck(checked: checked).checkScreen(screen)
    }
    IdentifierCheck(checked: checked).checkMarkers()
    CycleCheck(checked: checked).checkScreenCycles()
  }

  /// Checks a set of stubs that is no part of the app.
  package func check(_ set: StubSet) { StubsCheck(checked: checked).check(set) }
}

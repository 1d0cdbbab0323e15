package import NetworkStubs

/// The check of one app: walks the whole definition and collects findings.
///
/// Each concern has its own type, such as `ScreenCheck`. All of them report to one ``CheckedApp``.
package final class AppCheck: AppChecking {
  /// Something wrong, with the place in the definition.
  package struct Finding {
    package var file: String
    package var path: DefinitionPath
    package var message: String
    package var nearest: String?
    /// The character of the expression at that place, counted from 1; nil if no column is known.
    package var expressionColumn: Int?
    /// The expression or predicate that it is about; nil if it is about something else.
    package var expression: String?
    /// Whether the key at the place is wrong rather than its value.
    package var isAboutKey = false
  }

  /// Files that could be read only in part, so some of the names they declare may be missing.
  package struct Opaque {
    /// Screens for which some declared names are unknown.
    package var screens: Set<String> = []
    /// Sets of stubs for which some rules are unknown.
    package var stubSets: Set<String> = []
    /// Whether some of the names that the app file declares are unknown.
    package var isAppOpaque = false
    /// Whether the app file could not be read at all.
    package var isAppUnread = false

    /// Lists the files that could not be read in full, so that their names are not reported as
    /// missing.
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

  /// The largest number of names that are searched for the nearest one.
  package static let nearestLimit = 2_000

  /// Makes a check; a strict one also reports parts that have no effect, although the app runs.
  package init(_ app: AppDefinition, opaque: Opaque? = nil, isStrict: Bool = false) {
    super.init(checked: CheckedApp(app, opaque: opaque, isStrict: isStrict))
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

  /// Checks a set of stubs that is not part of the app.
  package func check(_ set: StubSet) { StubsCheck(checked: checked).check(set) }
}

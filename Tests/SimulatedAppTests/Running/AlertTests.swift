import AccessibilityTree
import SimulatedApp
import Testing
import VirtualTime

@Suite struct AlertTests {
  @Test func `the newest alert stands in front, and the one below comes back`() {
    let session = Self.launched(alerts: ["First", "Second"])
    #expect(Self.titles(session) == ["Second"])

    Self.answer(session)
    #expect(Self.titles(session) == ["First"])

    Self.answer(session)
    #expect(Self.titles(session).isEmpty)
    #expect(session.isPresent(Query().descendants(.staticText).identified(by: "below")))
  }

  @Test func `alerts without end are stopped`() {
    let session = Self.launched(alerts: (1...101).map { "\($0)" })
    #expect(session.crash == "more than 100 alerts are open at once")
  }

  private static func launched(alerts: [String]) -> AppSession {
    let entry = alerts.map { title in
      ActionDefinition.alert(
        AlertDefinition(title: .literal(title), buttons: [AlertDefinition.Button(label: "OK")]))
    }
    let screen = ScreenDefinition(
      name: "main", title: "Main",
      view: [ElementDefinition(.staticText, identifier: "below")], initial: "shown",
      states: [StateDefinition(name: "shown", entry: entry)])
    let app = AppDefinition(
      name: "Alerts", bundleIdentifier: "com.example.alerts", defaultCoordinator: "Main",
      coordinators: [CoordinatorDefinition(name: "Main", root: "main")], screens: [screen])
    let session = AppSession(app: CompiledApp(app), configuration: SessionConfiguration())
    _ = session.launch(arguments: [], environment: [:])
    return session
  }

  private static func answer(_ session: AppSession) {
    let button = Query().descendants(.alert).descendants(.button).identified(by: "OK")
    #expect(session.perform(.tap, on: button, title: "Tap") == nil)
  }

  private static func titles(_ session: AppSession) -> [String] {
    guard let found = session.all(Query().descendants(.alert)) else { return [] }
    return found.matches.map { found.snapshot.tree.label(of: $0) }
  }
}

import SimulatedApp
import TestReports
import Testing

@Suite("Findings in the report")
struct RouteFindingsHTMLTests {
  @Test func `stand with place, weight and advice`() {
    let app = AppDefinition(
      "Own", bundleIdentifier: "com.example.own", default: "Main"
    ) {
      Coordinator("Main", root: "main")
      Screen("main", root: Other("MainView")) { State("shown") {} }
      Screen("lost", root: Other("<Lost>")) { State("shown") {} }
    }
    var routes = RouteReport(rows: [], placeCount: 1, moveCount: 0, isComplete: true)
    routes.findings = RouteFindings(app).all
    let html = RehearsalReport(app: "Own", routes: routes, flows: [], notes: []).html
    #expect(html.contains("<td><code>lost.json</code></td><td class=\"bad\">fault</td>"))
    #expect(html.contains("no route leads to the screen lost."))
    #expect(
      html.contains(
        "To do: push or present it somewhere, give it a coordinator, or delete its file."))
    #expect(html.contains("Some checks failed."))
  }
}

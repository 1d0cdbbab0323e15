import ScreenImport
import SimulatedApp
import Testing

@Suite("Reports of drift")
struct DriftReportTests {
  @Test("are JSON for tools")
  func json() throws {
    let recording = try Recording.read(Array(SampleRecordings.login.utf8))
    let model = AppDefinition(
      name: "Tea\"house", bundleIdentifier: "com.example.teahouse", defaultCoordinator: "Main",
      coordinators: [CoordinatorDefinition(name: "Main", root: "form", container: .plain)],
      screens: [
        ScreenDefinition(
          name: "form",
          view: [
            ElementDefinition(.textField, identifier: "name"),
            ElementDefinition(
              .button, label: "Brew", isEnabled: false),
          ], initial: "shown", states: [StateDefinition(name: "shown")])
      ])
    let check = DriftCheck(CompiledApp(model), tolerance: 10_000)
    let report = DriftReport(steps: [check.step(recording)], isComplete: check.isComplete)
    #expect(
      report.json == """
        {
          "holds": false,
          "complete": true,
          "steps": [
            { "step": 2, "name": "login", "known": true, "coordinator": "Main", "screen": "form", \
        "state": "shown", "changes": [{ "kind": "placeholder", "element": "TextField, identifier: \
        'name', placeholderValue: 'Name', value: Ada", "words": "placeholder: TextField, \
        identifier: 'name', placeholderValue: 'Name', value: Ada has 'Name', had ''" }, { "kind": "selected", \
        "element": "Button, title: 'B', label: 'Brew', Focused, Disabled, Selected", "words": \
        "selected: Button, title: 'B', label: 'Brew', Focused, Disabled, Selected is selected, was \
        not" }, { "kind": "frame", "element": "Button, title: 'B', label: \
        'Brew', Focused, Disabled, Selected", "words": "frame: Button, title: 'B', label: 'Brew', \
        Focused, Disabled, Selected is at {{inf, inf}, {0.0, 0.0}}, was at {{16.0, 101.0}, {361.0, \
        44.0}}" }] }
          ]
        }
        """)
  }
}

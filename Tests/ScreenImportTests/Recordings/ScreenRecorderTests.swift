import AccessibilityTree
import Foundation
import ScreenImport
import SimulatedApp
import Testing
import XCUIAutomation

@Suite("Recording through Apple's names")
@MainActor
struct ScreenRecorderTests {
  @Test("saves each step under its number and name")
  func names() throws {
    let names = try RecordedModel.inFolder { folder in
      _ = try RecordedModel.record(RecordedModel.app(), in: folder)
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }
    #expect(names == ["001-first-screen.json", "002-brewing.json"])
  }

  @Test("saves the tree that the test sees")
  func tree() throws {
    let recordings = try RecordedModel.inFolder {
      try RecordedModel.record(RecordedModel.app(), in: $0)
    }
    let place = try #require(AppMap(of: CompiledApp(RecordedModel.app())).places.first)
    let recorded = TreeText(recordings[0].snapshot, addresses: .none).subtree()
    let rows = TreeText(place.tree, addresses: .none).subtree()
      .replacing(/, pid: \d+/, with: "").replacing(" (Main)", with: "")
    #expect(recorded == rows)
    #expect(recordings[1].name == "brewing")
  }

  @Test("finds the model as recorded, in the state of each step")
  func holds() throws {
    let recordings = try RecordedModel.inFolder {
      try RecordedModel.record(RecordedModel.app(), in: $0)
    }
    let check = DriftCheck(CompiledApp(RecordedModel.app()))
    let report = DriftReport(steps: recordings.map { check.step($0) }, isComplete: true)
    #expect(
      report.text == """
        step 1 "first screen": menu, state idle, as recorded
        step 2 "brewing": menu, state brewing, as recorded
        The model matches the recordings: 2 steps compared.
        """)
  }

  @Test("names what was changed in the model since")
  func drift() throws {
    let recordings = try RecordedModel.inFolder {
      try RecordedModel.record(RecordedModel.app(), in: $0)
    }
    var view = RecordedModel.view
    view[0].label = "Coffees"
    view[1].isEnabled = false
    view[2] = ElementDefinition(.link, label: "Pour")
    view.append(ElementDefinition(.button, identifier: "cancel", label: "Cancel"))
    let check = DriftCheck(CompiledApp(RecordedModel.app(view)))
    let step = check.step(recordings[0])
    #expect(
      step.changes.map(\.text) == [
        "label: StaticText, identifier: 'title', label: 'Teas' says 'Teas', said 'Coffees'",
        "enabled: Button, identifier: 'brew', label: 'Brew' is enabled, was not",
        "type: Button, label: 'Pour' is Button, was Link",
        "gone: Button, identifier: 'cancel', label: 'Cancel'",
      ])
    #expect(step.nearest?.name == "menu, state idle")
    #expect(!step.holds)
  }

  @Test("names a screen that the model lacks, with the nearest one")
  func unknown() throws {
    let recordings = try RecordedModel.inFolder {
      try RecordedModel.record(RecordedModel.app(), in: $0)
    }
    let other = RecordedModel.app([ElementDefinition(.map, identifier: "map", label: "Map")])
    let check = DriftCheck(CompiledApp(other))
    let report = DriftReport(steps: [check.step(recordings[0])], isComplete: true)
    #expect(
      report.text == """
        step 1 "first screen": no screen of the model matches it; the nearest is menu, state idle
        1 of 1 step drifted.
        """)
    #expect(!report.holds)
  }
}

import Foundation
import SimulatedApp
import Testing

@testable import LabGoals

/// The apps of the lab's flaky tests stand in `Screens/Flaky`, to be looked at and tried by hand.
///
/// `REWRITE_SCENARIOS=1` writes them anew.
@Suite("Screens of the scenarios") struct ScenarioScreensTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Screens/Flaky").path

  private static func folder(of scenario: FlakyScenario) -> AppFolder {
    AppFolder(folder + "/" + scenario.name.replacing(" ", with: "-"))
  }

  @Test(arguments: FlakyScenario.all)
  func `the folder of a scenario holds its app`(scenario: FlakyScenario) throws {
    let folder = Self.folder(of: scenario)
    let app = scenario.variant(.flaky).app
    if ProcessInfo.processInfo.environment["REWRITE_SCENARIOS"] == "1" { try folder.write(app) }
    let texts = try AppFolder.files(of: app)
    for file in texts {
      let path = URL(filePath: folder.path).appending(path: file.name)
      #expect(try String(contentsOf: path, encoding: .utf8) == file.text)
    }
    #expect(try AppFolder.files(of: folder.load()).map(\.text) == texts.map(\.text))
  }

  @Test func `there is no folder of another`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
    let known = FlakyScenario.all.map { $0.name.replacing(" ", with: "-") }
    #expect(names.sorted() == known.sorted())
  }
}

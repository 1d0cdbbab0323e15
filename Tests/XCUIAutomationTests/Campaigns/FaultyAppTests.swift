import Foundation
import SimulatedApp
import TestFailures
import Testing
import Trials
import XCTest

@testable import TestHost
@testable import TestRuns
@testable import XCUIAutomation

/// Tests whose app has faults: the commands that run them report all of these.
@Suite(.serialized) @MainActor struct FaultyAppTests {
  /// A test of an app with two faults.
  private final class LostTests: XCUIAutomation::XCTestCase {
    override class var simulatedAppDefinition: AppDefinition? {
      var app = ChancyApp.compiled.definition
      app.defaultCoordinator = "Mian"
      app.screens[0].initial = "nowhere"
      return app
    }
  }

  private let faults = LostTests.simulatedAppDefinition?.check().map(\.description) ?? []

  private func test(_ body: @escaping () -> Void) -> LostTests {
    LostTests(name: "testIt") { _ in body() }
  }

  @Test func `a search tells all faults in place of what it did not find`() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/lost-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let settings = CampaignSettings(
      VariableReading(["REHEARSAL_SEARCH": "exhaustive", "REHEARSAL_OUTPUT": folder]))
    let search = HostedSearch(try #require(settings.search), settings: settings)
    search.run(test { XCUIApplication().launch() })
    search.end()

    let text = try String(contentsOfFile: folder + "/" + ResultFolder.search, encoding: .utf8)
    for fault in faults { #expect((text + "\n").contains("\n\(fault)\n")) }
    #expect(!FileManager.default.fileExists(atPath: folder + "/" + ResultFolder.searchRecords))
  }

  @Test func `a reproduction tells all faults in place of what it did not find`() throws {
    #expect(faults.count > 1)
    let folder = FileManager.default.temporaryDirectory.path + "/lost-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let test = test { XCUIApplication().launch() }
    let failure = TestFailure(message: "lost", file: "LostTests.swift", line: 1)
    let logged = LoggedTest(name: test.campaignName, failures: [failure])
    let file = folder + "/failures.json"
    try JSONEncoder().encode([logged]).write(to: URL(fileURLWithPath: file))

    let reproduction = try #require(
      HostedReproduction(.init(file: file, runLimit: 3), output: folder))
    reproduction.run(test)
    reproduction.end()

    let text = try String(contentsOfFile: folder + "/" + ResultFolder.reproduced, encoding: .utf8)
    #expect(text.hasPrefix("0 of 1 failures of the log are reproduced."))
    for fault in faults { #expect(text.contains("\n\(fault)\n")) }
  }

  @Test func `a failure of a test that needs no app is no fault of the app`() {
    let test = test {}
    let other = TestFailure(message: "other", file: "", line: 0)
    #expect(test.appFault(among: [other]) == nil)
    let words = "The app Chancy has faults:\n" + faults.joined(separator: "\n")
    let told = TestFailure(message: words, file: "", line: 0)
    #expect(test.appFault(among: [other, told]) == told)
  }
}

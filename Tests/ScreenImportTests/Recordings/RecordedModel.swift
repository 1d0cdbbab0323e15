import AccessibilityTree
import Foundation
import ScreenImport
import ScreenRecorder
import SimulatedApp
import TestHost
import XCUIAutomation

/// A small app, driven and recorded through Apple's names.
enum RecordedModel {
  /// A screen with two buttons, which the tests change.
  static func app(_ view: [ElementDefinition] = view) -> AppDefinition {
    AppDefinition(
      name: "Teahouse", bundleIdentifier: "com.example.teahouse", defaultCoordinator: "Main",
      coordinators: [CoordinatorDefinition(name: "Main", root: "menu", container: .plain)],
      screens: [
        ScreenDefinition(
          name: "menu", view: view, initial: "idle",
          states: [
            StateDefinition(
              name: "idle", on: [EventDefinition("BREW", [TransitionDefinition(to: "brewing")])]),
            StateDefinition(
              name: "brewing", view: [ElementDefinition(.activityIndicator, identifier: "steam")]),
          ])
      ])
  }

  static let view = [
    ElementDefinition(.staticText, identifier: "title", label: "Teas"),
    ElementDefinition(
      .button, identifier: "brew", label: "Brew",
      gestures: [GestureDefinition(.tap, raises: "BREW")]),
    ElementDefinition(.button, label: "Pour"),
  ]

  /// Records the first screen, and the one after a tap, to a folder; what the files hold.
  @MainActor static func record(_ app: AppDefinition, in folder: URL) throws -> [Recording] {
    let session = AppSession(
      app: CompiledApp(app), configuration: SessionConfiguration(isJournaling: true))
    let files: [URL?] = try SessionContext.$current.withValue(session) {
      let app = XCUIApplication()
      let recorder = ScreenRecorder(
        app, folder: folder, bundleIdentifier: "com.example.teahouse", takesScreenshots: true)
      app.launch()
      let first = try recorder.record("first screen")
      app.buttons["brew"].tap()
      return [first, try recorder.record("brewing")]
    }
    return try files.compactMap { $0 }.map { try Recording.read(Array(try Data(contentsOf: $0))) }
  }

  /// A new folder, which is gone after the work.
  @MainActor static func inFolder<Result>(_ work: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("recordings-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    return try work(folder)
  }
}

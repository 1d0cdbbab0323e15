import Foundation
import SimulatedApp
import Testing

/// The folder of the sample app, found from this file.
let screensFolder = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().appending(path: "Screens").path

@Suite("The sample app")
struct ScreensTests {
  @Test("loads without a fault")
  func loads() throws {
    let app = try AppFolder(screensFolder).load()
    #expect(app.name == "Sample")
    #expect(app.screens.count == 10)
    #expect(app.coordinators.count == 10)
  }

  @Test("has a marker for every coordinator")
  func markers() throws {
    let app = try AppFolder(screensFolder).load()
    #expect(app.coordinators.filter { $0.marker == nil }.isEmpty)
  }

  @Test("has no fault as a value either")
  func check() throws {
    #expect(try AppFolder(screensFolder).load().check() == [])
  }
}

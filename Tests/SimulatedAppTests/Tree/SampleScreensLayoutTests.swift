import AccessibilityTree
import SeededCases
import SimulatedApp
import Testing
import VirtualTime

@Suite("Screens of the sample app, on every device")
struct SampleScreensLayoutTests {
  private static let devices = FuzzCount.some(of: DeviceProfile.all, every: 3)

  /// The app after its launch at every coordinator, with what is loading still to come and with it
  /// loaded, and on every screen that one tap on a cell or a button leads to.
  private static func places(on device: DeviceProfile, _ visit: (TinyApp, String) -> Void) throws {
    let definition = try AppFolder(RepositoryFolder.screens).load()
    for coordinator in definition.coordinators.map(\.name) {
      func launched() -> TinyApp {
        TinyApp(
          definition, arguments: ["-coordinatorUnderUITest", coordinator],
          configuration: SessionConfiguration(device: device, timing: .zero))
      }
      let app = launched()
      visit(app, coordinator)
      app.pass(.seconds(10))
      visit(app, coordinator + " loaded")
      for index in 0..<min(app.tree?.count ?? 0, 40) {
        guard let tree = app.tree, [.cell, .button, .textField].contains(tree.type(of: index)),
          let point = tree.hitPoint(of: index)
        else { continue }
        let other = launched()
        other.pass(.seconds(10))
        other.session.device.touch(.tap, at: point)
        visit(other, "\(coordinator) after \(tree.row(of: index, withFrame: false))")
      }
    }
  }

  @Test("every element that is shown lies on the device", arguments: devices)
  func onDevice(device: DeviceProfile) throws {
    let screen = ElementFrame(
      x: -0.001, y: -0.001, width: device.width + 0.002, height: device.height + 0.002)
    try Self.places(on: device) { app, place in
      guard let tree = app.tree else { return }
      let inTables = (0..<tree.count).filter { tree.clips($0) }.flatMap { tree.subtree(of: $0) }
      for index in 0..<tree.count where !inTables.contains(index) {
        #expect(
          screen.contains(tree.frame(of: index)),
          "\(place): \(tree.row(of: index, withFrame: true))")
      }
    }
  }

  @Test("no two siblings cover each other", arguments: devices)
  func apart(device: DeviceProfile) throws {
    try Self.places(on: device) { app, place in #expect(app.overlaps.isEmpty, "\(place)") }
  }

  @Test("every button and cell that is on the device can be touched", arguments: devices)
  func hittable(device: DeviceProfile) throws {
    try Self.places(on: device) { app, place in
      guard let tree = app.tree, app.process?.focus == nil else { return }
      let screen = tree.screenFrame
      for index in 0..<tree.count
      where [.button, .cell].contains(tree.type(of: index))
        && screen.contains(tree.frame(of: index))
      {
        #expect(
          tree.hitPoint(of: index) != nil, "\(place): \(tree.row(of: index, withFrame: true))")
      }
    }
  }
}

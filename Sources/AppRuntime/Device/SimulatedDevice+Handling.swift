import AppCompiling
package import AppModel
import RunJournal

extension SimulatedDevice {
  /// Presses a button: home leaves the app, volume buttons change the volume, others do nothing.
  package func press(_ button: DeviceButton) {
    record(.pressed(button: button.rawValue))
    if button == .home { goHome() }
    changeVolume(by: button)
  }

  /// Brings the target app to the front as it was left; SpringBoard shows the home screen.
  package func activate() {
    record(.activated)
    guard aim != SystemApp.springBoard.bundleIdentifier else { return goHome() }
    process.map { moveToFront($0) }
  }

  /// Leaves the app in front and shows the home screen.
  func goHome() { moveToFront(nil) }

  /// Turns the device, and the screen if it supports the orientation.
  package func rotate(to orientation: DeviceOrientation) {
    record(.rotated(orientation: orientation.rawValue))
    surroundings.turn(to: orientation)
    for process in processes {
      process.revision += 1
      process.swiftScreens.tellSurroundings()
    }
  }

  /// Sets the appearance, light or dark, that apps see.
  package func show(_ appearance: DeviceAppearance) {
    record(.appearanceSet(appearance: appearance.rawValue))
    surroundings.appearance = appearance
    for process in processes {
      process.facts.appearance = appearance
      process.revision += 1
      process.swiftScreens.tellSurroundings()
    }
  }
}

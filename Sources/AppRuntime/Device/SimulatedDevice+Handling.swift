import AppCompiling
package import AppModel
import RunJournal

extension SimulatedDevice {
  /// Presses a button: home leaves the app, those for the volume change it, the others mean
  /// nothing to the app.
  package func press(_ button: DeviceButton) {
    record(.pressed(button: button.rawValue))
    if button == .home { goHome() }
    changeVolume(by: button)
  }

  /// Brings the app that is aimed at to the front, as it was left; SpringBoard is the home screen.
  package func activate() {
    record(.activated)
    guard aim != SystemApp.springBoard.bundleIdentifier else { return goHome() }
    process.map { moveToFront($0) }
  }

  /// Leaves the app in front for the home screen.
  func goHome() { moveToFront(nil) }

  /// Turns the device, and what it shows where that follows.
  package func rotate(to orientation: DeviceOrientation) {
    record(.rotated(orientation: orientation.rawValue))
    surroundings.turn(to: orientation)
    for process in processes { process.revision += 1 }
  }

  /// Changes the colours that the device asks apps for.
  package func show(_ appearance: DeviceAppearance) {
    record(.appearanceSet(appearance: appearance.rawValue))
    surroundings.appearance = appearance
    for process in processes {
      process.facts.appearance = appearance
      process.revision += 1
    }
  }
}

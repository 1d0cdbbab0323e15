package import AppModel
import AppRuntime
import RunJournal

extension AppSession {
  /// Presses a button of the device; home can be pressed on every one, as the bar stands for it.
  package func press(_ button: DeviceButton) -> AutomationFailure? {
    guard goesOn() else { return nil }
    record(.callBegan("Press \(button.rawValue) button"))
    guard button == .home || device.profile.has(button) else {
      return ended(.noButton(button.rawValue, device: device.profile.name))
    }
    change { device.press(button) }
    return ended(nil)
  }

  /// Brings the app to the front, as it was left.
  package func activate() -> AutomationFailure? {
    guard goesOn() else { return nil }
    record(.callBegan("Open \(bundle)"))
    step("Activate \(bundle)")
    change(below: 1) { device.activate() }
    return ended(crashFailure)
  }

  /// Turns the device and waits until it is idle.
  package func rotate(to orientation: DeviceOrientation) {
    guard goesOn(), device.orientation != orientation else { return }
    record(.callBegan("Setting device orientation to \(orientation.title)"))
    change { turn(to: orientation) }
    record(.callEnded(outcome: "ok"))
  }

  /// Turns the device, and notes what has turned with it (behaviour.md A8).
  private func turn(to orientation: DeviceOrientation) {
    let shown = device.shownOrientation
    device.rotate(to: orientation)
    if device.shownOrientation != shown {
      step("Interface orientation changed to \(device.shownOrientation.interfaceTitle)")
    }
    step("Device orientation changed to \(orientation.title)")
  }

  /// Changes the device's colours and waits until it is idle.
  package func show(_ appearance: DeviceAppearance) {
    guard goesOn(), device.appearance != appearance else { return }
    record(.callBegan("Setting appearance mode to \(appearance.title)"))
    change { device.show(appearance) }
    record(.callEnded(outcome: "ok"))
  }

  /// Waits for idle, changes something of the device, and waits until that is done.
  func change(below: Int = 0, _ change: () -> Void) {
    waitForIdle(below: below)
    change()
    advance(by: timing.deviceChange)
    waitForIdle(below: below)
  }
}

extension DeviceOrientation {
  /// The orientation as the log has it.
  fileprivate var title: String {
    switch self {
    case .portrait: "Portrait"
    case .portraitUpsideDown: "Portrait Upside Down"
    case .landscapeLeft: "Landscape Left"
    case .landscapeRight: "Landscape Right"
    case .faceUp: "Face Up"
    case .faceDown: "Face Down"
    }
  }

  /// How an app is turned on a device that is held so: to the other side where it lies on one, for
  /// the words of interfaces tell where the home button is, and those of devices where the top is.
  fileprivate var interfaceTitle: String {
    switch self {
    case .landscapeLeft: Self.landscapeRight.title
    case .landscapeRight: Self.landscapeLeft.title
    default: title
    }
  }
}

extension DeviceAppearance {
  /// The colours as the log has them.
  fileprivate var title: String {
    switch self {
    case .light: "Light"
    case .dark: "Dark"
    }
  }
}

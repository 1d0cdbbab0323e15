extension SimulatedDevice {
  /// Presses a button: home leaves the app, those for the volume change it, the others mean
  /// nothing to the app.
  func press(_ button: DeviceButton) {
    record(.pressed(button: button.rawValue))
    if button == .home { isInFront = false }
    changeVolume(by: button)
  }

  /// Brings the running app to the front, as it was left.
  func activate() {
    record(.activated)
    isInFront = true
  }

  /// Turns the device, and what it shows where that follows.
  func rotate(to orientation: DeviceOrientation) {
    record(.rotated(orientation: orientation.rawValue))
    self.orientation = orientation
    switch orientation {
    case .landscapeLeft, .landscapeRight: profile = uprightProfile.onItsSide
    case .portrait: profile = uprightProfile
    case .portraitUpsideDown: if uprightProfile.isTablet { profile = uprightProfile }
    case .faceUp, .faceDown: break
    }
    process?.revision += 1
  }

  /// Changes the colours that the device asks apps for.
  func show(_ appearance: DeviceAppearance) {
    record(.appearanceSet(appearance: appearance.rawValue))
    self.appearance = appearance
    process?.facts.appearance = appearance
    process?.revision += 1
  }
}

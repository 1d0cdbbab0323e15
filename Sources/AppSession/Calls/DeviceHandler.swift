import AppCompiling
import AppModel
import AppRuntime
import LocatedJSON
import PredicateFormat
import VirtualTime

/// Changes the device, and what it stores for the target app.
struct DeviceHandler: SessionPart {
  let session: AppSession

  /// Waits for idle, changes something on the device, and waits for idle again.
  func change(_ change: () -> Void) {
    waitForIdle()
    change()
    advance(by: timing.deviceChange)
    waitForIdle()
  }

  /// Brings the device into a state before a test, in which no app runs (behaviour.md E8).
  func prepare(_ orientation: DeviceOrientation, _ appearance: DeviceAppearance) {
    step("Setting device orientation to \(orientation.title)")
    if orientation != device.orientation {
      device.rotate(to: orientation)
      advance(by: timing.deviceChange)
    }
    step("Setting appearance mode to \(appearance.title)")
    if appearance != device.appearance {
      device.show(appearance)
      advance(by: timing.deviceChange)
    }
  }

  /// Brings the app to the front in the state in which it was left.
  func activate() throws(AutomationFailure) {
    step("Activate \(session.bundle)")
    device.activate()
    advance(by: timing.activation)
    waitForIdle(below: 1)
    try session.checkForCrash()
  }

  /// Presses a button; every device has home, because the bar at the bottom counts as one.
  func press(_ button: DeviceButton) throws(AutomationFailure) {
    guard button == .home || device.profile.has(button) else {
      throw .noButton(button.rawValue, device: device.profile.name)
    }
    change { device.press(button) }
  }

  /// Turns the device, and logs what turned with it (behaviour.md A8).
  func turn(to orientation: DeviceOrientation) {
    change {
      let shown = device.shownOrientation
      device.rotate(to: orientation)
      if device.shownOrientation != shown {
        step("Interface orientation changed to \(device.shownOrientation.interfaceTitle)")
      }
      step("Device orientation changed to \(orientation.title)")
    }
  }

  /// Sets the location of the device; nil for none.
  func locate(at location: DeviceLocation?) throws(AutomationFailure) {
    if let location, !location.isValid {
      throw .impossible("\(location.latitude), \(location.longitude) is not a place on earth.")
    }
    change { device.locate(at: location) }
    try session.checkForCrash()
  }

  /// Replaces the content of the pasteboard; no strings empty it.
  func copy(_ strings: [String]) throws(AutomationFailure) {
    if let fault = Pasteboard.fault(of: strings) { throw .impossible(fault) }
    device.copy(strings)
  }

  // MARK: - The app

  /// Resets the answer to the app's request for a resource.
  func resetAuthorization(of resource: ProtectedResource) throws(AutomationFailure) {
    device.permissionDesk.resetAuthorization(of: resource, for: try installed())
  }

  /// Deletes the app and installs it again; its keychain stays.
  func reinstall() throws(AutomationFailure) { device.storageKeeper.reinstall(try installed()) }

  /// Writes an entry of the app's storage, whether the app runs or not; null removes it.
  func plant(
    _ value: FormatValue, as key: String, in kind: StorageKind
  ) throws(AutomationFailure) {
    let fault = device.storageKeeper.plant(value, as: key, in: kind, for: try installed())
    if let fault { throw .impossible(fault) }
  }

  /// Sends the running app a command, and waits until it is idle.
  func send(_ name: String, _ parameters: [String: FormatValue]) throws(AutomationFailure) {
    guard let target = session.target else { throw .unknownApp(bundle: device.aim) }
    let commands = target.definition.commands + AppCommandDefinition.builtIn
    guard let command = commands.first(where: { $0.name == name }) else {
      throw .impossible(Self.unknownCommand(name, among: commands.map(\.name)))
    }
    let (values, faults) = command.complete(parameters)
    guard faults.isEmpty else { throw .impossible(faults.joined(separator: " ")) }
    waitForIdle()
    guard runState == .foreground, let process = device.process else { throw session.absence }
    if let fault = device.commands.send(command, values, to: process) {
      throw session.crashFailure ?? .impossible(fault)
    }
    waitForIdle()
    try session.checkForCrash()
  }

  /// The bundle identifier of the target app; throws if the app is not installed.
  private func installed() throws(AutomationFailure) -> String {
    guard session.isInstalled else { throw .unknownApp(bundle: device.aim) }
    return device.aim
  }

  private static func unknownCommand(_ name: String, among known: [String]) -> String {
    let nearest = NearestName.hint(for: name, in: known)
    return "There is no command \(quoted(name)); the known commands are "
      + known.joined(separator: ", ") + nearest + "."
  }
}

extension DeviceOrientation {
  /// The orientation as the log writes it.
  var title: String {
    switch self {
    case .portrait: "Portrait"
    case .portraitUpsideDown: "Portrait Upside Down"
    case .landscapeLeft: "Landscape Left"
    case .landscapeRight: "Landscape Right"
    case .faceUp: "Face Up"
    case .faceDown: "Face Down"
    }
  }

  /// The orientation of the app's interface on a device in this orientation.
  ///
  /// Left and right are swapped: an interface is named by the side of the home button, a device by
  /// the side of its top.
  fileprivate var interfaceTitle: String {
    switch self {
    case .landscapeLeft: Self.landscapeRight.title
    case .landscapeRight: Self.landscapeLeft.title
    default: title
    }
  }
}

extension DeviceAppearance {
  /// The appearance as the log writes it.
  var title: String {
    switch self {
    case .light: "Light"
    case .dark: "Dark"
    }
  }
}

import AccessibilityTree
import ServedSessions
import SimulatedApp
import TestWriting

/// The device: its orientation, its buttons, keyboard and pasteboard.
package enum DeviceCommands {
  /// Their routes.
  package static let routes = [
    Route("GET", "orientation", orientation), Route("POST", "orientation", turn),
    Route("POST", "back", back), Route("POST", "wda/pressButton", press),
    Route("GET", "wda/locked", isLocked),
    Route("POST", "wda/lock", nothing), Route("POST", "wda/unlock", nothing),
    Route("GET", "wda/device/info", info), Route("GET", "wda/batteryInfo", battery),
    Route("GET", "wda/healthcheck", nothing), Route("POST", "wda/keyboard/dismiss", hideKeyboard),
    Route("POST", "wda/setPasteboard", setPasteboard),
    Route("POST", "wda/getPasteboard", pasteboard), Route("GET", "appium/device/system_time", time),
  ]

  static func nothing(_ call: DriverCall) throws(WebDriverFault) -> JSONNode { .null }

  static func isLocked(_ call: DriverCall) throws(WebDriverFault) -> JSONNode { .flag(false) }

  // MARK: - Orientation

  private static func orientation(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    try call.willRead()
    return switch call.session.served.session.device.orientation {
    case .landscapeLeft, .landscapeRight: .text("LANDSCAPE")
    default: .text("PORTRAIT")
    }
  }

  private static func turn(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    try call.willAct()
    try call.session.turn(to: try call.input.text("orientation"))
    return .null
  }

  // MARK: - Buttons and keyboard

  static func press(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    let name = try call.input.text("name")
    let buttons = DeviceButton.allCases
    guard let button = buttons.first(where: { $0.rawValue.lowercased() == name.lowercased() })
    else { throw WebDriverFault.unknownName(name, "button", among: buttons.map(\.rawValue)) }
    try call.willAct()
    try call.session.perform(.device(.press(button)))
    return .null
  }

  /// Goes back by the navigation bar, as the driver does.
  private static func back(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    try call.willAct()
    let button = PageObject.backButton.path.query
    guard call.session.served.exists(button) else {
      throw WebDriverFault(.noSuchElement, "There is no way back here: no bar has a back button.")
    }
    try call.session.perform(.gesture(.tap, on: .query(button)))
    return .null
  }

  static func isKeyboardShown(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    try call.willRead()
    return .flag(try keyboard(call) != nil)
  }

  private static func keyboard(_ call: DriverCall) throws(WebDriverFault) -> Int? {
    let tree = try call.session.tree()
    return (0..<tree.snapshot.count).first { node in
      tree.snapshot.type(of: node) == .keyboard && tree.isVisible(node)
    }
  }

  /// Hides the keyboard with one of the given keys, else with its return key.
  static func hideKeyboard(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    guard let keyboard = try keyboard(call) else { return .null }
    let keys = try call.input.optionalTexts("keys", "keyNames") ?? []
    try call.willAct()
    let tree = try call.session.tree().snapshot
    let key = tree.subtree(of: keyboard).first {
      keys.contains(tree.label(of: $0)) || keys.contains(tree.identifier(of: $0))
    }
    if let key, let name = try call.session.names(of: [key]).first {
      try call.session.perform(.gesture(.tap, on: .reference(name)))
    } else {
      try call.session.perform(.type("\n", into: .focused))
    }
    guard try self.keyboard(call) == nil else {
      throw WebDriverFault(
        .invalidElementState,
        "The keyboard stays: its return key does not hide it here. Name a key that does, or tap "
          + "elsewhere.")
    }
    return .null
  }

  // MARK: - Pasteboard

  static func setPasteboard(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    let content = try call.input.text("content")
    guard let bytes = Base64.bytes(content) else {
      throw WebDriverFault(.invalidArgument, "content must be text in base 64.")
    }
    return try copy(String(decoding: bytes, as: UTF8.self), call)
  }

  /// Copies a text without decoding it.
  static func setPlainPasteboard(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    try copy(try call.input.text("content"), call)
  }

  private static func copy(_ text: String, _ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    try call.willAct()
    try call.session.perform(.device(.copy(text.isEmpty ? [] : [text])))
    return .null
  }

  /// The content of the pasteboard in base 64.
  static func pasteboard(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    .text(Base64.text(try copied(call).utf8))
  }

  /// The content of the pasteboard as it is.
  static func plainPasteboard(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    .text(try copied(call))
  }

  private static func copied(_ call: DriverCall) throws(WebDriverFault) -> String {
    try call.willRead()
    return call.session.served.session.pasteboard.strings.joined(separator: "\n")
  }

  // MARK: - Facts

  static func info(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    let session = call.session.served.session
    return .members([
      ("model", .text(session.device.profile.isTablet ? "iPad" : "iPhone")),
      ("name", .text(session.device.profile.name)), ("isSimulator", .flag(true)),
      ("currentLocale", .text(session.localization.map { "\($0.language)" } ?? "en")),
      ("timeZone", .text("UTC")),
      ("userInterfaceStyle", .text(session.device.appearance.rawValue)),
    ])
  }

  static func battery(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    .members([("level", .whole(1)), ("state", .whole(3))])
  }

  /// The time of the device, which is virtual.
  static func time(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    let session = call.session.served.session
    let seconds = session.device.wallClockStart + (session.now - .start).inSeconds
    return .text(DeviceTime.text(seconds: seconds))
  }
}

extension DriverSession {
  /// Turns the device to an orientation as clients name it.
  func turn(to name: String) throws(WebDriverFault) {
    let known: [String: DeviceOrientation] = [
      "PORTRAIT": .portrait, "LANDSCAPE": .landscapeLeft,
      "UIA_DEVICE_ORIENTATION_LANDSCAPERIGHT": .landscapeRight,
      "UIA_DEVICE_ORIENTATION_PORTRAIT_UPSIDEDOWN": .portraitUpsideDown,
    ]
    guard let orientation = known[name.uppercased()] else {
      throw WebDriverFault.unknownName(name, "orientation", among: known.keys.sorted())
    }
    try perform(.turn(orientation))
  }
}

import AccessibilityTree
package import SimulatedApp

/// A step that acts on the device or on the whole app.
package enum DeviceStep: Sendable, Equatable {
  /// Brings the app to the front in the state in which it was left.
  case activate
  case terminate
  case press(DeviceButton)
  case show(DeviceAppearance)
  /// Lets the system open a link in its app.
  case open(link: String)
  /// Copies strings as another app would; no strings empty the pasteboard.
  case copy([String])
}

extension DeviceStep {
  /// The step as a line of a test whose app is called `app`.
  var swift: String {
    switch self {
    case .activate: "app.activate()"
    case .terminate: "app.terminate()"
    case .press(let button): "XCUIDevice.shared.press(.\(button.rawValue))"
    case .show(let appearance): "XCUIDevice.shared.appearance = .\(appearance.rawValue)"
    case .open(let link):
      "XCUIDevice.shared.system.open(try XCTUnwrap(URL(string: \(SwiftLiteral.string(link)))))"
    case .copy(let strings):
      "UIPasteboard.general.strings = [\(strings.map(SwiftLiteral.string).joined(separator: ", "))]"
    }
  }

  /// The call of a test that performs the step.
  var action: TestCall.Action {
    switch self {
    case .activate: .activate
    case .terminate: .terminate
    case .press(let button): .press(button)
    case .show(let appearance): .show(appearance)
    case .open(let link): .openBySystem(link)
    case .copy(let strings): .copy(strings)
    }
  }

  /// The step in words, for messages.
  var words: String {
    switch self {
    case .activate: "activate the app"
    case .terminate: "terminate the app"
    case .press(let button): "press the \(button.rawValue) button"
    case .show(let appearance): "show \(appearance.rawValue) colours"
    case .open(let link): "open \(link)"
    case .copy(let strings): "copy \(strings.count) texts"
    }
  }
}

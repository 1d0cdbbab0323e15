import AccessibilityTree
package import SimulatedApp
package import VirtualTime

/// One step of a generated test, which can run on a session and be written as Swift.
package enum TestStep: Sendable, Equatable {
  /// A gesture on an element.
  package enum Gesture: Sendable, Equatable {
    case tap, doubleTap, twoFingerTap
    case taps(Int)
    /// Pressed for a second.
    case longPress
    case swipeUp, swipeDown, swipeLeft, swipeRight
    /// Moves a slider to a position from 0 to 1.
    case slide(to: Double)
    /// Turns a picker wheel to a value.
    case wheel(to: String)
    case pinch(GestureAmount), rotate(GestureAmount)
  }

  /// Starts the app.
  case launch(arguments: [String], environment: [String: String] = [:])
  /// Performs a gesture on an element.
  case gesture(Gesture, ElementPath)
  /// Types a text into an element that has the keyboard.
  case type(String, into: ElementPath)
  /// Opens a link in the app.
  case open(link: String)
  /// Makes a loader fail the next time it ends.
  case fail(loader: String)
  /// Waits until an element exists, up to a number of seconds.
  case waitFor(ElementPath, seconds: Int)
  /// Waits until an element is gone, up to a number of seconds.
  case waitForEnd(ElementPath, seconds: Int)
  /// Touches the screen at a point, whatever is there.
  case touch(PointTouch)
  /// Taps a button of an alert of the system.
  case answerSystemAlert(button: String)
  /// Acts on the device or on the whole app.
  case device(DeviceStep)
  /// Rotates the device.
  case turn(DeviceOrientation)
  /// Lets time pass.
  case pause(VirtualDuration)
  /// An element exists, or does not.
  case expect(ElementPath, exists: Bool)
  /// An element's label.
  case expectLabel(ElementPath, String)
  /// An element's value.
  case expectValue(ElementPath, String)
}

extension TestStep {
  /// The step as lines of a test whose app is called `app`.
  package var swift: [String] {
    switch self {
    case .launch(let arguments, let environment): Self.launch(arguments, environment)
    case .gesture(let gesture, let path): [path.swift + gesture.call]
    case .type(let text, let path): ["\(path.swift).typeText(\(SwiftLiteral.string(text)))"]
    case .open(let link):
      ["app.open(try XCTUnwrap(URL(string: \(SwiftLiteral.string(link)))))"]
    case .fail(let loader): ["app.tunnel.loaders.fail(\(SwiftLiteral.string(loader)))"]
    case .waitFor(let path, let seconds):
      ["XCTAssertTrue(\(path.swift).waitForExistence(timeout: \(seconds)))"]
    case .waitForEnd(let path, let seconds):
      ["XCTAssertTrue(\(path.swift).waitForNonExistence(timeout: \(seconds)))"]
    case .touch(let touch): [touch.swift]
    case .answerSystemAlert(let button):
      [Self.springBoard + ".alerts.buttons[\(SwiftLiteral.string(button))].tap()"]
    case .device(let step): [step.swift]
    case .turn(let orientation): ["XCUIDevice.shared.orientation = .\(orientation.rawValue)"]
    case .pause(let duration): ["Thread.sleep(forTimeInterval: \(duration.inSeconds))"]
    case .expect(let path, let exists):
      ["\(exists ? "XCTAssertTrue" : "XCTAssertFalse")(\(path.swift).exists)"]
    case .expectLabel(let path, let label):
      ["XCTAssertEqual(\(path.swift).label, \(SwiftLiteral.string(label)))"]
    case .expectValue(let path, let value):
      ["XCTAssertEqual(\(path.swift).value as? String, \(SwiftLiteral.string(value)))"]
    }
  }

  private static let springBoard =
    "XCUIApplication(bundleIdentifier: "
    + SwiftLiteral.string(SystemApp.springBoard.bundleIdentifier) + ")"

  private static func launch(_ arguments: [String], _ environment: [String: String]) -> [String] {
    let list = arguments.map(SwiftLiteral.string).joined(separator: ", ")
    let variables = environment.sorted { $0.key < $1.key }.map { name, value in
      "app.launchEnvironment[\(SwiftLiteral.string(name))] = \(SwiftLiteral.string(value))"
    }
    return ["app.launchArguments = [\(list)]"] + variables + ["app.launch()"]
  }
}

extension TestStep.Gesture {
  var call: String {
    switch self {
    case .tap: ".tap()"
    case .doubleTap: ".doubleTap()"
    case .twoFingerTap: ".twoFingerTap()"
    case .taps(let count): ".tap(withNumberOfTaps: \(count), numberOfTouches: 1)"
    case .longPress: ".press(forDuration: 1)"
    case .swipeUp: ".swipeUp()"
    case .swipeDown: ".swipeDown()"
    case .swipeLeft: ".swipeLeft()"
    case .swipeRight: ".swipeRight()"
    case .slide(let position): ".adjust(toNormalizedSliderPosition: \(position))"
    case .wheel(let value): ".adjust(toPickerWheelValue: \(SwiftLiteral.string(value)))"
    case .pinch(let scale):
      ".pinch(withScale: \(scale.amount), velocity: \(scale.velocity))"
    case .rotate(let angle): ".rotate(\(angle.amount), withVelocity: \(angle.velocity))"
    }
  }
}

public import Foundation
import SimulatedApp

/// Stands for the device that the app runs on: press its buttons, turn it, change its colours.
///
/// Each test has a device of its own, upright and light at its start.
open class XCUIDevice: NSObject, @unchecked Sendable {
  /// A button on the outside of the device; those for the volume do not exist on simulators.
  public enum Button: Int, Sendable {
    /// Leaves the app for the home screen.
    case home = 1
    /// The button above those for the volume.
    case action = 4
    /// The button for the camera.
    case camera = 5
  }

  /// The colours that the device asks apps for.
  public enum Appearance: Int, Sendable {
    /// None in particular, which gives light ones.
    case unspecified = 0
    /// Light ones.
    case light = 1
    /// Dark ones.
    case dark = 2
  }

  /// The device of the running test.
  open class var shared: XCUIDevice { one }
  private static let one = XCUIDevice()

  private override init() {}

  /// The system of the device, which opens links.
  open var system: XCUISystem { Self.theSystem }
  private static let theSystem = XCUISystem()

  /// How the device is held; setting it turns what the app shows and returns when it is idle.
  ///
  /// Lying flat changes nothing in what is shown, nor does holding a phone upside down.
  open var orientation: UIDeviceOrientation {
    get {
      Automation.session(for: .underTest).map { UIDeviceOrientation($0.device.orientation) }
        ?? .unknown
    }
    set {
      guard let session = Automation.session(for: .underTest) else { return }
      guard let orientation = newValue.simulated else {
        return failCurrentTest("Failed to set device orientation: unknown is none to turn to.")
      }
      session.rotate(to: orientation)
    }
  }

  /// The colours of the device, which screens see as `device.appearance`.
  open var appearance: Appearance {
    get {
      guard let session = Automation.session(for: .underTest) else { return .unspecified }
      return session.device.appearance == .dark ? .dark : .light
    }
    set { Automation.session(for: .underTest)?.show(newValue == .dark ? .dark : .light) }
  }

  /// Presses a button; one that the device does not have is a failure, but for home.
  ///
  /// After home the app goes on in the background, where queries find nothing and where it is soon
  /// suspended, until it is activated, launched or handed a link.
  open func press(_ button: Button) {
    guard let session = Automation.session(for: .underTest) else { return }
    Automation.report(session.press(button.simulated), .acting("press button"), in: session)
  }

  /// Whether the device has a button.
  open func hasHardwareButton(_ button: Button) -> Bool {
    Automation.session(for: .underTest)?.device.profile.has(button.simulated) ?? false
  }
}

extension XCUIDevice.Button {
  fileprivate var simulated: DeviceButton {
    switch self {
    case .home: .home
    case .action: .action
    case .camera: .camera
    }
  }
}

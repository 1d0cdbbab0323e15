import CoreLocation
public import Foundation
import SimulatedApp
import TestHost

/// The device that the app runs on: press its buttons, turn it, change its appearance.
///
/// Each test gets a new device. At the start it is held upright and its appearance is light.
@preconcurrency @MainActor
open class XCUIDevice: NSObject {
  /// A button on the outside of the device.
  public enum Button: Int, Sendable {
    /// The home button, which leaves the app for the home screen.
    case home = 1
    /// Raises the volume, which screen files read as `device.volume`.
    case volumeUp = 2
    /// Lowers the volume, which screen files read as `device.volume`.
    case volumeDown = 3
    /// The Action button, above the volume buttons.
    case action = 4
    /// The camera button.
    case camera = 5
  }

  /// The appearance, light or dark, that the device asks apps to use.
  public enum Appearance: Int, Sendable {
    /// No appearance in particular; apps use the light one.
    case unspecified = 0
    /// The light appearance.
    case light = 1
    /// The dark appearance.
    case dark = 2
  }

  /// The device of the running test.
  open class var shared: XCUIDevice { one }
  private static let one = XCUIDevice()

  private override init() {}

  /// The name, the orientation and the appearance.
  ///
  /// Xcode's own text for a device is not known.
  open override var description: String {
    guard let device = (SessionContext.active as? AppSession)?.device else { return "XCUIDevice" }
    return
      "XCUIDevice, name: '\(device.profile.name)', orientation: \(device.orientation.rawValue), "
      + "appearance: \(device.appearance.rawValue)"
  }

  /// The same as ``description``.
  open override var debugDescription: String { description }

  /// The operating system of the device, which opens links.
  open var system: XCUISystem { Self.theSystem }
  private static let theSystem = XCUISystem()

  /// The orientation of the device; setting it turns the screen and returns when the app is idle.
  ///
  /// The screen does not change when the device lies flat, or when a phone is held upside down.
  open var orientation: UIDeviceOrientation {
    get {
      Automation.session(for: .underTest).map { UIDeviceOrientation($0.device.orientation) }
        ?? .unknown
    }
    set {
      guard let session = Automation.session(for: .underTest) else { return }
      guard let orientation = newValue.simulated else {
        return failCurrentTest("Failed to set device orientation: a device cannot turn to unknown.")
      }
      session.perform(.turn(to: orientation))
    }
  }

  /// The appearance of the device, which screen files read as `device.appearance`.
  open var appearance: Appearance {
    get {
      guard let session = Automation.session(for: .underTest) else { return .unspecified }
      return session.device.appearance == .dark ? .dark : .light
    }
    set { Automation.session(for: .underTest)?.perform(.show(newValue == .dark ? .dark : .light)) }
  }

  /// The simulated location of the device; nil, as at the start, if it has none.
  ///
  /// Screen files read it as `device.location`. When it changes, the screen in front gets the event
  /// `locationChanged`.
  open var location: XCUILocation? {
    get {
      Automation.session(for: .underTest)?.device.location.map {
        XCUILocation(location: CLLocation($0))
      }
    }
    set {
      Automation.act(on: .underTest, "set location") { session, _ in
        session.perform(.locate(newValue.map { DeviceLocation($0.location) }))
      }
    }
  }

  /// Siri, which simulated devices do not have; using it fails.
  open var siriService: XCUISiriService { XCUISiriService.one }

  /// VoiceOver on the simulated device.
  open var voiceOverService: XCUIVoiceOverService { XCUIVoiceOverService.one }

  /// Whether the device supports a pointer, as tablets do.
  open var supportsPointerInteraction: Bool {
    Automation.session(for: .underTest).map { $0.pointerFailure == nil } ?? false
  }

  /// Always false: only watches support hand gestures, and no simulated device is a watch.
  open var supportsHandGestures: Bool { false }

  /// Fails the test: no simulated device supports hand gestures.
  open func perform(handGesture: XCUIDeviceHandGesture) { lacks("hand gestures") }

  /// Fails the test: no simulated device has a digital crown.
  open func rotateDigitalCrown(delta: CGFloat) { lacks("digital crown") }

  /// Fails the test: no simulated device has a digital crown.
  open func rotateDigitalCrown(delta: CGFloat, velocity: XCUIGestureVelocity) {
    lacks("digital crown")
  }

  private func lacks(_ part: String) {
    guard let session = Automation.session(for: .underTest) else { return }
    failCurrentTest("\(session.device.profile.name) has no \(part).")
  }

  /// Presses a button; fails the test if the device does not have it, except for home.
  ///
  /// After home the app continues in the background. Queries find nothing in it there, and it is
  /// soon suspended. It comes back when the test activates it, launches it or opens a link with it.
  open func press(_ button: Button) {
    Automation.act(on: .underTest, "press button") { session, _ in
      session.perform(.press(button.simulated))
    }
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
    case .volumeUp: .volumeUp
    case .volumeDown: .volumeDown
    case .action: .action
    case .camera: .camera
    }
  }
}

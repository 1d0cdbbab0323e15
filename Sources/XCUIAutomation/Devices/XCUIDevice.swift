import CoreLocation
public import Foundation
import SimulatedApp
import TestHost

/// Stands for the device that the app runs on: press its buttons, turn it, change its colours.
///
/// Each test has a device of its own, upright and light at its start.
open class XCUIDevice: NSObject, @unchecked Sendable {
  /// A button on the outside of the device.
  public enum Button: Int, Sendable {
    /// Leaves the app for the home screen.
    case home = 1
    /// Makes the device louder, which screens see as `device.volume`.
    case volumeUp = 2
    /// Makes the device more quiet, which screens see as `device.volume`.
    case volumeDown = 3
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

  /// The device's name, how it is held and its colours; Xcode's words for it are not known.
  open override var description: String {
    guard let device = (SessionContext.current as? AppSession)?.device else { return "XCUIDevice" }
    return
      "XCUIDevice, name: '\(device.profile.name)', orientation: \(device.orientation.rawValue), "
      + "appearance: \(device.appearance.rawValue)"
  }

  /// The same as ``description``.
  open override var debugDescription: String { description }

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
      session.perform(.turn(to: orientation))
    }
  }

  /// The colours of the device, which screens see as `device.appearance`.
  open var appearance: Appearance {
    get {
      guard let session = Automation.session(for: .underTest) else { return .unspecified }
      return session.device.appearance == .dark ? .dark : .light
    }
    set { Automation.session(for: .underTest)?.perform(.show(newValue == .dark ? .dark : .light)) }
  }

  /// Where the device is said to be; nil, which it is at first, for nowhere.
  ///
  /// Screens see it as `device.location`, and the one in front gets the event `locationChanged`.
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

  /// The voice assistant, which simulated devices lack.
  open var siriService: XCUISiriService { XCUISiriService.one }

  /// The screen reader of the device.
  open var voiceOverService: XCUIVoiceOverService { XCUIVoiceOverService.one }

  /// Whether a pointer can be used, as on tablets.
  open var supportsPointerInteraction: Bool {
    Automation.session(for: .underTest).map { $0.pointerFailure == nil } ?? false
  }

  /// Whether the device knows gestures of the hand, as watches do; no simulated one does.
  open var supportsHandGestures: Bool { false }

  /// Makes a gesture of the hand, which fails: no simulated device is a watch.
  open func perform(handGesture: XCUIDeviceHandGesture) { lacks("hand gestures") }

  /// Turns the crown of a watch, which fails: no simulated device has one.
  open func rotateDigitalCrown(delta: CGFloat) { lacks("digital crown") }

  /// Turns the crown of a watch at a velocity, which fails: no simulated device has one.
  open func rotateDigitalCrown(delta: CGFloat, velocity: XCUIGestureVelocity) {
    lacks("digital crown")
  }

  private func lacks(_ part: String) {
    guard let session = Automation.session(for: .underTest) else { return }
    failCurrentTest("\(session.device.profile.name) has no \(part).")
  }

  /// Presses a button; one that the device does not have is a failure, but for home.
  ///
  /// After home the app goes on in the background, where queries find nothing and where it is soon
  /// suspended, until it is activated, launched or handed a link.
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

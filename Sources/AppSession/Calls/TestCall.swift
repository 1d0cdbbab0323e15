package import AccessibilityTree
package import AppModel
import AppRuntime
package import PredicateFormat
package import VirtualTime

/// A call of the test that acts on the app or on the device; `CallPerformer` performs it.
package struct TestCall {
  /// Where a gesture is made.
  package enum Place {
    case element(Query)
    case point(ElementPoint)
  }

  /// What a finger or a pointer does.
  package enum Gesture {
    case touch(ElementGesture, holding: VirtualDuration)
    case swipe(ElementGesture, pointsPerSecond: Double)
    case tap(times: Int, fingers: Int)
    /// A drag. The element where it begins may handle it as a long press or a swipe; otherwise its
    /// container scrolls as far as the finger moves.
    case drag(DragMotion, to: Place)
    case pinch(GestureAmount)
    case rotate(GestureAmount)
    /// Moves a slider to a position from 0 to 1.
    case slide(to: Double)
    /// Turns a picker wheel to a value.
    case wheel(to: String)
    /// A gesture of the pointer.
    case pointer(ElementGesture)
    /// Turns the wheel of a mouse; turning it up moves the content down.
    case scroll(right: Double, up: Double)
  }

  /// What the call does.
  package enum Action {
    case gesture(Gesture, at: Place)
    case type(String, into: Query)
    /// Presses one key for whatever has the keyboard focus, while others are held.
    case key(String, holding: Set<ModifierKey>, on: Query)
    case hold(Set<ModifierKey>)
    case launch(arguments: [String], environment: [String: String])
    case activate
    case terminate
    /// Deletes the app and installs it again; its keychain stays.
    case reinstall
    case open(String)
    /// Lets the system open a link in its app, which gets no arguments from the test.
    case openBySystem(String)
    /// Sends the running app a command.
    case send(String, [String: FormatValue])
    /// Resets the answer to the app's request for a resource.
    case resetAuthorization(ProtectedResource)
    /// Writes an entry of the app's storage, whether the app runs or not; null removes it.
    case plant(FormatValue, as: String, in: StorageKind)
    case resetState(StorageKind)
    /// Copies strings as another app would; no strings empty the pasteboard.
    case copy([String])
    case press(DeviceButton)
    case turn(to: DeviceOrientation)
    case show(DeviceAppearance)
    case locate(DeviceLocation?)
    case setVoiceOver(Bool)
    /// Brings the device into a state before a test.
    case prepare(DeviceOrientation, DeviceAppearance)
  }

  let action: Action
  /// The title of the call in the log; nil for a call that the log does not show.
  let title: String?
}

extension TestCall.Action {
  /// The usual title of the call in the log; nil for a call that the log does not show.
  func title(for bundle: String) -> String? {
    switch self {
    case .gesture, .type, .key, .hold, .terminate, .plant, .resetState, .copy, .prepare:
      nil
    case .launch, .activate: "Open \(bundle)"
    case .reinstall: "Delete and install \(bundle)"
    case .open(let link), .openBySystem(let link): "Open URL \(link)"
    case .send(let name, _): "Send \(name) to \(bundle)"
    case .resetAuthorization(let resource):
      "Reset authorization status for \(resource.rawValue) of \(bundle)"
    case .press(let button): "Press \(button.rawValue) button"
    case .turn(let orientation): "Setting device orientation to \(orientation.title)"
    case .show(let appearance): "Setting appearance mode to \(appearance.title)"
    case .locate(let location): location == nil ? "Clear location" : "Set location"
    case .setVoiceOver(let isOn): "Turn VoiceOver \(isOn ? "on" : "off")"
    }
  }

  /// Whether the action changes anything on a device; otherwise it is not performed.
  func isNeeded(on device: SimulatedDevice) -> Bool {
    switch self {
    case .hold(let modifiers): modifiers != device.heldModifiers
    case .turn(let orientation): orientation != device.orientation
    case .show(let appearance): appearance != device.appearance
    case .locate(let location): location != device.location
    case .setVoiceOver(let isOn): isOn != (device.voiceOver != nil)
    default: true
    }
  }
}

extension TestCall.Gesture {
  /// The gesture as a noun, for failure messages.
  var noun: String {
    switch self {
    case .touch(let gesture, _), .swipe(let gesture, _), .pointer(let gesture): gesture.rawValue
    case .tap(2, _): "double tap"
    case .tap: "tap"
    case .drag: "drag"
    case .pinch: "pinch"
    case .rotate: "rotation"
    case .slide: "move of the slider"
    case .wheel: "turn of the wheel"
    case .scroll: "scroll"
    }
  }

  /// Why the gesture cannot be made on any element; nil if it can.
  func fault(on device: SimulatedDevice) -> AutomationFailure? {
    switch self {
    case .touch, .pinch, .rotate, .wheel: nil
    case .pointer: device.pointerFailure
    case .swipe(_, let speed): Self.fault(ofSpeed: speed)
    case .drag(let motion, _): Self.fault(ofSpeed: motion.pointsPerSecond)
    case .tap(let times, let fingers): Self.fault(ofTaps: times, fingers: fingers)
    case .scroll(let right, let up): device.pointerFailure ?? Self.fault(ofWheel: right, up)
    case .slide(let position): Self.fault(ofPosition: position)
    }
  }

  private static func fault(ofSpeed pointsPerSecond: Double) -> AutomationFailure? {
    guard !(pointsPerSecond > 0 && pointsPerSecond.isFinite) else { return nil }
    return .impossible(
      "A velocity is a number of points per second above 0, not \(pointsPerSecond).")
  }

  private static func fault(ofTaps times: Int, fingers: Int) -> AutomationFailure? {
    let (taps, hand) = (AppSession.tapLimit, AppSession.fingerLimit)
    guard !(1...taps).contains(times) || !(1...hand).contains(fingers) else { return nil }
    return .impossible("1 to \(taps) taps with 1 to \(hand) fingers can be made.")
  }

  private static func fault(ofWheel right: Double, _ up: Double) -> AutomationFailure? {
    guard !right.isFinite || !up.isFinite else { return nil }
    return .impossible("A wheel turns by a number of points, not by \(right) and \(up).")
  }

  private static func fault(ofPosition position: Double) -> AutomationFailure? {
    guard !(0...1).contains(position) else { return nil }
    return .impossible("A slider's position is a number from 0 to 1, not \(position).")
  }
}

extension SimulatedDevice {
  /// The failure of a pointer gesture on a device without a pointer; nil on one with a pointer.
  var pointerFailure: AutomationFailure? {
    guard !uprightProfile.isTablet else { return nil }
    return .impossible("\(uprightProfile.name) has no pointer, which only tablets have.")
  }
}

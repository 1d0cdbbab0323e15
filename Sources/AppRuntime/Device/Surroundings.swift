import AppModel
import PredicateFormat

/// The orientation, appearance, location, volume and keyboard of a device.
struct Surroundings {
  /// The measures of the device in portrait orientation.
  let uprightProfile: DeviceProfile
  /// The measures of the device for the present orientation of its screen.
  private(set) var profile: DeviceProfile
  /// The language of the system's prompts, which is not that of the apps.
  let language: SystemLanguage
  private(set) var orientation = DeviceOrientation.portrait
  /// The orientation of the screen, which does not follow every turn of the device.
  private(set) var shownOrientation = DeviceOrientation.portrait
  /// The appearance, light or dark, that apps see.
  var appearance = DeviceAppearance.light
  /// The simulated location; nil for none.
  var location: DeviceLocation?
  private(set) var volume = DeviceVolume()
  /// The position of VoiceOver; nil while it is off.
  var voiceOver: VoiceOverState?
  /// Whether a hardware keyboard is connected, which hides the one on the screen.
  var isKeyboardConnected = false
  /// The modifier keys that are held on the hardware keyboard.
  var heldModifiers: Set<ModifierKey> = []

  /// Starts with a device in portrait orientation.
  init(profile: DeviceProfile, language: SystemLanguage) {
    uprightProfile = profile
    self.profile = profile
    self.language = language
  }

  /// The measures that the event of a gesture has for the modifier keys that are held.
  var heldMeasures: [String: FormatValue] {
    heldModifiers.isEmpty ? [:] : ["modifiers": .list(heldModifiers.names.map { .string($0) })]
  }

  /// Turns the device, and the screen if it supports the orientation.
  mutating func turn(to orientation: DeviceOrientation) {
    self.orientation = orientation
    switch orientation {
    case .landscapeLeft, .landscapeRight: profile = uprightProfile.onItsSide
    case .portrait: profile = uprightProfile
    case .portraitUpsideDown:
      guard uprightProfile.isTablet else { return }
      profile = uprightProfile
    case .faceUp, .faceDown: return
    }
    shownOrientation = orientation
  }

  /// Changes the volume; returns false for a button that does something else.
  mutating func changeVolume(by button: DeviceButton) -> Bool {
    switch button {
    case .volumeUp: volume.raise()
    case .volumeDown: volume.lower()
    case .home, .action, .camera: return false
    }
    return true
  }
}

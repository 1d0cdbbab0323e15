import AppModel
import PredicateFormat

/// How a device is held, and what is around it.
struct Surroundings {
  /// The measures of the device held upright.
  let uprightProfile: DeviceProfile
  /// The measures of the device as its screen is turned.
  private(set) var profile: DeviceProfile
  /// The language of the device itself: of its prompts, not of the apps.
  let language: SystemLanguage
  /// How the device is held.
  private(set) var orientation = DeviceOrientation.portrait
  /// How the screen is turned, which does not follow every turn of the device.
  private(set) var shownOrientation = DeviceOrientation.portrait
  /// The colours that the device asks apps for.
  var appearance = DeviceAppearance.light
  /// Where the device is; nil for nowhere in particular.
  var location: DeviceLocation?
  /// How loud the device is.
  private(set) var volume = DeviceVolume()
  /// What the screen reader is at; nil while it is off.
  var voiceOver: VoiceOverState?
  /// Whether a hardware keyboard is connected, so that none is shown on the screen.
  var isKeyboardConnected = false
  /// The keys that are held on it.
  var heldModifiers: Set<ModifierKey> = []

  /// A device held upright.
  init(profile: DeviceProfile, language: SystemLanguage) {
    uprightProfile = profile
    self.profile = profile
    self.language = language
  }

  /// What the event of a gesture carries of the keys that are held meanwhile.
  var heldMeasures: [String: FormatValue] {
    heldModifiers.isEmpty ? [:] : ["modifiers": .list(heldModifiers.names.map { .string($0) })]
  }

  /// Turns the device, and its screen where that follows.
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

  /// Changes the volume; false for a button that does something else.
  mutating func changeVolume(by button: DeviceButton) -> Bool {
    switch button {
    case .volumeUp: volume.raise()
    case .volumeDown: volume.lower()
    case .home, .action, .camera: return false
    }
    return true
  }
}

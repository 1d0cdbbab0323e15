package import AppModel
package import PredicateFormat
package import VirtualTime

/// A change in the surroundings of a screen.
package enum ScreenChange: Sendable, Equatable {
  /// The process of the app was launched; the screen has not begun.
  case launched(
    arguments: [String], environment: [String: String], defaults: [String: FormatValue])
  /// The field with a key has the keyboard, whose height is in points; nil for no field.
  case focused(key: String?, keyboardHeight: Double)
  /// The container with a key was scrolled to an offset in points, by a finger or by a test.
  case scrolled(key: String, right: Double, down: Double, byFinger: Bool)
  /// The app came to the front, or left it.
  case moved(isInFront: Bool)
  /// A link was opened in the app.
  case opened(link: String)
  /// The device was turned or changed its appearance, or these are those of a launch.
  case surrounded(by: ScreenSurroundings)
}

/// The device and its settings, as the code of a screen sees them.
package struct ScreenSurroundings: Sendable, Equatable {
  /// The measures of the device for the present orientation of its screen.
  package let profile: DeviceProfile
  /// Light or dark.
  package let appearance: DeviceAppearance
  /// The place of the text size among the twelve, from the smallest one.
  package let textSize: Int
  /// Whether the app's language is written from right to left.
  package let isRightToLeft: Bool

  /// Makes surroundings; without more than a device, those of a new device.
  package init(
    profile: DeviceProfile, appearance: DeviceAppearance = .light, textSize: Int = 3,
    isRightToLeft: Bool = false
  ) {
    (self.profile, self.appearance) = (profile, appearance)
    (self.textSize, self.isRightToLeft) = (textSize, isRightToLeft)
  }
}

/// Where the code of a screen wants the keyboard focus.
package enum FocusWish: Sendable, Equatable {
  /// In the field with a key.
  case field(String)
  /// Nowhere.
  case none

  /// The key of the field; nil for none.
  package var key: String? {
    if case .field(let key) = self { return key }
    return nil
  }
}

/// What a screen's code can use of the run that it is in.
package struct RunAccess {
  /// The place of the running code in the run; nil if nobody asks for it.
  package let place: () -> Int?
  /// From when to when a movement takes place that begins now; nil if nothing moves.
  package let span: (_ time: VirtualDuration) -> ClosedRange<VirtualInstant>?
  /// Reports that screens slide in or out.
  package let moveScreens: () -> Void
  /// How long screens that move now take to slide in or out; zero if nothing moves.
  package let slideTime: () -> VirtualDuration
  /// What the finger of the last touch did.
  package let finger: () -> FingerMotion
  /// Keeps a value in the stored defaults of the app.
  package let store: (_ key: String, _ value: FormatValue) -> Void
  /// Reports that a value is read or changed, with its name and the place in the run.
  package let note: (_ name: String, _ isChange: Bool, _ place: Int) -> Void

  /// Makes an access of functions.
  package init(
    place: @escaping () -> Int?,
    span: @escaping (_ time: VirtualDuration) -> ClosedRange<VirtualInstant>?,
    moveScreens: @escaping () -> Void,
    slideTime: @escaping () -> VirtualDuration,
    finger: @escaping () -> FingerMotion,
    store: @escaping (_ key: String, _ value: FormatValue) -> Void,
    note: @escaping (_ name: String, _ isChange: Bool, _ place: Int) -> Void
  ) {
    (self.place, self.span, self.moveScreens) = (place, span, moveScreens)
    (self.slideTime, self.finger) = (slideTime, finger)
    (self.store, self.note) = (store, note)
  }
}

/// What the finger of a touch did.
package struct FingerMotion {
  /// How long it was down.
  package let time: VirtualDuration
  /// How far it went to the right and down in a drag from one point to another; nil for others.
  package let way: (right: Double, down: Double)?
  /// Where it lifted, in points of the screen; nil if no finger is known.
  package let end: (x: Double, y: Double)?

  /// Makes a motion.
  package init(
    time: VirtualDuration = .zero, right: Double? = nil, down: Double? = nil,
    end: (x: Double, y: Double)? = nil
  ) {
    self.time = time
    self.end = end
    way = right.flatMap { right in down.map { (right, $0) } }
  }
}

/// The state of a Swift screen that places its elements itself.
///
/// It has to receive what covers its elements and how far they are scrolled.
package protocol ScreenFollowing {
  /// The values that journals store for it instead of its properties.
  var facts: [(key: String, value: FormatValue)] { get }
  /// Takes a change into account; returns whether the screen has to be drawn again.
  mutating func follow(_ change: ScreenChange) -> Bool
  /// Stores a closure that raises the event named ``wakeName``, for changes that no person makes,
  /// and the screen's access to the run.
  func attach(_ wake: @escaping () -> Void, to run: RunAccess)
  /// Where the screen wants the keyboard focus; nil if it does not mind, or has it there.
  var focusWish: FocusWish? { get }
  /// Whether it looks as it was drawn last, except for the values of its controls.
  var isDrawn: Bool { get }
  /// Runs a part of a task of the screen's code.
  func perform(_ work: () -> Void)
}

extension ScreenFollowing {
  /// The name of the event for changes that no person makes.
  package static var wakeName: String { "update" }
}

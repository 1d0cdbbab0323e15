package import AccessibilityTree
package import Foundation
package import VirtualTime

/// An element that a test sees, before the session gives it its state.
package struct BoxElement {
  /// The type.
  package var type: ElementType
  /// The identifier.
  package var identifier: String
  /// Whether the app gave it its identifier.
  package var hasOwnIdentifier = false
  /// The label.
  package var label: String
  /// Whether the app gave it its label.
  package var hasOwnLabel = false
  /// The value; nil for none, or for that of the control.
  package var value: String?
  /// The text that an empty field shows.
  package var placeholder: String?
  /// Traits in addition to those of the type.
  package var traits: ElementTraits
  /// Where it is on the screen.
  package var frame: CGRect
  /// Whether it handles touches.
  package var isEnabled = true
  /// Whether it is selected.
  package var isSelected = false
  /// Whether a long press selects its text; nil if no view around it decides that.
  package var isSelectable: Bool?
  /// Whether it is presented over the whole screen.
  package var coversScreen = false
  /// Whether a layer without elements in front of it takes its touches.
  package var isCovered = false
  /// Whether it is the cell of a section's header, which tables before iOS 16 do not have.
  package var isSectionHeader = false
  /// The app's sort priority for VoiceOver.
  package var order = 0.0
  /// The number of the place that it was drawn for; 0 for none.
  package var number = 0
  /// How it appears and disappears with views around it, from the inside out.
  package var transitions: [BoxTransition] = []
  /// How its last changes are animated, if views around it decide that.
  package var course: (() -> MovementCourse?)?
  /// How it moves now, relative to the element around it.
  package var movement: TimedMovement?
  /// The frame of the lazy grid, the stack of screens or the like around it; nil if there is none.
  package var grid: CGRect?
  /// What it does.
  package var answers = BoxAnswers()
  /// The elements inside.
  package var children: [BoxElement]

  /// Makes an element.
  package init(
    _ type: ElementType, identifier: String = "", label: String = "", value: String? = nil,
    placeholder: String? = nil, traits: ElementTraits = [], frame: CGRect,
    children: [BoxElement] = []
  ) {
    self.type = type
    self.identifier = identifier
    self.label = label
    self.value = value
    self.placeholder = placeholder
    self.traits = traits
    self.frame = frame
    self.children = children
  }

  /// The texts from which an element around it gets its label.
  package var words: [String] { named.map(\.label) }

  /// The elements that have labels, from the outside in.
  fileprivate var named: [BoxElement] { label.isEmpty ? children.flatMap(\.named) : [self] }

  /// Whether it is an image with no label but its name.
  fileprivate var isPicture: Bool { type == .image && !hasOwnLabel }

  /// Whether it is a text field.
  var takesText: Bool { if case .text? = answers.control { true } else { false } }
  /// Whether a tap opens its menu; a menu on a long press leaves the tap to others.
  var opensMenu: Bool {
    type == .button && !answers.menu.isEmpty && answers.gestures[.tap] == nil
  }

  /// Changes it and the elements of the same view.
  package func changed(_ change: (inout BoxElement) -> Void) -> BoxElement {
    var copy = self
    change(&copy)
    return copy
  }
}

extension [BoxElement] {
  /// The label of a button around them: images count only if there is no text.
  package var buttonLabel: String {
    let named = flatMap(\.named)
    let words = named.filter { !$0.isPicture }
    return (words.isEmpty ? named : words).map(\.label).joined(separator: ", ")
  }

  /// The identifier of a button around them: those inside, each once; that of an image only if
  /// there are no others, and its name only if the app gave none.
  package var buttonIdentifier: String {
    let identified = filter { !$0.identifier.isEmpty }
    let words = identified.filter { !$0.isPicture }.map(\.identifier)
    guard let first = words.first else {
      return (identified.first { $0.hasOwnIdentifier } ?? identified.first)?.identifier ?? ""
    }
    return words.dropFirst().reduce(into: [first]) { if !$0.contains($1) { $0.append($1) } }
      .joined(separator: "-")
  }
}

/// How the elements of a view appear and disappear.
package struct BoxTransition {
  /// The number of the place of the view.
  package let number: Int
  /// Whether the view still exists.
  package let isStanding: () -> Bool
  /// How it is animated; nil if the change decides that.
  package let course: MovementCourse?
  /// Where the element comes from; nil if it appears at once.
  package let from: CGRect?
  /// Where it goes; nil if it disappears at once.
  package let to: CGRect?

  /// Describes a transition.
  package init(
    number: Int, isStanding: @escaping () -> Bool, course: MovementCourse?, from: CGRect?,
    to: CGRect?
  ) {
    (self.number, self.isStanding, self.course) = (number, isStanding, course)
    (self.from, self.to) = (from, to)
  }
}

/// What an element does with touches, and the value that it controls.
package struct BoxAnswers {
  /// A gesture that an app handles.
  package enum Gesture: Hashable, CaseIterable, Sendable {
    case tap, doubleTap, longPress, submit, refresh, swipeUp, swipeDown, swipeLeft, swipeRight
    /// The end of a drag of something that is dropped; no element handles it as a whole.
    case drop
  }

  /// A two-finger gesture that an app handles.
  package enum Spread: Hashable, CaseIterable, Sendable { case pinch, rotate }

  /// The handlers of gestures.
  package var gestures: [Gesture: () -> Void] = [:]
  /// The handlers of two-finger gestures, with their amount and velocity: the scale of a pinch, the
  /// radians of a rotation.
  package var spreads: [Spread: (_ amount: Double, _ velocity: Double) -> Void] = [:]
  /// The value that a control reads and writes.
  package var control: BoxControl?
  /// The commands of a menu.
  package var menu: [BoxCommand] = []
  /// The commands that a swipe to the right shows.
  package var leading: [BoxCommand] = []
  /// The commands that a swipe to the left shows.
  package var trailing: [BoxCommand] = []
  /// The number of the place that it is drawn for.
  package var place = 0
  /// The name by which the session passes its scroll offset.
  package var scrollName: String?
  /// What a finger that scrolls it does.
  package var scrollHabits = ScrollHabits()
  /// The keyboard of a field.
  package var keyboard = FieldKeyboard()
  /// Called when the field gets or loses the keyboard.
  package var focus: ((Bool) -> Void)?
  /// Whether the app wants the field to have the keyboard; nil if it does not care.
  package var wantsFocus: (() -> Bool?)?

  /// Starts without handlers.
  package init() {}
}

/// The keyboard of a field, by the words of the session.
package struct FieldKeyboard: Sendable {
  /// Which keys it has.
  package var kind = "default"
  /// The label of its return key.
  package var returnKey = "return"
  /// Where it capitalizes.
  package var capitals = FieldCapitals.none

  /// The usual keyboard, without capitals.
  package init() {}
}

/// Where the keyboard of a field capitalizes.
package enum FieldCapitals: String, Sendable {
  case none, words, sentences, characters
}

/// A command of a menu or a swiped row, or a menu inside a menu.
package struct BoxCommand {
  /// Its label.
  package let label: String
  /// Its identifier.
  package let identifier: String
  /// What it does.
  package let act: () -> Void
  /// Whether a swipe over the whole row performs it, if it is the first of its side.
  package var takesFullSwipe = true
  /// Whether it can be chosen.
  package var isEnabled = true
  /// Whether it is marked as chosen.
  package var isSelected = false
  /// The commands of the menu that it opens; without any it acts.
  package var menu: [BoxCommand] = []

  /// Makes a command.
  package init(_ label: String, identifier: String = "", _ act: @escaping () -> Void) {
    self.label = label
    self.identifier = identifier
    self.act = act
  }
}

/// A value that the user changes through an element.
package enum BoxControl {
  /// A text, with what limits typing.
  case text(get: () -> String, set: (String) -> Void)
  /// On or off.
  case switching(get: () -> Bool, set: (Bool) -> Void)
  /// A number in a range, with the size of a step.
  case number(
    get: () -> Double, set: (Double) -> Void, range: ClosedRange<Double>, step: Double)
  /// One of some options, by its index.
  case choice(get: () -> Int, set: (Int) -> Void, options: [String])
  /// One of some options, by its text.
  case words(get: () -> String, set: (String) -> Void, options: [String])
}

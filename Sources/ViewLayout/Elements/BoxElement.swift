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
  /// Whether it answers touches.
  package var isEnabled = true
  /// Whether it is selected.
  package var isSelected = false
  /// Whether touches pass through it.
  package var ignoresTouches = false
  /// Whether it is presented over the whole screen.
  package var coversScreen = false
  /// Whether it is the cell of words above rows, which a table of before iOS 16 has no cell for.
  package var isSectionHeader = false
  /// What VoiceOver reads first, as the app orders it.
  package var order = 0.0
  /// The number of the place that it was drawn for; 0 for none.
  package var number = 0
  /// How it comes and goes with views around it, from the inside out.
  package var transitions: [BoxTransition] = []
  /// How the last changes of it move, if views around it say so.
  package var course: (() -> MovementCourse?)?
  /// How it moves now, as seen from the element around it.
  package var movement: TimedMovement?
  /// Where the lazy grid or stack is that it is in; nil inside of none.
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

  /// The words by which an element around it is called.
  package var words: [String] { named.map(\.label) }

  /// The elements that have labels, from the outside in.
  fileprivate var named: [BoxElement] { label.isEmpty ? children.flatMap(\.named) : [self] }

  /// A picture that has no other label than its name.
  fileprivate var isPicture: Bool { type == .image && !hasOwnLabel }

  /// Whether a person types into it.
  var takesText: Bool { if case .text? = answers.control { true } else { false } }

  /// Changes it and the elements that stand for the same view.
  package func changed(_ change: (inout BoxElement) -> Void) -> BoxElement {
    var copy = self
    change(&copy)
    return copy
  }
}

extension [BoxElement] {
  /// The label of a button around them: pictures are named only where there are no words.
  package var buttonLabel: String {
    let named = flatMap(\.named)
    let words = named.filter { !$0.isPicture }
    return (words.isEmpty ? named : words).map(\.label).joined(separator: ", ")
  }

  /// The identifier of a button around them: those inside, each once; that of a picture only where
  /// there are no others, and its name only where the app gave none.
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

/// How the elements of a view come and go.
package struct BoxTransition {
  /// The number of the place of the view.
  package let number: Int
  /// Whether the view is still there.
  package let isStanding: () -> Bool
  /// How it moves; nil if the change says that.
  package let course: MovementCourse?
  /// Where the element comes from; nil if it is there at once.
  package let from: CGRect?
  /// Where it goes; nil if it is gone at once.
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
  /// A gesture that an app answers.
  package enum Gesture: Hashable, CaseIterable, Sendable {
    case tap, doubleTap, longPress, submit, refresh, swipeUp, swipeDown, swipeLeft, swipeRight
  }

  /// A gesture of two fingers that an app answers.
  package enum Spread: Hashable, CaseIterable, Sendable { case pinch, rotate }

  /// What happens on gestures.
  package var gestures: [Gesture: () -> Void] = [:]
  /// What happens on gestures of two fingers, with how far they go and how fast: a scale of a
  /// pinch, radians of a rotation.
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
  /// The name by which the session tells how far it is scrolled.
  package var scrollName: String?
  /// Where the keyboard begins with a capital, if it is a field.
  package var capitals = FieldCapitals.none
  /// Called when the field gets or loses the keyboard.
  package var focus: ((Bool) -> Void)?
  /// Whether the app wants the field to have the keyboard; nil if it does not mind.
  package var wantsFocus: (() -> Bool?)?

  /// Makes answers without any.
  package init() {}
}

/// Where the keyboard of a field begins with a capital.
package enum FieldCapitals: String, Sendable {
  case none, words, sentences, characters
}

/// A command of a menu or a swiped row.
package struct BoxCommand {
  /// Its label.
  package let label: String
  /// Its identifier.
  package let identifier: String
  /// What it does.
  package let act: () -> Void
  /// Whether a swipe over the whole row performs it, if it is the first of its side.
  package var takesFullSwipe = true

  /// Makes a command.
  package init(_ label: String, identifier: String = "", _ act: @escaping () -> Void) {
    self.label = label
    self.identifier = identifier
    self.act = act
  }
}

/// A value that a person changes through an element.
package enum BoxControl {
  /// A text, with what limits typing.
  case text(get: () -> String, set: (String) -> Void)
  /// On or off.
  case switching(get: () -> Bool, set: (Bool) -> Void)
  /// A number in a range, with the size of a step.
  case number(
    get: () -> Double, set: (Double) -> Void, range: ClosedRange<Double>, step: Double)
  /// One of some options, by its number.
  case choice(get: () -> Int, set: (Int) -> Void, options: [String])
  /// One of some options, by its words.
  case words(get: () -> String, set: (String) -> Void, options: [String])
}

import AccessibilityTree
import AppModel
import Foundation
import ViewLayout

/// Makes the elements of a session from those of the app's views.
struct ElementDrawing {
  private let profile: DeviceProfile
  private let turnsTogglesByRow: Bool
  private let showsListsAsTables: Bool
  /// How far containers are scrolled, by their names.
  private let scrolled: [String: CGPoint]
  /// The controls with the names by which the session reads and writes them, in order.
  private(set) var controls: [(name: String, value: ControlValue)] = []
  /// What gestures do, by name.
  private(set) var touches: [String: () -> Void] = [:]
  /// What gestures of two fingers do, by name.
  private(set) var spreads: [String: (_ amount: Double, _ velocity: Double) -> Void] = [:]
  /// The names of the actions of the return key.
  private(set) var submissions: Set<String> = []
  /// What happens when a field gets or loses the keyboard, by the name of its control.
  private(set) var focusCalls: [String: (Bool) -> Void] = [:]
  /// Whether the app asks for a field to have the keyboard, by the name of its control.
  private(set) var focusWishes: [(name: String, wish: () -> Bool?)] = []
  /// When a finger that scrolls a container dismisses the keyboard, by the container's name.
  private(set) var dismissals: [String: ScrollHabits.Dismissal] = [:]
  private var uses: [String: Int] = [:]
  private var lastNoted: String?

  /// Writes the event of a gesture.
  private let spell: (String) -> String

  init(
    profile: DeviceProfile, turnsTogglesByRow: Bool = false, showsListsAsTables: Bool = false,
    scrolled: [String: CGPoint] = [:], spell: @escaping (String) -> String
  ) {
    self.showsListsAsTables = showsListsAsTables
    self.scrolled = scrolled
    self.profile = profile
    self.turnsTogglesByRow = turnsTogglesByRow
    self.spell = spell
  }

  /// The elements of a session, placed from the corner of the screen's content.
  mutating func definitions(of elements: [BoxElement]) -> [ElementDefinition] {
    let origin = CGPoint(x: 0, y: profile.topInset)
    return sorted(elements).map { definition(of: $0, in: origin) }
  }

  /// The elements as the app orders them for reading.
  private func sorted(_ elements: [BoxElement]) -> [BoxElement] {
    guard elements.contains(where: { $0.order != 0 }) else { return elements }
    return elements.enumerated().sorted { first, second in
      first.element.order == second.element.order
        ? first.offset < second.offset : first.element.order > second.element.order
    }.map(\.element)
  }

  private mutating func definition(
    of element: BoxElement, in origin: CGPoint
  ) -> ElementDefinition {
    var made = ElementDefinition(
      type(of: element), identifier: .literal(element.identifier),
      label: .literal(label(of: element)),
      value: element.value.map { .literal($0) },
      placeholder: element.placeholder.map { .literal($0) }, traits: element.traits,
      isEnabled: .literal(element.isEnabled), isSelected: .literal(element.isSelected),
      placement: ElementDefinition.Placement(
        x: element.frame.minX - origin.x, y: element.frame.minY - origin.y,
        width: element.frame.width, height: element.frame.height),
      layout: .overlay)
    made.animation = element.movement.map { AnimationDefinition($0) }
    if element.isSelectable == true, element.type == .staticText {
      made.typing = TypingDefinition()
      made.typing?.isSelectable = true
    }
    if element.coversScreen { made.marks = [.presented] }
    if element.isCovered { made.marks.append(.covered) }
    answer(element, &made)
    made.children = sorted(element.children).map { definition(of: $0, in: element.frame.origin) }
    return made
  }

  /// The type, which for a list that scrolls and its headers depends on the system.
  private func type(of element: BoxElement) -> ElementType {
    guard showsListsAsTables else { return element.type }
    if element.isSectionHeader { return .other }
    let isList = element.type == .collectionView && element.answers.scrollName != nil
    return isList ? .table : element.type
  }

  /// The label; a cell of a table without one has the words of all that is inside.
  private func label(of element: BoxElement) -> String {
    guard showsListsAsTables, element.type == .cell, !element.isSectionHeader,
      element.label.isEmpty
    else { return element.label }
    return element.words.joined(separator: ", ")
  }

  private mutating func answer(_ element: BoxElement, _ made: inout ElementDefinition) {
    let answers = element.answers
    let words = element.identifier.isEmpty ? element.label : element.identifier
    for gesture in BoxAnswers.Gesture.allCases {
      guard let act = answers.gestures[gesture], let known = gesture.elementGesture else {
        continue
      }
      let event = note("\(gesture) \(words)", act)
      made.gestures.append(GestureDefinition(known, raises: event))
      if gesture == .submit, let name = lastNoted { submissions.insert(name) }
    }
    for spread in BoxAnswers.Spread.allCases {
      guard let act = answers.spreads[spread] else { continue }
      // The event is raised by its bare name, since it carries how far the fingers went.
      let name = unique("\(spread) \(words)")
      spreads[name] = act
      made.gestures.append(
        GestureDefinition(spread == .pinch ? .pinch : .rotate, raises: name))
    }
    control(answers, &made)
    if let name = answers.scrollName {
      made.binding = name
      made.container.realises = .all
      made.container.isHeld = answers.scrollHabits.isHeld
      dismissals[name] = answers.scrollHabits.dismissal
      made.container.offset = scrolled[name].map { ScrollOffset(right: $0.x, down: $0.y) }
    }
    made.control.menu = answers.menu.map { command($0) }
    made.control.leading = answers.leading.map { command($0) }
    made.control.trailing = answers.trailing.map { command($0) }
    if !(answers.leading + answers.trailing).isEmpty { made.control.place = element.number }
  }

  private mutating func command(_ command: BoxCommand) -> CommandDefinition {
    var definition = CommandDefinition(
      .literal(command.label), id: .literal(command.identifier),
      raises: note("choose \(command.label)", command.act))
    definition.takesFullSwipe = command.takesFullSwipe
    definition.isEnabled = command.isEnabled
    definition.isSelected = command.isSelected
    definition.menu = command.menu.map { self.command($0) }
    return definition
  }

  private static let controlPrefix = "control"

  /// The number of the view of a control, by the name of the control.
  static func place(ofControl name: String) -> Int? {
    name.hasPrefix(controlPrefix) ? Int(name.dropFirst(controlPrefix.count)) : nil
  }

  private mutating func control(_ answers: BoxAnswers, _ made: inout ElementDefinition) {
    guard let control = answers.control else { return }
    let name = Self.controlPrefix + "\(answers.place)"
    controls.append((name, ControlValue(control: control)))
    made.binding = name
    focusCalls[name] = answers.focus
    if let wish = answers.wantsFocus { focusWishes.append((name, wish)) }
    switch control {
    case .text:
      let keyboard = answers.keyboard
      made.typing = TypingDefinition(
        keyboard: KeyboardKind(rawValue: keyboard.kind) ?? .standard,
        returnKey: ReturnKeyKind(rawValue: keyboard.returnKey) ?? .standard,
        capitalization: CapitalizationKind(rawValue: keyboard.capitals.rawValue) ?? .none)
    case .switching: if !turnsTogglesByRow { made.control.style = .row }
    case .number(_, _, let range, let step):
      made.control.range = ControlRange(
        from: range.lowerBound, to: range.upperBound, step: step)
    case .choice(_, _, let options), .words(_, _, let options):
      made.control.options = .words(options.map { .literal($0) })
    }
  }

  /// Stores the action of a gesture under a name; equal names are numbered.
  private mutating func note(_ name: String, _ act: @escaping () -> Void) -> String {
    let name = unique(name)
    touches[name] = act
    lastNoted = name
    return spell(name)
  }

  private mutating func unique(_ name: String) -> String {
    let before = uses[name, default: 0]
    uses[name] = before + 1
    return before == 0 ? name : "\(name) \(before + 1)"
  }
}

extension BoxAnswers.Gesture {
  /// The gesture of a session; nil if it is a part of another one.
  var elementGesture: ElementGesture? {
    switch self {
    case .tap: .tap
    case .doubleTap: .doubleTap
    case .longPress: .longPress
    case .submit: .submit
    case .refresh: .refresh
    case .swipeUp: .swipeUp
    case .swipeDown: .swipeDown
    case .swipeLeft: .swipeLeft
    case .swipeRight: .swipeRight
    case .drop: nil
    }
  }
}

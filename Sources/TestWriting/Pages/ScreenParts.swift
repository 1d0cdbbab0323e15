import AccessibilityTree
import SimulatedApp

/// The elements of a screen that can be identified, with the states that show them.
struct ScreenParts {
  /// An element, or several that share an identity because they are never shown together.
  struct Item {
    let type: ElementType
    let key: PageElement.Key
    /// The gestures that the element responds to.
    var gestures: [GestureDefinition]
    /// Whether it reads or writes a value of the app.
    let isBound: Bool
    /// Whether its states show it whatever the app's values are.
    let isAlways: Bool
    /// The states that show it; an element of the whole screen is always shown.
    var states: [String]

    /// Whether it is present only while an alert is.
    var isInAlert: Bool { states == [ScreenParts.alert] }
  }

  /// The elements in the order of the definition.
  private(set) var items: [Item] = []
  /// The elements that are repeated for the items of a list.
  private(set) var repeated: [ElementDefinition] = []
  /// Every identifier, including those in repeated elements.
  private(set) var identifiers: [String] = []
  /// The elements to touch that nothing identifies.
  private(set) var unnamed: [ElementDefinition] = []
  /// The texts without an identifier that tests could read.
  private(set) var texts = 0
  /// The elements that are shown together with an equal one.
  private(set) var alike: [Item] = []
  /// The elements that are not read because of their depth.
  private(set) var tooDeep: [ElementDefinition] = []
  private let words: AppWords

  /// The state used for elements of alerts; no state of a screen has this name.
  private static let alert = " alert"
  /// How deep to follow elements and states.
  static let depthLimit = 64

  init(_ screen: ScreenDefinition, words: AppWords) {
    self.words = words
    read(screen.root, in: "", depth: 0)
    for element in screen.everywhere { read(element, in: "", depth: 0) }
    for (path, state) in screen.flatStates {
      for element in state.view { read(element, in: path, depth: 0) }
    }
    for field in screen.allAlerts.flatMap(\.fields) { read(field, in: Self.alert, depth: 0) }
  }

  /// The elements that only some states show.
  func items(onlyIn state: String) -> [Item] { items.filter { $0.states == [state] } }

  private mutating func read(_ element: ElementDefinition, in state: String, depth: Int) {
    guard depth < Self.depthLimit else { return tooDeep.append(element) }
    guard !element.isChoice else {
      for var choice in element.container.cases.map(\.element) {
        // Only one of them is shown at a time.
        if choice.isHidden == false { choice.isHidden = .predicate("") }
        read(choice.repeated(as: element), in: state, depth: depth + 1)
      }
      return
    }
    guard !element.isRepeated else {
      repeated.append(element)
      element.ownElements.forEach { note(identifierOf: $0) }
      for child in element.innerRepetitions { read(child, in: state, depth: depth + 1) }
      return
    }
    note(identifierOf: element)
    add(element, in: state)
    for child in element.inParts { read(child, in: state, depth: depth + 1) }
  }

  private mutating func note(identifierOf element: ElementDefinition) {
    if case .literal(let text) = element.identifier, !text.isEmpty { identifiers.append(text) }
  }

  private mutating func add(_ element: ElementDefinition, in state: String) {
    guard let key = key(of: element) else {
      if element.isTouched { unnamed.append(element) }
      if element.type == .staticText, element.label != "" { texts += 1 }
      return
    }
    let same = items.firstIndex { $0.type == element.type && $0.key == key }
    guard let same else {
      items.append(
        Item(
          type: element.type, key: key, gestures: element.gestures,
          isBound: element.binding != nil, isAlways: element.isHidden == false, states: [state]))
      return
    }
    let isTogether = items[same].states.contains { $0 == state || $0 == "" || state == "" }
    if isTogether, element.isHidden == false, items[same].isAlways { alike.append(items[same]) }
    items[same].gestures += element.gestures.filter { !items[same].gestures.contains($0) }
    if !items[same].states.contains(state) { items[same].states.append(state) }
  }

  /// The key that identifies an element: its identifier, or a fixed label; nil if nothing does.
  private func key(of element: ElementDefinition) -> PageElement.Key? {
    if let text = words.fixed(element.identifier) { return .identifier(text) }
    guard element.isTouched else { return nil }
    if let text = words.fixed(element.label) { return .label(text) }
    if let text = element.placeholder.flatMap({ words.fixed($0) }) { return .label(text) }
    let held = element.everything.dropFirst().lazy.filter { $0.type == .staticText }
      .compactMap { words.fixed($0.label) }
    return held.first.map { .held($0) }
  }
}

/// The fixed texts of an app.
struct AppWords {
  private let table: [String: String]

  /// The words in the language in which the app starts.
  init(_ app: AppDefinition) { table = app.strings[app.language] ?? [:] }

  /// A text that is not empty and not computed.
  func fixed(_ text: ElementText) -> String? {
    switch text {
    case .literal(let words): words.isEmpty ? nil : words
    case .string(let key, let arguments): arguments.isEmpty ? table[key] : nil
    case .bind, .formatted, .indexPath: nil
    }
  }
}

extension ElementDefinition {
  /// The element and all below it, in the order of the tree.
  var everything: [ElementDefinition] { [self] + inner.flatMap(\.everything) }

  /// The element and all below it, without repeated elements.
  var ownElements: [ElementDefinition] {
    [self] + inner.filter { !$0.isRepeated && !$0.isChoice }.flatMap(\.ownElements)
  }

  /// Whether a user touches it.
  fileprivate var isTouched: Bool { !gestures.isEmpty || type == .button || type.takesText }

  /// The outermost repeated elements and choices below it.
  fileprivate var innerRepetitions: [ElementDefinition] {
    inner.flatMap { $0.isRepeated || $0.isChoice ? [$0] : $0.innerRepetitions }
  }

  /// Whether there may be several of it, or only its index identifies it.
  fileprivate var isRepeated: Bool {
    if case .indexPath = identifier, !gestures.isEmpty { return true }
    return forEach != nil
  }

  /// The element, repeated like another one.
  fileprivate func repeated(as other: ElementDefinition) -> ElementDefinition {
    guard forEach == nil, let list = other.forEach else { return self }
    var copy = self
    copy.forEach = list
    copy.itemName = other.itemName
    return copy
  }

  /// The direct children; rows of a repeated section are repeated too.
  fileprivate var inParts: [ElementDefinition] {
    children
      + container.sections.flatMap { section in
        guard section.forEach != nil else { return section.elements }
        var whole = ElementDefinition(.other)
        whole.forEach = section.forEach
        whole.itemName = section.itemName
        return section.elements.map { $0.repeated(as: whole) }
      }
  }
}

extension ScreenDefinition {
  /// All states with their dotted paths, outer ones first.
  var flatStates: [(path: String, state: StateDefinition)] { Self.flat(states, below: "") }

  private static func flat(
    _ states: [StateDefinition], below path: String
  ) -> [(path: String, state: StateDefinition)] {
    states.flatMap { state in
      let own = state.path(below: path)
      return [(own, state)] + flat(state.states, below: own)
    }
  }
}

extension ElementType {
  var takesText: Bool {
    switch self {
    case .textField, .secureTextField, .searchField, .textView: true
    default: false
    }
  }

  var isSwitch: Bool { self == .switch || self == .toggle || self == .checkBox }
}

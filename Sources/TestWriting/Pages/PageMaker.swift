import AccessibilityTree
import SimulatedApp

/// Makes the page object of one screen.
struct PageMaker {
  let app: AppDefinition
  let screen: ScreenDefinition
  let words: AppWords
  let routes: ScreenRoutes
  let parts: ScreenParts
  private let identifiers: IdentifierNames
  /// Identifiers that occur on more than one screen.
  private let shared: Set<String>
  var names = MemberNames()

  private let stem: String

  /// The stem is the prefix of the page's type names.
  init(
    _ screen: ScreenDefinition, stem: String, of app: AppDefinition, routes: ScreenRoutes,
    shared: Set<String>
  ) {
    self.app = app
    self.screen = screen
    self.stem = stem
    self.routes = routes
    self.shared = shared
    words = AppWords(app)
    parts = ScreenParts(screen, words: words)
    identifiers = IdentifierNames(parts.identifiers, screen: screen.name, stem: stem)
  }

  mutating func make() -> PageObject {
    let title = title
    let hasRoot = isRoot(title)
    let items = parts.items.filter { !isLayout($0) }
    let elements = items.map { element($0) }
    let pairs = Array(zip(items, elements))
    let launches = launches
    let fields = fields(of: elements)
    let readings = pairs.compactMap { reading($0, $1) } + alertReadings
    let actions = pairs.flatMap { self.actions(of: $0, on: $1) } + tabActions + alertActions
    return PageObject(
      screen: screen.name, typeName: stem + "Page", title: title, hasRoot: hasRoot,
      elements: elements, launches: launches, fields: fields, readings: readings,
      actions: actions, waits: waits, back: routes.back(from: screen.name),
      parts: repeatedParts, identifiers: identifiers,
      omissions: PageOmissions(screen, parts, words: words, of: app).lines)
  }

  // MARK: - Elements

  /// The element that identifies the page: its root, its coordinator's marker, an element that no
  /// other screen has, or its title.
  private var title: PageElement {
    if let text = words.fixed(screen.root.identifier) {
      return bare(screen.root.type, .identifier(text))
    }
    let marker = app.coordinators.first { $0.root == screen.name && $0.marker != nil }?.marker
    if let marker, let item = parts.items.first(where: { $0.key == .identifier(marker) }) {
      return bare(item.type, item.key)
    }
    let own = parts.items.first { item in
      guard case .identifier(let text) = item.key else { return false }
      return item.states == [""] && !shared.contains(text)
    }
    if let own { return bare(own.type, own.key) }
    if let title = screen.title.flatMap({ words.fixed($0) }) {
      return bare(.navigationBar, .label(title))
    }
    return parts.items.first.map { bare($0.type, $0.key) }
      ?? bare(.navigationBar, .label(screen.name))
  }

  private func isRoot(_ title: PageElement) -> Bool {
    words.fixed(screen.root.identifier).map { title.key == .identifier($0) } ?? false
  }

  /// Whether a page does not need an item: the screen's root, or a container without gestures.
  private func isLayout(_ item: ScreenParts.Item) -> Bool {
    if let root = words.fixed(screen.root.identifier), item.key == .identifier(root) { return true }
    return item.gestures.isEmpty && !item.isBound && item.type != .button
      && item.type != .staticText && !item.type.takesText && !item.type.isSwitch
  }

  private mutating func element(_ item: ScreenParts.Item) -> PageElement {
    let word = SwiftName.type(base(item.key))
    let noun = Self.noun(of: item.type)
    let letters = word.lowercased().replacing(/[0-9]+$/, with: "")
    let isNamed = letters.hasSuffix(noun.lowercased())
    let isPart = noun.lowercased().hasPrefix(word.lowercased())
    let name = names.take(SwiftName.member(isNamed ? word : isPart ? noun : word + noun))
    return PageElement(
      name: name, type: item.type, key: item.key, text: text(of: item.key),
      container: item.isInAlert ? .alert : nil)
  }

  func bare(
    _ type: ElementType, _ key: PageElement.Key, name: String = "", in container: ElementType? = nil
  ) -> PageElement {
    PageElement(name: name, type: type, key: key, text: text(of: key), container: container)
  }

  private func text(of key: PageElement.Key) -> String {
    switch key {
    case .identifier(let text): identifiers.swift(text)
    case .label(let text), .held(let text): SwiftLiteral.string(text)
    case .only: ""
    }
  }

  /// The name of an element: from its identifier, else from its label.
  func base(_ key: PageElement.Key) -> String {
    switch key {
    case .identifier(let text):
      identifiers.entries.first { $0.text == text }?.name ?? text
    case .label(let text), .held(let text): String(text.prefix(32))
    case .only: ""
    }
  }

  static func noun(of type: ElementType) -> String {
    switch type {
    case .textField, .secureTextField, .searchField, .textView: "Field"
    case .staticText: "Text"
    case .switch, .toggle: "Switch"
    case .other, .any: "View"
    default: SwiftName.type(type.caseName)
    }
  }

  /// A name without the noun of its type, such as `email` of `emailField`.
  private func short(_ element: PageElement) -> String {
    let noun = Self.noun(of: element.type)
    let plain = element.name.filter { $0 != "`" }
    guard plain.hasSuffix(noun), plain.count > noun.count else { return plain }
    return SwiftName.member(String(plain.dropLast(noun.count)))
  }

  func capital(_ name: String) -> String {
    let plain = name.filter { $0 != "`" }
    return plain.prefix(1).uppercased() + plain.dropFirst()
  }

  // MARK: - Members

  private var launches: [PageObject.Launch] {
    let own = app.coordinators.filter { $0.root == screen.name }
    return own.map { coordinator in
      PageObject.Launch(
        name: own.count == 1 ? "launch" : "launch" + SwiftName.type(coordinator.name),
        arguments: ["-" + app.coordinatorArgument, coordinator.name],
        coordinator: coordinator.name)
    }
  }

  private func fields(of elements: [PageElement]) -> [PageObject.Field] {
    let own = elements.filter(\.type.takesText)
    let labels = SwiftName.unique(own.map(short))
    return zip(labels, own).map { PageObject.Field(name: $0, element: $1) }
  }

  private mutating func reading(
    _ item: ScreenParts.Item, _ element: PageElement
  ) -> PageObject.Reading? {
    if element.type.isSwitch {
      return .init(
        name: names.take("is\(capital(short(element)))On"), kind: .isOn, element: element)
    }
    if element.type.takesText {
      return .init(name: names.take(short(element)), kind: .value, element: element)
    }
    guard element.type == .staticText, case .identifier = item.key else { return nil }
    return .init(name: names.take(short(element)), kind: .label, element: element)
  }

  private mutating func actions(
    of item: ScreenParts.Item, on element: PageElement
  ) -> [PageObject.Action] {
    var gestures = item.gestures
    let isTapped = gestures.contains { $0.gesture == .tap }
    if !isTapped, item.type == .button || item.type.isSwitch {
      gestures.append(GestureDefinition(.tap, raises: ""))
    }
    let kinds = gestures.map(\.gesture).enumerated().filter { index, kind in
      !gestures[..<index].contains { $0.gesture == kind }
    }.map(\.element)
    return kinds.flatMap { kind -> [PageObject.Action] in
      guard let known = Self.gesture(kind) else { return [] }
      let targets = gestures.filter { $0.gesture == kind }
        .flatMap { routes.targets(of: $0.event, on: screen) }
      return actions(
        known.verb + capital(element.name), known.gesture, element, targets, names: &names)
    }
  }

  /// One action for each target; if there are several, the target is part of their names.
  func actions(
    _ name: String, _ gesture: TestStep.Gesture, _ element: PageElement,
    _ targets: [PageObject.Target], names: inout MemberNames
  ) -> [PageObject.Action] {
    var told: [PageObject.Target] = []
    for target in targets where !told.contains(target) { told.append(target) }
    return told.map { target in
      var own = name
      if told.count > 1, case .screen(let next) = target { own += "To" + SwiftName.type(next) }
      return PageObject.Action(
        name: names.take(own), gesture: gesture, element: element, target: target)
    }
  }

  static func gesture(
    _ gesture: ElementGesture
  ) -> (verb: String, gesture: TestStep.Gesture)? {
    switch gesture {
    case .tap: ("tap", .tap)
    case .doubleTap: ("doubleTap", .doubleTap)
    case .tripleTap: ("tripleTap", .taps(3))
    case .twoFingerTap: ("twoFingerTap", .twoFingerTap)
    case .longPress: ("press", .longPress)
    case .swipeUp: ("swipeUp", .swipeUp)
    case .swipeDown: ("swipeDown", .swipeDown)
    case .refresh: ("pullDown", .swipeDown)
    case .swipeLeft: ("swipeLeft", .swipeLeft)
    case .swipeRight: ("swipeRight", .swipeRight)
    case .pinch, .rotate, .hover, .rightClick, .scroll, .submit, .reachEnd, .change, .cancel: nil
    }
  }
}

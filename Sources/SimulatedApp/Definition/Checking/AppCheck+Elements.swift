import AccessibilityTree
import PredicateFormat

extension AppCheck {
  mutating func check(
    _ elements: [ElementDefinition], at path: DefinitionPath, _ context: ScreenContext
  ) {
    for (index, element) in elements.enumerated() {
      check(element, at: path.index(index), context)
    }
  }

  mutating func check(
    _ element: ElementDefinition, at path: DefinitionPath, _ context: ScreenContext
  ) {
    guard context.depth < Self.nestingLimit else { return findTooDeep(at: path, context) }
    if let list = element.forEach {
      checkExpression(list, in: context.file, at: path.key("forEach"), scope: context.scope)
    }
    let inner = context.inside(element)
    guard !element.isChoice else { return checkChoice(element, at: path, inner) }
    checkWords(of: element, at: path, inner)
    checkConditions(of: element, at: path, inner)
    checkPlacement(of: element, at: path, inner)
    if let binding = element.binding {
      checkContextKey(binding, in: inner.file, at: path.key("binds"), scope: inner.scope)
    }
    checkControl(of: element, at: path, inner)
    checkTyping(of: element, at: path.key("typing"), in: inner.file)
    checkGestures(of: element, at: path.key("on"), inner)
    checkAccessibilityElements(of: element, at: path, inner)
    checkContainer(of: element, at: path, inner)
    check(element.children, at: path.key("children"), inner)
  }

  private mutating func checkWords(
    of element: ElementDefinition, at path: DefinitionPath, _ context: ScreenContext
  ) {
    let (file, scope) = (context.file, context.scope)
    check(element.identifier, in: file, at: path.key("identifier"), scope: scope)
    check(element.label, in: file, at: path.key("label"), scope: scope)
    check(element.title, in: file, at: path.key("title"), scope: scope)
    check(element.value, in: file, at: path.key("value"), scope: scope)
    check(element.placeholder, in: file, at: path.key("placeholder"), scope: scope)
  }

  private mutating func checkConditions(
    of element: ElementDefinition, at path: DefinitionPath, _ context: ScreenContext
  ) {
    let conditions = [
      ("enabled", element.isEnabled), ("selected", element.isSelected),
      ("hidden", element.isHidden),
    ]
    for case (let key, .predicate(let text)) in conditions {
      checkPredicate(text, in: context.file, at: path.key(key), scope: context.scope)
    }
  }

  private mutating func checkPlacement(
    of element: ElementDefinition, at path: DefinitionPath, _ context: ScreenContext
  ) {
    let limit = ElementDefinition.pointsLimit
    let placement = element.placement
    let numbers = [
      (path.key("alpha"), element.alpha, 0...1),
      (path.key("font").key("size"), element.look.font?.size ?? 1, ElementLook.Font.sizes),
      (path.key("size").key("width"), placement.width ?? 0, 0...limit),
      (path.key("size").key("height"), placement.height ?? 0, 0...limit),
      (path.key("position").key("x"), placement.x ?? 0, -limit...limit),
      (path.key("position").key("y"), placement.y ?? 0, -limit...limit),
      (path.key("animation").key("from").key("x"), element.animation?.fromX ?? 0, -limit...limit),
      (path.key("animation").key("from").key("y"), element.animation?.fromY ?? 0, -limit...limit),
    ]
    if let animation = element.animation {
      checkDelay(animation.duration, at: path.key("animation").key("duration"), context)
    }
    for (place, number, range) in numbers where !range.contains(number) {
      let bounds = "\(range.lowerBound) to \(range.upperBound)"
      find("expected a number from \(bounds), found \(number)", in: context.file, at: place)
    }
  }

  private mutating func checkGestures(
    of element: ElementDefinition, at path: DefinitionPath, _ context: ScreenContext
  ) {
    let names = element.gestures.map(\.gesture.rawValue)
    findDuplicates("gesture", names, in: context.file) { _ in path }
    for gesture in element.gestures {
      let place = path.key(gesture.gesture.rawValue)
      checkEvent(gesture.event, at: place.key("event"), context)
      for key in gesture.data.keys.sorted() {
        checkExpression(
          gesture.data[key] ?? "", in: context.file, at: place.key("data").key(key),
          scope: context.scope)
      }
    }
  }

  /// Checks that each stand-in for the children is the identifier of one descendant.
  private mutating func checkAccessibilityElements(
    of element: ElementDefinition, at path: DefinitionPath, _ context: ScreenContext
  ) {
    guard let names = element.accessibilityElements, !names.isEmpty else { return }
    var census = IdentifierCensus()
    census.addInside(element, at: path, depth: context.depth)
    for (index, name) in names.enumerated() {
      let place = path.key("accessibilityElements").index(index)
      let places = census.places[name] ?? []
      if places.isEmpty, !census.hasComputedIdentifiers {
        findUnknown("identifier", name, in: context.file, at: place, among: census.names)
      } else if places.count > 1 {
        let message = "stands twice below the element whose accessibilityElements name it"
        find("the identifier \(quoted(name)) \(message)", in: context.file, at: places[1])
      }
    }
    findDuplicates("identifier", names, in: context.file) {
      path.key("accessibilityElements").index($0)
    }
  }
}

/// The fixed identifiers of elements and where they stand.
struct IdentifierCensus {
  /// The places of each identifier, those of elements that are only sometimes there apart.
  private(set) var places: [String: [DefinitionPath]] = [:]
  /// Identifiers of elements that a condition may hide.
  private(set) var conditional: Set<String> = []
  /// Whether some identifier shows only when the app runs.
  private(set) var hasComputedIdentifiers = false

  /// All identifiers, for the nearest one.
  var names: [String] { AppCheck.sorted(all) }

  /// All identifiers, in no order.
  var all: Set<String> { Set(places.keys).union(conditional) }

  func contains(_ name: String) -> Bool { places[name] != nil || conditional.contains(name) }

  mutating func add(_ elements: [ElementDefinition], at path: DefinitionPath, depth: Int) {
    for (index, element) in elements.enumerated() {
      add(element, at: path.index(index), depth: depth)
    }
  }

  mutating func add(_ element: ElementDefinition, at path: DefinitionPath, depth: Int) {
    guard depth <= AppCheck.nestingLimit else { return }
    add(element.identifier, isConditional: element.isHidden != .literal(false), at: path)
    addInside(element, at: path, depth: depth + 1)
  }

  /// Adds what is inside an element, but not the element itself.
  mutating func addInside(_ element: ElementDefinition, at path: DefinitionPath, depth: Int) {
    add(element.children, at: path.key("children"), depth: depth)
    guard element.hasContainer else { return }
    let container = element.container
    for (index, section) in container.sections.enumerated() {
      add(section, at: path.key("sections").index(index), depth: depth)
    }
    for (index, shown) in container.cases.enumerated() {
      var own = IdentifierCensus()
      own.add(
        shown.element, at: path.key("cases").index(index).key("show"), depth: depth + 1)
      merge(own.asConditional)
    }
  }

  private mutating func add(_ section: SectionDefinition, at path: DefinitionPath, depth: Int) {
    var own = IdentifierCensus()
    own.add(section.rows, at: path.key("rows"), depth: depth + 1)
    if let header = section.header { own.add(header, at: path.key("header"), depth: depth + 1) }
    if let footer = section.footer { own.add(footer, at: path.key("footer"), depth: depth + 1) }
    merge(section.isHidden == false ? own : own.asConditional)
  }

  /// The same of elements that are only sometimes there.
  private var asConditional: IdentifierCensus {
    var census = IdentifierCensus()
    census.conditional = all
    census.hasComputedIdentifiers = hasComputedIdentifiers
    return census
  }

  private mutating func add(_ identifier: ElementText, isConditional: Bool, at path: DefinitionPath)
  {
    switch identifier {
    case .literal(""): break
    case .literal(let name) where isConditional: conditional.insert(name)
    case .literal(let name): places[name, default: []].append(path.key("identifier"))
    case .bind, .formatted, .string, .indexPath: hasComputedIdentifiers = true
    }
  }

  /// Takes away what another census added.
  mutating func remove(_ other: IdentifierCensus) {
    for (name, gone) in other.places { places[name]?.removeLast(gone.count) }
  }

  /// Adds what another census found.
  mutating func merge(_ other: IdentifierCensus) {
    places.merge(other.places) { $0 + $1 }
    conditional.formUnion(other.conditional)
    hasComputedIdentifiers = hasComputedIdentifiers || other.hasComputedIdentifiers
  }
}

extension ElementDefinition {
  /// How deeply elements may nest in a screen's view; each state around them takes a level.
  package static let nestingLimit = AppCheck.nestingLimit
}

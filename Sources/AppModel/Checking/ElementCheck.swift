import LocatedJSON

/// Checks elements and everything below them.
final class ElementCheck: AppChecking {
  private var containers: ContainerCheck { ContainerCheck(checked: checked) }

  func check(
    _ elements: [ElementDefinition], at path: @autoclosure () -> DefinitionPath,
    _ context: ScreenContext
  ) {
    guard !elements.isEmpty else { return }
    let path = path()
    for index in elements.indices { check(elements[index], at: path.index(index), context) }
  }

  func check(
    _ element: ElementDefinition, at path: DefinitionPath, _ context: ScreenContext
  ) {
    guard context.depth < ScreenDefinition.nestingLimit else {
      return findTooDeep(at: path, context)
    }
    if let list = element.forEach {
      checkExpression(list, in: context.file, at: path.key("forEach"), scope: context.scope)
    }
    if element.isUnordered, element.forEach == nil {
      find(
        "\"unordered\" has no effect without \"forEach\"", in: context.file,
        at: path.key("unordered"))
    }
    let inner = context.inside(element)
    guard !element.isChoice else { return containers.checkChoice(element, at: path, inner) }
    checkWords(of: element, at: path, inner)
    checkConditions(of: element, at: path, inner)
    checkPlacement(of: element, at: path, inner)
    if let binding = element.binding {
      checkContextKey(binding, in: inner.file, at: path.key("binds"), scope: inner.scope)
      if element.value != nil {
        find(
          "\"value\" cannot be used with \"binds\", whose key has the value", in: inner.file,
          at: path.key("value"))
      }
    }
    let controls = ControlCheck(checked: checked)
    controls.checkControl(of: element, at: path, inner)
    controls.checkTyping(of: element, at: path.key("typing"), in: inner.file)
    checkGestures(of: element, at: path.key("on"), inner)
    checkAccessibilityElements(of: element, at: path, inner)
    let content = inner.insideChildren(of: element)
    containers.checkContainer(of: element, at: path, content)
    check(element.children, at: path.key("children"), content)
  }

  private func checkWords(
    of element: ElementDefinition, at path: DefinitionPath, _ context: ScreenContext
  ) {
    let (file, scope) = (context.file, context.scope)
    check(element.identifier, in: file, at: path.key("identifier"), scope: scope)
    check(element.label, in: file, at: path.key("label"), scope: scope)
    check(element.title, in: file, at: path.key("title"), scope: scope)
    check(element.value, in: file, at: path.key("value"), scope: scope)
    check(element.placeholder, in: file, at: path.key("placeholder"), scope: scope)
  }

  private func checkConditions(
    of element: ElementDefinition, at path: DefinitionPath, _ context: ScreenContext
  ) {
    check(element.isEnabled, at: path.key("enabled"), context)
    check(element.isSelected, at: path.key("selected"), context)
    check(element.isHidden, at: path.key("hidden"), context)
  }

  private func check(
    _ condition: ElementCondition, at path: @autoclosure () -> DefinitionPath,
    _ context: ScreenContext
  ) {
    guard case .predicate(let text) = condition else { return }
    checkPredicate(text, in: context.file, at: path(), scope: context.scope)
  }

  private func checkPlacement(
    of element: ElementDefinition, at path: DefinitionPath, _ context: ScreenContext
  ) {
    let limit = ElementDefinition.pointsLimit
    let placement = element.placement
    let arrival = element.animation?.arrival
    if let arrival {
      checkDelay(arrival.duration, at: path.key("animation").key("duration"), context)
    }
    let font = element.look.font?.size
    check(element.alpha, in: 0...1, at: path.key("alpha"), context)
    check(font, in: ElementLook.Font.sizes, at: path.key("font").key("size"), context)
    check(placement.width, in: 0...limit, at: path.key("size").key("width"), context)
    check(placement.height, in: 0...limit, at: path.key("size").key("height"), context)
    check(placement.x, in: -limit...limit, at: path.key("position").key("x"), context)
    check(placement.y, in: -limit...limit, at: path.key("position").key("y"), context)
    let from = path.key("animation").key("from")
    check(arrival?.fromX, in: -limit...limit, at: from.key("x"), context)
    check(arrival?.fromY, in: -limit...limit, at: from.key("y"), context)
  }

  private func check(
    _ number: Double?, in range: ClosedRange<Double>,
    at path: @autoclosure () -> DefinitionPath, _ context: ScreenContext
  ) {
    guard let number, !range.contains(number) else { return }
    let bounds = "\(range.lowerBound) to \(range.upperBound)"
    find("expected a number from \(bounds), found \(number)", in: context.file, at: path())
  }

  private func checkGestures(
    of element: ElementDefinition, at path: @autoclosure () -> DefinitionPath,
    _ context: ScreenContext
  ) {
    guard !element.gestures.isEmpty else { return }
    let path = path()
    let names = element.gestures.map(\.gesture.rawValue)
    findDuplicates("gesture", names, in: context.file) { _ in path }
    if element.isLifted || context.isInsideElement {
      find(
        "no touch reaches this element, which \"isAccessibilityElement\" takes out of the tree",
        in: context.file, at: path)
    }
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

  /// Checks that each name in `accessibilityElements` is the identifier of exactly one descendant.
  private func checkAccessibilityElements(
    of element: ElementDefinition, at path: DefinitionPath, _ context: ScreenContext
  ) {
    guard let names = element.accessibilityElements, !names.isEmpty else { return }
    var census = IdentifierCensus()
    census.addInside(element, at: path, depth: context.depth)
    for (index, name) in names.enumerated() {
      let place = path.key("accessibilityElements").index(index)
      let places = census.places(of: name)
      if places.isEmpty, !census.hasComputedIdentifiers {
        findUnknown("identifier", name, in: context.file, at: place, among: census.names)
      } else if places.count > 1 {
        let message = "appears twice below the element whose accessibilityElements name it"
        find("the identifier \(quoted(name)) \(message)", in: context.file, at: places[1])
      }
    }
    findDuplicates("identifier", names, in: context.file) {
      path.key("accessibilityElements").index($0)
    }
  }
}

/// The fixed identifiers of elements, and where those elements are.
struct IdentifierCensus {
  /// The places of the elements with each identifier, without elements that are only sometimes
  /// present.
  private var elements: [String: [DefinitionPath]] = [:]
  /// Identifiers of elements that a condition may hide.
  private(set) var conditional: Set<String> = []
  /// Whether some identifier is known only at run time.
  private(set) var hasComputedIdentifiers = false

  /// The only identifiers that are counted; nil counts all.
  private let wanted: Set<String>?

  init(of wanted: Set<String>? = nil) { self.wanted = wanted }

  /// All identifiers, sorted for a search of the nearest one.
  var names: [String] { AppCheck.sorted(all) }

  /// All identifiers, unordered.
  var all: Set<String> { Set(elements.keys).union(conditional) }

  /// Whether an element with this identifier is always present.
  func isAlwaysPresent(_ name: String) -> Bool { elements[name] != nil }

  /// The places of an identifier, without elements that are only sometimes present.
  func places(of name: String) -> [DefinitionPath] {
    (elements[name] ?? []).map { $0.key("identifier") }
  }

  func contains(_ name: String) -> Bool { elements[name] != nil || conditional.contains(name) }

  mutating func add(
    _ elements: [ElementDefinition], at path: @autoclosure () -> DefinitionPath, depth: Int
  ) {
    guard !elements.isEmpty else { return }
    let path = path()
    for index in elements.indices { add(elements[index], at: path.index(index), depth: depth) }
  }

  mutating func add(_ element: ElementDefinition, at path: DefinitionPath, depth: Int) {
    guard depth <= ScreenDefinition.nestingLimit else { return }
    add(element.identifier, isConditional: element.isHidden != .literal(false), at: path)
    addInside(element, at: path, depth: depth + 1)
  }

  /// Adds the contents of an element without the element.
  mutating func addInside(_ element: ElementDefinition, at path: DefinitionPath, depth: Int) {
    add(element.children, at: path.key("children"), depth: depth)
    guard element.hasContainer else { return }
    let container = element.container
    for (index, section) in container.sections.enumerated() {
      add(section, at: path.key("sections").index(index), depth: depth)
    }
    for (index, shown) in container.cases.enumerated() {
      var own = IdentifierCensus(of: wanted)
      own.add(
        shown.element, at: path.key("cases").index(index).key("show"), depth: depth + 1)
      merge(own.asConditional)
    }
  }

  private mutating func add(_ section: SectionDefinition, at path: DefinitionPath, depth: Int) {
    var own = IdentifierCensus(of: wanted)
    own.add(section.rows, at: path.key("rows"), depth: depth + 1)
    if let header = section.header { own.add(header, at: path.key("header"), depth: depth + 1) }
    if let footer = section.footer { own.add(footer, at: path.key("footer"), depth: depth + 1) }
    merge(section.isHidden == false ? own : own.asConditional)
  }

  /// The same census with every identifier counted as only sometimes present.
  private var asConditional: IdentifierCensus {
    var census = IdentifierCensus(of: wanted)
    census.conditional = all
    census.hasComputedIdentifiers = hasComputedIdentifiers
    return census
  }

  private mutating func add(_ identifier: ElementText, isConditional: Bool, at path: DefinitionPath)
  {
    switch identifier {
    case .literal(""): break
    case .literal(let name) where wanted?.contains(name) == false: break
    case .literal(let name) where isConditional: conditional.insert(name)
    case .literal(let name): elements[name, default: []].append(path)
    case .bind, .formatted, .string, .indexPath: hasComputedIdentifiers = true
    }
  }

  /// Removes what another census added.
  mutating func remove(_ other: IdentifierCensus) {
    for (name, gone) in other.elements { elements[name]?.removeLast(gone.count) }
  }

  /// Adds the findings of another census.
  mutating func merge(_ other: IdentifierCensus) {
    elements.merge(other.elements) { $0 + $1 }
    conditional.formUnion(other.conditional)
    hasComputedIdentifiers = hasComputedIdentifiers || other.hasComputedIdentifiers
  }
}

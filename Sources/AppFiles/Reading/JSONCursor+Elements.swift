import AccessibilityTree
import AppModel
import LocatedJSON
import PredicateFormat
import VirtualTime

extension JSONCursor {
  /// A list of elements.
  func elements() -> [ElementDefinition] {
    guard let parts = list("a list of elements") else { return [] }
    var elements: [ElementDefinition] = []
    elements.reserveCapacity(parts.count)
    for part in parts {
      if let element = part.element() { elements.append(element) }
    }
    return elements
  }

  /// One element with all below it.
  func element() -> ElementDefinition? {
    if node.member("cases") != nil { return choice() }
    let wanted = "an element: an object with the key \"type\""
    guard let fields = fields(wanted, keys: FileKeys.element) else { return nil }
    var element = ElementDefinition(fields.required("type")?.elementType() ?? .other)
    fields.readWords(into: &element)
    fields.readState(into: &element)
    fields.readLook(into: &element)
    fields.readPlace(into: &element)
    fields.readData(into: &element)
    fields.readControl(into: &element)
    fields.readContainer(into: &element)
    return element
  }

  private func elementType() -> ElementType? {
    guard let name = string("an element type") else { return nil }
    if let type = ElementType(name: name), type != .any { return type }
    let names = ElementType.allCases.filter { $0 != .any }.map(\.caseName)
    unknown("element type", name, among: names)
    return nil
  }

  fileprivate func traits() -> ElementTraits {
    var traits: ElementTraits = []
    for cursor in list("a list of traits") ?? [] {
      guard let name = cursor.string("a trait") else { continue }
      guard let trait = ElementTraits(name: name) else {
        cursor.unknown("trait", name, among: ElementTraits.named.map(\.name))
        continue
      }
      traits.insert(trait)
    }
    return traits
  }

  fileprivate func gestures() -> [GestureDefinition] {
    guard let entries = entries("an object of gestures") else { return [] }
    return entries.compactMap { name, value in
      guard let gesture = ElementGesture(rawValue: name) else {
        value.keyFault(
          "unknown gesture \(quoted(name))",
          nearest: NearestName.of(name, in: ElementGesture.allCases.map(\.rawValue)))
        return nil
      }
      return value.gesture(gesture)
    }
  }

  private func gesture(_ gesture: ElementGesture) -> GestureDefinition? {
    let wanted = "an event's name or an object with the key \"event\""
    guard case .object = node.kind else {
      return name(wanted).map { GestureDefinition(gesture, raises: $0) }
    }
    guard let fields = fields(wanted, keys: FileKeys.gesture) else { return nil }
    let data = fields["data"]?.expressions() ?? [:]
    guard let event = fields.required("event")?.name("an event's name") else { return nil }
    return GestureDefinition(gesture, raises: event, data: data)
  }
}

extension JSONCursor {
  /// A movement: how long it takes, or an object that also says from where.
  fileprivate func animation() -> AnimationDefinition? {
    let wanted = "a duration or an object with the key \"duration\""
    guard case .object = node.kind else { return duration().map { AnimationDefinition($0) } }
    guard let fields = fields(wanted, keys: FileKeys.animation) else { return nil }
    let duration = fields.required("duration")?.duration()
    var animation = AnimationDefinition(duration ?? .zero)
    let points = -ElementDefinition.pointsLimit...ElementDefinition.pointsLimit
    if let from = fields["from"]?.fields("a position", keys: FileKeys.position) {
      animation.fromX = from["x"]?.number(in: points, "a distance in points") ?? 0
      animation.fromY = from["y"]?.number(in: points, "a distance in points") ?? 0
    }
    animation.isRepeating = fields["repeats"]?.bool() ?? false
    return animation
  }
}

extension JSONFields {
  fileprivate func readWords(into element: inout ElementDefinition) {
    element.identifier = self["identifier"]?.elementText() ?? ""
    element.label = self["label"]?.elementText() ?? ""
    element.title = self["title"]?.elementText() ?? ""
    element.value = self["value"]?.elementText()
    element.placeholder = self["placeholder"]?.elementText()
  }

  fileprivate func readState(into element: inout ElementDefinition) {
    element.traits = self["traits"]?.traits() ?? []
    element.isEnabled = self["enabled"]?.condition() ?? true
    element.isSelected = self["selected"]?.condition() ?? false
    element.isHidden = self["hidden"]?.condition() ?? false
    element.alpha = self["alpha"]?.number(in: 0...1, "an opacity from 0 to 1") ?? 1
    element.isAccessibilityElement = self["isAccessibilityElement"]?.bool()
    element.accessibilityElements = self["accessibilityElements"]?
      .list("a list of identifiers")?.compactMap { $0.name("an identifier") }
  }

  fileprivate func readPlace(into element: inout ElementDefinition) {
    let points = -ElementDefinition.pointsLimit...ElementDefinition.pointsLimit
    if let size = self["size"]?.fields("a size", keys: FileKeys.size) {
      let lengths = 0...ElementDefinition.pointsLimit
      element.placement.width = size["width"]?.number(in: lengths, "a width in points")
      element.placement.height = size["height"]?.number(in: lengths, "a height in points")
    }
    if let position = self["position"]?.fields("a position", keys: FileKeys.position) {
      element.placement.x = position["x"]?.number(in: points, "a distance in points")
      element.placement.y = position["y"]?.number(in: points, "a distance in points")
    }
    element.layout = self["layout"]?.word("layout", as: ElementDefinition.Layout.self) ?? .vertical
  }

  fileprivate func readData(into element: inout ElementDefinition) {
    element.binding = self["binds"]?.name("a context key")
    element.typing = self["typing"]?.typing()
    (element.forEach, element.itemName) = repetition()
    element.isUnordered = isUnordered()
    element.gestures = self["on"]?.gestures() ?? []
    element.scrollAnswer =
      self["scrollTo"]?.word("answer", as: ElementDefinition.ScrollAnswer.self) ?? .moves
    element.animation = self["animation"]?.animation()
    element.children = self["children"]?.elements() ?? []
  }
}

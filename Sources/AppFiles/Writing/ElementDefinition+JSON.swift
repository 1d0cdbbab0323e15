import AccessibilityTree
import AppModel
import LocatedJSON

extension ElementText {
  /// The words as a file writes them.
  var json: JSONNode {
    switch self {
    case .literal(let text): .text(text)
    case .bind(let expression): .only("bind", .text(expression))
    case .formatted(let expression, let format): Self.json(of: expression, format)
    case .string(let key, let arguments): Self.json(ofString: key, with: arguments)
    case .indexPath(let words, let unique): Self.json(ofIndexPath: words, unique)
    }
  }

  private static func json(of expression: String, _ format: TextFormat) -> JSONNode {
    var members = JSONMembers()
    members.add("bind", expression)
    members.add("format", format.rawValue)
    return members.node
  }

  private static func json(ofString key: String, with arguments: [String: String]) -> JSONNode {
    var members = JSONMembers()
    members.add("string", key)
    members.add("with", expressions: arguments)
    return members.node
  }

  private static func json(ofIndexPath words: String, _ unique: ElementText?) -> JSONNode {
    var members = JSONMembers()
    members.add("indexPath", words)
    members.add("unique", unique?.json)
    return members.node
  }

  /// The words, unless they are empty.
  fileprivate var written: JSONNode? { self == "" ? nil : json }
}

extension ElementCondition {
  /// The condition as a file writes it.
  var json: JSONNode {
    switch self {
    case .literal(let value): JSONNode(.bool(value))
    case .predicate(let text): .text(text)
    }
  }

  fileprivate func written(unless usual: ElementCondition) -> JSONNode? {
    self == usual ? nil : json
  }
}

extension ElementDefinition {
  /// The element as a file writes it: its type and what differs from the usual.
  var json: JSONNode { isChoice ? choiceJSON : elementJSON }

  private var elementJSON: JSONNode {
    var members = JSONMembers()
    members.add("type", type.caseName)
    addWords(to: &members)
    addState(to: &members)
    members.add("size", Self.points(("width", placement.width), ("height", placement.height)))
    members.add("position", Self.points(("x", placement.x), ("y", placement.y)))
    members.add("layout", layout == .vertical ? nil : layout.rawValue)
    members.add("binds", binding)
    members.add("typing", typing?.json)
    members.add("forEach", forEach)
    members.add("as", forEach == nil || itemName == "item" ? nil : itemName)
    members.add("unordered", isUnordered ? JSONNode(.bool(true)) : nil)
    control.add(to: &members)
    members.add("on", gestures.isEmpty ? nil : gestureObject)
    members.add("scrollTo", scrollAnswer == .moves ? nil : scrollAnswer.rawValue)
    members.add("animation", animation?.json)
    if hasContainer { container.add(to: &members) }
    members.add("children", list: children, \.json)
    return members.node
  }

  private func addWords(to members: inout JSONMembers) {
    members.add("identifier", identifier.written)
    members.add("label", label.written)
    members.add("title", title.written)
    members.add("value", value?.json)
    members.add("placeholder", placeholder?.json)
  }

  private func addState(to members: inout JSONMembers) {
    members.add("traits", list: traits.names, JSONNode.text)
    members.add("enabled", isEnabled.written(unless: true))
    members.add("selected", isSelected.written(unless: false))
    members.add("hidden", isHidden.written(unless: false))
    members.add("alpha", alpha == 1 ? nil : JSONNode.real(alpha))
    members.add("colors", look.colorsJSON)
    members.add("font", look.font?.json)
    members.add("isAccessibilityElement", isAccessibilityElement.map { JSONNode(.bool($0)) })
    members.add(
      "accessibilityElements", accessibilityElements.map { JSONNode(.array($0.map(JSONNode.text))) }
    )
  }

  private var gestureObject: JSONNode {
    var members = JSONMembers()
    for gesture in gestures {
      var long = JSONMembers()
      long.add("event", gesture.event)
      long.add("data", expressions: gesture.data)
      members.add(gesture.gesture.rawValue, long.count == 1 ? .text(gesture.event) : long.node)
    }
    return members.node
  }

  fileprivate static func points(_ numbers: (key: String, value: Double?)...) -> JSONNode? {
    var members = JSONMembers()
    for number in numbers { members.add(number.key, number.value.map { JSONNode.real($0) }) }
    return members.count == 0 ? nil : members.node
  }
}

extension AnimationDefinition {
  /// The duration alone where that says all.
  fileprivate var json: JSONNode {
    var members = JSONMembers()
    members.add("duration", JSONNode.duration(duration))
    members.add(
      "from",
      ElementDefinition.points(("x", fromX == 0 ? nil : fromX), ("y", fromY == 0 ? nil : fromY)))
    members.add("repeats", isRepeating ? JSONNode(.bool(true)) : nil)
    return members.count == 1 ? .duration(duration) : members.node
  }
}

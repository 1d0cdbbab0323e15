import AccessibilityTree
import AppModel
import LocatedJSON

extension ElementDefinition {
  /// The names of types that may be the key of an element's label: `{ "button": "Login" }`.
  ///
  /// `menu` is a key of its own.
  static let shortTypes: [String] = ElementType.allCases.filter { ![.any, .menu].contains($0) }
    .map(\.caseName)

  private static let longKeys = Set(fileFormat.keys + choice.keys + ["component", "with"])
  private static let shortTypeSet = Set(shortTypes)
  private static let shortKeySet = Set(shortKeys.map(\.key))

  /// Whether a key of an element is the name of its type.
  static func isShortType(_ key: String) -> Bool { shortTypeSet.contains(key) }

  /// Whether a key has a meaning in an element, so that it is not the name of a component.
  static func isKey(_ key: String) -> Bool {
    longKeys.contains(key) || shortKeySet.contains(key)
  }

  /// The keys of short forms.
  static let shortKeys: [ShortKey] =
    [
      ShortKey(
        key: "id", long: "identifier",
        schema: { .described("The accessibility identifier.", FileValue.text.schema(&$0)) })
    ]
    + ElementGesture.allCases.map {
      ShortKey(key: $0.rawValue, long: "on", schema: GestureDefinition.answer)
    } + shortTypes.map { ShortKey(key: $0, long: "type", schema: nil) }

  /// An element whose type is a key, with its label as the value.
  static func shortSchema(_ document: inout SchemaDocument) -> JSONNode {
    document.reference("shortElement") { document in
      var members: [JSONMember] = []
      guard case .object(let long) = fileFormat.schema(&document).kind else { return false }
      for member in long where member.key != "required" {
        guard member.key == "properties", case .object(let keys) = member.value.kind else {
          members.append(member)
          continue
        }
        let words = JSONNode.described("The label.", FileValue.text.schema(&document))
        let properties =
          shortTypes.map { JSONMember($0, words) }
          + keys.filter { !["type", "label"].contains($0.key) }
        members.append(JSONMember("properties", JSONNode(.object(properties))))
      }
      let choices = shortTypes.map { ["required": [.text($0)]] as JSONNode }
      members.append(JSONMember("oneOf", JSONNode(.array(choices))))
      return JSONNode(.object(members))
    }
  }

  /// The use of a component whose name is the only key.
  static func namedComponent(_ document: inout SchemaDocument) -> JSONNode {
    document.reference("namedComponent") { _ in
      let keys = fileFormat.keys + choice.keys + ["component", "with"]
      let names = keys + shortKeys.map(\.key)
      return [
        "description": "The use of a component: its name, and values by parameter.",
        "type": "object", "minProperties": 1, "maxProperties": 1,
        "propertyNames": ["not": .words(names)], "additionalProperties": ["type": "object"],
      ]
    }
  }
}

extension GestureDefinition {
  /// An event, or an object that also says what it carries.
  static let value = FileValue<GestureDefinition>.alone(
    \.event, .name("an event's name or an object with the key \"event\""), or: fileFormat)

  /// The schema of an event, or of the transitions that may be in its place.
  static func answer(_ document: inout SchemaDocument) -> JSONNode {
    document.reference("gesture") { document in
      [
        "description": "What a gesture does: an event, or transitions in its place.",
        "anyOf": [
          value.schema(&document), FileValue<[TransitionDefinition]>.transitions.schema(&document),
        ],
      ]
    }
  }
}

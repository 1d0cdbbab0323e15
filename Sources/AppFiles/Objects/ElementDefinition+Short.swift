import AccessibilityTree
import AppModel
import LocatedJSON

extension ElementDefinition {
  /// The names of types that may be the key of an element's label, `{ "button": "Login" }`, or of
  /// its children, `{ "cell": ["Name"] }`.
  ///
  /// `menu` is a separate key.
  static let shortTypes: [String] = ElementType.allCases.filter { ![.any, .menu].contains($0) }
    .map(\.caseName)

  private static let longKeys = Set(fileFormat.keys + choice.keys + ["component", "with"])
  private static let shortTypeSet = Set(shortTypes)
  private static let shortKeySet = Set(shortKeys.map(\.key))

  /// Whether a key of an element is the name of its type, perhaps with its identifier.
  static func isShortType(_ key: String) -> Bool { shortTypeSet.contains(MarkedKey(key).name) }

  /// Whether a key has a meaning in an element, so that it is not the name of a component.
  static func isKey(_ key: String) -> Bool {
    longKeys.contains(key) || shortKeySet.contains(key) || isShortType(key)
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

  /// An element whose type is a key, with its label, its children or its other keys as the value.
  static func shortSchema(_ document: inout SchemaDocument) -> JSONNode {
    document.reference("shortElement") { document in
      guard case .object(let long) = fileFormat.schema(&document).kind else { return false }
      let value = JSONNode.described(
        "The label, the children or the other keys.",
        [
          "anyOf": [
            FileValue.text.schema(&document),
            FileValue<[ElementDefinition]>.elements.schema(&document), rest(&document),
          ]
        ])
      let pattern = JSONNode.text(typePattern)
      var members = untyped(long)
      members.append(
        JSONMember("patternProperties", JSONNode(.object([JSONMember(typePattern, value)]))))
      // At least one key is a type.
      members.append(
        JSONMember("not", ["propertyNames": ["not": ["pattern": pattern]]]))
      return JSONNode(.object(members))
    }
  }

  /// The pattern, for schemas, of the keys that are an element's type.
  private static let typePattern = "^(" + shortTypes.joined(separator: "|") + ")(#.+)?$"

  /// The keys of an element besides its type.
  private static func rest(_ document: inout SchemaDocument) -> JSONNode {
    document.reference("elementRest") { document in
      guard case .object(let long) = fileFormat.schema(&document).kind else { return false }
      return JSONNode(.object(untyped(long)))
    }
  }

  /// The schema of an element without its type and label.
  private static func untyped(_ schema: [JSONMember]) -> [JSONMember] {
    schema.filter { $0.key != "required" }.map { member in
      guard member.key == "properties", case .object(let keys) = member.value.kind else {
        return member
      }
      let left = keys.filter { !["type", "label"].contains($0.key) }
      return JSONMember("properties", JSONNode(.object(left)))
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
        "propertyNames": ["not": ["anyOf": [.words(names), ["pattern": .text(typePattern)]]]],
        "additionalProperties": ["type": "object"],
      ]
    }
  }
}

extension GestureDefinition {
  /// An event, or an object that also has the event's data.
  static let value = FileValue<GestureDefinition>.alone(
    \.event, .name("an event's name or an object with the key \"event\""), or: fileFormat)

  /// The schema of an event, or of the transitions that may be in its place.
  static func answer(_ document: inout SchemaDocument) -> JSONNode {
    document.reference("gesture") { document in
      [
        "description": "What a gesture does: raises an event, or takes transitions.",
        "anyOf": [
          value.schema(&document), FileValue<[TransitionDefinition]>.transitions.schema(&document),
        ],
      ]
    }
  }
}

import AppModel
import LocatedJSON
import PredicateFormat
import VirtualTime

extension ElementLook.Font {
  static let fileFormat = FileObject(
    "font", "The font of a text, for audits.", expects: "an object that describes a font",
    usual: ElementLook.Font()
  ) {
    FileField(
      "size", \.size, .number(in: ElementLook.Font.sizes, "a size from 1 to 1000 points"),
      "The size in points at the default text size; by default that of body text.")
    FileField("bold", \.isBold, .bool, "Whether the font is bold.")
    FileField("scales", \.scales, .bool, "Whether the size follows Dynamic Type.")
  }
}

extension FileValue where Value == ElementColor {
  static var color: FileValue {
    FileValue(
      schema: { _ in ["type": "string", "pattern": "^#[0-9A-Fa-f]{6}$"] },
      read: { cursor in
        let wanted = "a colour such as \"#1D4B54\""
        guard let text = cursor.string(wanted) else { return nil }
        guard let color = ElementColor(text) else {
          cursor.fault("expected \(wanted), found \(quoted(text))")
          return nil
        }
        return color
      }, write: { .text($0.text) }
    ).defined("color", "A colour: red, green and blue with two hexadecimal digits each.")
  }
}

extension FileValue where Value == AnimationDefinition {
  /// The duration of a movement, or an object that also contains its start.
  static var animation: FileValue {
    alone(\.arrival.duration, .duration, or: AnimationDefinition.fileFormat)
  }
}

extension AnimationDefinition {
  fileprivate static let fileFormat = FileObject(
    "animation", "How an element moves into place when it is shown.",
    expects: "a duration or an object with the key \"duration\"", usual: AnimationDefinition(.zero)
  ) {
    FileField(
      "duration", \.arrival.duration, .duration, "How long the movement takes.", .required)
    FileField.group("from", start)
    FileField(
      "repeats", \.arrival.isRepeating, .bool, "Whether it repeats forever.")
  }

  private static let start = FileObject(
    "start", "Where the movement starts, in points from its end.",
    expects: "a position", usual: AnimationDefinition(.zero)
  ) {
    FileField("x", \.arrival.fromX, .offset, "How far to the right.")
    FileField("y", \.arrival.fromY, .offset, "How far below.")
  }
}

extension FileValue where Value == Double {
  fileprivate static var offset: FileValue {
    let limit = ElementDefinition.pointsLimit
    return number(in: -limit...limit, "a distance in points")
  }
}

extension FileValue where Value == [GestureDefinition] {
  /// The events that gestures raise, in the order of the file.
  static var gestures: FileValue {
    let event = GestureDefinition.value
    let names = ElementGesture.allCases.map(\.rawValue)
    return FileValue(
      schema: { document in
        [
          "type": "object", "propertyNames": .words(names),
          "additionalProperties": GestureDefinition.answer(&document),
        ]
      },
      read: { cursor in
        cursor.entries("an object of gestures")?.compactMap { name, value in
          guard let gesture = ElementGesture(rawValue: name) else {
            value.keyFault(
              "unknown gesture \(quoted(name))", nearest: NearestName.of(name, in: names))
            return nil
          }
          return event.read(value).map {
            GestureDefinition(gesture, raises: $0.event, data: $0.data)
          }
        }
      },
      write: { gestures in
        var members = JSONMembers()
        for gesture in gestures { members.add(gesture.gesture.rawValue, event.write(gesture)) }
        return members.node
      })
  }
}

extension GestureDefinition {
  static let fileFormat = FileObject(
    "gestureEvent", "An event and the values it carries.",
    expects: "an event's name or an object with the key \"event\"",
    usual: GestureDefinition(.tap, raises: "")
  ) {
    FileField("event", \.event, .event, "The event that is raised.", .essential)
    FileField("data", \.data, .expressions, "The values that the event carries.")
  }
}

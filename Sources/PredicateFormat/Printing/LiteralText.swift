import Foundation

/// Writes values as literals of a format string.
enum LiteralText {
  /// The spelling of a value.
  ///
  /// Records and objects have no literal in the language; their spelling is only for people.
  static func of(_ value: FormatValue) -> String {
    switch value {
    case .null: "nil"
    case .bool(let value): value ? "1" : "0"
    case .integer(let value): String(value)
    case .real(let value): value.description
    case .string(let text): quoted(text)
    case .date(let seconds): "CAST(\(fixed(seconds)), \"NSDate\")"
    case .data(let bytes): "CAST(\"\(hexadecimal(bytes))\", \"NSData\")"
    case .list(let values): "{" + values.map(of).joined(separator: ", ") + "}"
    case .record(let record): of(record)
    case .object(let object): "<\(object.identity ?? "object")>"
    }
  }

  /// The spelling of a value, shortened for a message; it never creates the whole text.
  static func brief(_ value: FormatValue) -> String {
    let longest = 120
    let text = start(of: value, room: longest)
    return text.count > longest ? text.prefix(longest) + "..." : text
  }

  /// The spelling of a value, or a beginning of it that is longer than `room`.
  ///
  /// A key may already have taken more than the room there was.
  private static func start(of value: FormatValue, room: Int) -> String {
    let room = max(0, room)
    switch value {
    case .string(let text): return quoted(String(text.prefix(room + 1)))
    case .data(let bytes): return of(.data(Array(bytes.prefix(room + 1))))
    case .list(let values):
      var text = "{"
      for value in values {
        guard text.count <= room else { return text }
        text += (text == "{" ? "" : ", ") + start(of: value, room: room - text.count)
      }
      return text + "}"
    case .record(let record):
      var text = "{"
      for key in record.keys.sorted() {
        guard text.count <= room, let value = record[key] else { return text }
        text += (text == "{" ? "" : ", ") + quoted(String(key.prefix(room + 1))) + ": "
        text += start(of: value, room: room - text.count)
      }
      return text + "}"
    default: return of(value)
    }
  }

  /// A text between double quotes, with escapes.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\0"..<" ": quoted += "\\u00" + twoDigits(UInt8(truncatingIfNeeded: scalar.value))
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  private static func of(_ record: [String: FormatValue]) -> String {
    let entries = record.sorted { $0.key < $1.key }.map { "\(quoted($0.key)): \(of($0.value))" }
    return "{" + entries.joined(separator: ", ") + "}"
  }

  private static func fixed(_ seconds: Double) -> String {
    let text = String(format: "%f", seconds)
    return Double(text) == seconds ? text : seconds.description
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map(twoDigits).joined()
  }

  private static func twoDigits(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}

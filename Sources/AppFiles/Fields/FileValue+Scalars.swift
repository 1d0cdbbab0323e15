import LocatedJSON
import PredicateFormat
import VirtualTime

extension FileValue where Value == String {
  static func string(_ wanted: String = "a string") -> FileValue {
    FileValue(
      schema: { _ in ["type": "string"] }, read: { $0.string(wanted) }, write: { .text($0) })
  }

  /// A string that is a name and so must not be empty.
  static func name(_ wanted: String) -> FileValue {
    FileValue(
      schema: { _ in ["type": "string", "minLength": 1] }, read: { $0.name(wanted) },
      write: { .text($0) })
  }

  static var event: FileValue { name("an event's name") }

  /// An expression, which is always a string in files.
  static var expression: FileValue { ExpressionValue.expression }
  /// A predicate: a string, a list of parts that all hold, or `{ "any": [...] }` if one must hold.
  static var predicate: FileValue { ExpressionValue.predicate }

  /// An HTTP method, in upper or lower case.
  static var method: FileValue {
    name("a method such as \"GET\"").map({ $0.uppercased() }, { $0 })
  }
}

extension FileValue where Value == Bool {
  static var bool: FileValue {
    FileValue(
      schema: { _ in ["type": "boolean"] }, read: { $0.bool() }, write: { JSONNode(.bool($0)) })
  }
}

extension FileValue where Value == Double {
  static var number: FileValue {
    FileValue(
      schema: { _ in ["type": "number"] }, read: { $0.number() }, write: { .real($0) })
  }

  /// A number within bounds, which are included.
  static func number(in range: ClosedRange<Double>, _ wanted: String) -> FileValue {
    FileValue(
      schema: { _ in
        ["type": "number", "minimum": .real(range.lowerBound), "maximum": .real(range.upperBound)]
      }, read: { $0.number(in: range, wanted) }, write: { .real($0) })
  }
}

extension FileValue where Value == Int {
  /// A whole number within bounds, which are included.
  static func integer(in range: ClosedRange<Int>, _ wanted: String) -> FileValue {
    FileValue(
      schema: { _ in
        [
          "type": "integer", "minimum": JSONNode(.integer(Int64(range.lowerBound))),
          "maximum": JSONNode(.integer(Int64(range.upperBound))),
        ]
      },
      read: { $0.integer(in: range, wanted) }, write: { JSONNode(.integer(Int64($0))) })
  }
}

extension FileValue where Value == VirtualDuration {
  /// A duration such as `2s` or `250ms`, never negative.
  static var duration: FileValue {
    FileValue(
      schema: { _ in
        ["type": "string", "pattern": "^(0|[0-9]+(\\.[0-9]+)?(s|ms|us|ns))$"]
      }, read: { $0.duration() }, write: { .duration($0) }
    ).defined("duration", "A duration: a number and s, ms, us or ns, or 0.")
  }
}

extension FileValue where Value == FormatValue {
  /// Any JSON value.
  static var any: FileValue {
    FileValue(
      schema: { _ in JSONNode(.bool(true)) }, read: { FormatValue($0.node) }, write: { $0.json })
  }
}

extension FileValue where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of the words of an enumeration.
  static func word(_ kind: String) -> FileValue {
    FileValue(
      schema: { _ in .words(Value.allCases.map(\.rawValue)) },
      read: { $0.word(kind, as: Value.self) }, write: { .text($0.rawValue) })
  }
}

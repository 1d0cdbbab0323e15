import Foundation
import PredicateFormat

/// The value of a key, comparable with values of other Swift types.
struct ObservedValue: Equatable {
  private let value: FormatValue

  /// Reads a key of an element or a query; nil for any other object or an unknown key.
  init?(key: String, of object: Any) {
    guard let found = (object as? any KeyedObject)?.formatSubject.formatValue(forKey: key) else {
      return nil
    }
    value = found
  }

  /// Wraps a value that a test expects.
  init(_ value: Any) { self.value = FormatValue(value) }

  /// The value as text.
  var words: String { "\(value)" }

  /// Whether both values are equal; true equals 1 and false equals 0, as in Objective-C.
  static func == (one: ObservedValue, other: ObservedValue) -> Bool {
    one.number.map { $0 == other.number } ?? (one.value == other.value)
  }

  private var number: Double? {
    switch value {
    case .bool(let flag): flag ? 1 : 0
    case .integer(let number): Double(number)
    case .real(let number): number
    default: nil
    }
  }
}

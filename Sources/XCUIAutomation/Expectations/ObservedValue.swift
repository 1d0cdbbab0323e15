import Foundation
import PredicateFormat

/// A value of a key, so that values of different Swift types can be told apart or found equal.
struct ObservedValue: Equatable {
  private let value: FormatValue

  /// The value of a key of an element or a query; nil of any other object or key.
  init?(key: String, of object: Any) {
    guard let found = (object as? any KeyedObject)?.formatSubject.formatValue(forKey: key) else {
      return nil
    }
    value = found
  }

  /// A value that a test names.
  init(_ value: Any) { self.value = FormatValue(value) }

  /// The value for people.
  var words: String { "\(value)" }

  /// Whether both are the same; a yes is the number 1 and a no is 0, as Objective-C has them.
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

import Foundation
import PredicateFormat

extension FormatValue {
  /// The stored form of an app's value; null for a value of another type.
  init(stored value: Any?) {
    switch value {
    case let flag as Bool: self = .bool(flag)
    case let number as Int: self = .integer(Int64(number))
    case let number as Double: self = .real(number)
    case let text as String: self = .string(text)
    case let data as Data: self = .data([UInt8](data))
    case let date as Date: self = .date(date.timeIntervalSinceReferenceDate)
    case let list as [Any]: self = .list(list.map(FormatValue.init(stored:)))
    case let record as [String: Any]: self = .record(record.mapValues(FormatValue.init(stored:)))
    default: self = .null
    }
  }

  /// The app's value in stored form; nil if no app can have stored it.
  var stored: Any? {
    switch self {
    case .bool(let flag): flag
    case .integer(let number): Int(number)
    case .real(let number): number
    case .string(let text): text
    case .data(let bytes): Data(bytes)
    case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds)
    case .list(let values): values.compactMap(\.stored)
    case .record(let values): values.compactMapValues(\.stored)
    default: nil
    }
  }
}

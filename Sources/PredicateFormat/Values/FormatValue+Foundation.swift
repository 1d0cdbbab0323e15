import Foundation

extension FormatValue {
  /// Converts a value of Foundation or Swift to a value for predicates.
  package init(_ value: Any?) {
    guard let value, let flat = Self.unwrapped(value) else {
      self = .null
      return
    }
    self = Self.simple(flat) ?? Self.collection(flat) ?? Self.subject(flat)
  }

  /// The value in Foundation's terms.
  package var foundation: Any? {
    switch self {
    case .null: nil
    case .bool(let flag): flag
    case .integer(let number): Int(number)
    case .real(let number): number
    case .string(let text): text
    case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds)
    case .data(let bytes): Data(bytes)
    case .list(let items): items.map(\.foundation)
    case .record(let members): members.mapValues(\.foundation)
    case .object(let object): object.subject
    }
  }

  /// Unwraps the optionals that `Any` may hide.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  private static func simple(_ value: Any) -> FormatValue? {
    switch value {
    case let value as FormatValue: value
    case let flag as Bool: .bool(flag)
    case let number as any BinaryInteger: .integer(Int64(truncatingIfNeeded: number))
    case let number as any BinaryFloatingPoint: .real(Double(number))
    case let text as String: .string(text)
    case let text as NSString: .string(String(describing: text))
    case let text as Substring: .string(String(text))
    case let date as Date: .date(date.timeIntervalSinceReferenceDate)
    case let data as Data: .data(Array(data))
    case is NSNull: .null
    case let number as NSNumber: .real(number.doubleValue)
    case let url as URL: .string(url.absoluteString)
    default: nil
    }
  }

  private static func collection(_ value: Any) -> FormatValue? {
    switch value {
    case let frame as CGRect: rectangle(frame)
    case let list as [Any]: .list(list.map { FormatValue($0) })
    case let list as NSArray: .list(list.map { FormatValue($0) })
    case let set as Set<AnyHashable>: .list(sorted(set))
    case let table as [String: Any]: .record(table.mapValues { FormatValue($0) })
    default: nil
    }
  }

  /// The elements of a set, sorted by text so that their order is the same in every run.
  private static func sorted(_ set: Set<AnyHashable>) -> [FormatValue] {
    set.sorted { String(describing: $0) < String(describing: $1) }.map { FormatValue($0.base) }
  }

  private static func rectangle(_ frame: CGRect) -> FormatValue {
    .record([
      "origin": .record(["x": .real(frame.origin.x), "y": .real(frame.origin.y)]),
      "size": .record(["width": .real(frame.width), "height": .real(frame.height)]),
    ])
  }

  private static func subject(_ value: Any) -> FormatValue {
    switch value {
    case let object as any KeyedObject: .object(FormatObject(object.formatSubject))
    case let subject as any FormatSubject: .object(FormatObject(subject))
    default: members(value)
    }
  }

  /// Converts any other value to a record of its stored properties.
  private static func members(_ value: Any) -> FormatValue {
    var members: [String: FormatValue] = [:]
    var mirror: Mirror? = Mirror(reflecting: value)
    while let level = mirror {
      for child in level.children {
        guard let label = child.label, members[label] == nil else { continue }
        members[label] = simple(child.value) ?? collection(child.value) ?? .null
      }
      mirror = level.superclassMirror
    }
    return .record(members)
  }
}

/// An object whose properties predicates can read by name, such as an element.
package protocol KeyedObject {
  /// Reads the properties.
  var formatSubject: any FormatSubject { get }
}

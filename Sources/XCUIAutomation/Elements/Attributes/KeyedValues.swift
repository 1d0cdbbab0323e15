import Foundation
import PredicateFormat
import TestHost

/// Reads values by key, as Objective-C's key-value coding does.
enum KeyedValues {
  /// The value under a key.
  static func value(forKey key: String, of subject: any FormatSubject, owner: NSObject) -> Any? {
    guard let value = subject.formatValue(forKey: key) else { return unknown(key, owner) }
    return given(value)
  }

  /// The value under a key path; each key is read from the value of the key before it.
  static func value(
    forKeyPath path: String, of subject: any FormatSubject, owner: NSObject
  ) -> Any? {
    var value = FormatValue.object(FormatObject(subject))
    for key in path.split(separator: ".", omittingEmptySubsequences: false).map(String.init) {
      if case .null = value { return nil }
      guard let next = member(key, of: value) else { return unknown(key, owner) }
      value = next
    }
    return given(value)
  }

  /// Converts a value for the caller; an element is returned as its `XCUIElement`.
  private static func given(_ value: FormatValue) -> Any? {
    guard case .object(let object) = value, let keys = object.subject as? ElementKeys else {
      return value.foundation
    }
    return keys.element
  }

  private static func member(_ key: String, of value: FormatValue) -> FormatValue? {
    switch value {
    case .object(let object): object.subject.formatValue(forKey: key)
    case .record(let members): members[key]
    default: nil
    }
  }

  private static func unknown(_ key: String, _ owner: NSObject) -> Any? {
    failCurrentTest(
      "NSUnknownKeyException: [<\(type(of: owner))> valueForUndefinedKey:]: this class is not key "
        + "value coding-compliant for the key \(key).",
      endsTest: true)
    return nil
  }
}

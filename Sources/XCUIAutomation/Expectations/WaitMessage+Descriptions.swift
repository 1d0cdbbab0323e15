import Foundation
import TestHost

extension WaitMessage {
  /// Describes a predicate expectation.
  static func predicate(_ predicate: NSPredicate, object: Any?) -> String {
    let subject = object.map { String(describing: $0) } ?? "(null)"
    return "Expect predicate `\(predicate.formatText)` for object \(subject)"
  }

  /// Describes a notification expectation.
  static func notification(_ name: NSNotification.Name, object: Any?) -> String {
    let source = object.map { String(describing: $0) } ?? "any object"
    return "Expect notification '\(name.rawValue)' from \(source)"
  }
}

import Foundation
import XCUIAutomation

extension SearchRequest {
  /// A predicate for everything in the request except the type; nil if there is nothing else.
  ///
  /// The texts are arguments of the format, so quotes in them do no harm.
  var predicate: NSPredicate? {
    let texts = [
      ("identifier", id.flatMap { $0.isEmpty ? nil : $0 }), ("label", label), ("value", value),
    ]
    let parts = texts.compactMap { key, text in
      text.map { NSPredicate(format: "%K == %@", key, $0) }
    }
    guard let first = parts.first else { return nil }
    return parts.count == 1 ? first : NSCompoundPredicate(andPredicateWithSubpredicates: parts)
  }
}

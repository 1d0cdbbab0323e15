import Foundation
import XCUIAutomation

extension SearchRequest {
  /// A predicate for all that the request asks for beside the type; nil when it asks for nothing.
  ///
  /// The texts are arguments, never parts of the format, so that a quote in one does no harm.
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

/// An element that a failed lookup nearly found.
package struct NearestMiss: Sendable, Hashable {
  /// Why the lookup passed the element by.
  package enum Reason: Sendable, Hashable {
    /// It fits, but lies outside the elements searched.
    case elsewhere
    /// It has the text sought and another type.
    case otherType
    /// Its text is the one sought but for upper and lower case.
    case letterCase
    /// Its text is so many characters off.
    case spelling(Int)
    /// Its text holds the one sought, or is a part of it.
    case partial
  }

  /// The number of the element.
  package let element: Int
  /// The type of the element.
  package let type: ElementType
  /// The attribute that comes near.
  package let attribute: ElementAttribute
  /// The text of that attribute.
  package let found: String
  /// Why the lookup passed the element by.
  package let reason: Reason

  /// The near miss in words, such as `Button with label 'Log in' (1 character differs)`.
  package var text: String {
    "\(type.name) with \(attribute) '\(found)' (\(reason.text))"
  }
}

extension NearestMiss.Reason {
  fileprivate var text: String {
    switch self {
    case .elsewhere: return "outside the elements searched"
    case .otherType: return "the type differs"
    case .letterCase: return "letter case differs"
    case .spelling(1): return "1 character differs"
    case .spelling(let distance): return "\(distance) characters differ"
    case .partial: return "only a part is the same"
    }
  }

  /// Lower comes first.
  var rank: Int {
    switch self {
    case .elsewhere: return 0
    case .otherType: return 1
    case .letterCase: return 2
    case .spelling(let distance): return 2 + distance
    case .partial: return 1_000
    }
  }
}

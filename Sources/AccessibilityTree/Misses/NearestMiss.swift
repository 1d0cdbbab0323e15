/// An element that a failed lookup nearly found.
package struct NearestMiss: Sendable, Hashable {
  /// Why the lookup did not match the element.
  package enum Reason: Sendable, Hashable {
    /// It matches, but lies outside the elements searched.
    case elsewhere
    /// It has the wanted text and another type.
    case otherType
    /// Its text differs from the wanted one only in upper and lower case.
    case letterCase
    /// Its text differs by this number of characters.
    case spelling(Int)
    /// Its text contains the wanted one, or is contained in it.
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
  /// Why the lookup did not match the element.
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

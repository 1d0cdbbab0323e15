/// A condition on one element, as data.
///
/// The format string of a predicate is compiled into a test; the resolver runs the test on many
/// elements without making strings.
///
/// Texts are equal when their Unicode scalars are canonically equivalent. Searching inside a text
/// compares bytes when both texts are ASCII and characters otherwise, so `"e"` is not found in
/// `"é"`. The empty text is found in every text; an absent value or placeholder equals and contains
/// nothing. Parts nested deeper than ``depthLimit`` are always false.
package indirect enum ElementTest: Sendable {
  /// Any of identifier, label, title, value and placeholder equals the text.
  case anyIdentifying(String)
  /// The attribute equals the text.
  case equals(ElementAttribute, String)
  /// The attribute contains the text.
  case contains(ElementAttribute, String)
  /// The attribute begins with the text.
  case hasPrefix(ElementAttribute, String)
  /// The attribute ends with the text.
  case hasSuffix(ElementAttribute, String)
  /// The element is of the type; every element is of type `any`.
  case type(ElementType)
  /// All of the states are on; with `false`, at least one of them is off.
  case flag(ElementFlags, Bool)
  /// Every part is true; true without parts.
  case and([ElementTest])
  /// At least one part is true; false without parts.
  case or([ElementTest])
  /// The part does not hold.
  case not(ElementTest)
  /// True for every element.
  case all
  /// True for no element.
  case none
  /// The result of the closure; messages show the text.
  case custom(String, @Sendable (ElementView) -> Bool)

  /// The greatest nesting depth of tests.
  package static let depthLimit = 256
}

/// A question about one element with the answer yes or no, as data.
///
/// The maker of a predicate compiles its format string into a test; the resolver runs the test
/// over many elements without making strings.
///
/// Texts are equal when their Unicode scalars are canonically equivalent. Searching inside a text
/// goes by bytes when both are ASCII and by characters otherwise, so `"e"` is not found in `"é"`.
/// The empty text is found in every text; an absent value or placeholder equals and holds nothing.
/// Parts nested deeper than ``depthLimit`` never hold.
package indirect enum ElementTest: Sendable {
  /// Any of identifier, label, title, value and placeholder equals the text.
  case anyIdentifying(String)
  /// The attribute equals the text.
  case equals(ElementAttribute, String)
  /// The attribute holds the text.
  case contains(ElementAttribute, String)
  /// The attribute begins with the text.
  case hasPrefix(ElementAttribute, String)
  /// The attribute ends with the text.
  case hasSuffix(ElementAttribute, String)
  /// The element is of the type; every element is of type `any`.
  case type(ElementType)
  /// All of the states are on, or for false not all of them.
  case flag(ElementFlags, Bool)
  /// Every part holds; true without parts.
  case and([ElementTest])
  /// Some part holds; false without parts.
  case or([ElementTest])
  /// The part does not hold.
  case not(ElementTest)
  /// Holds for every element.
  case all
  /// Holds for no element.
  case none
  /// Whatever the closure answers; the text stands for it in messages.
  case custom(String, @Sendable (ElementView) -> Bool)

  /// How deep tests may nest.
  package static let depthLimit = 256
}

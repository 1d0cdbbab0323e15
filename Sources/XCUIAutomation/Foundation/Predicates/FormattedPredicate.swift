import Foundation
import PredicateFormat

/// A predicate made from a format string.
///
/// Foundation on Linux cannot parse format strings, but its class can be subclassed. So this
/// predicate can be used wherever Foundation's is expected.
final class FormattedPredicate: NSPredicate, ParsedPredicate {
  /// The parsed form.
  let parsed: FormatPredicate

  init(_ parsed: FormatPredicate) {
    self.parsed = parsed
    super.init(value: true)
  }

  /// Always nil: predicates are not read from archives.
  required init?(coder: NSCoder) { nil }

  override var predicateFormat: String { parsed.format }

  override func evaluate(with object: Any?) -> Bool { answer(object, nil) }

  override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool
  {
    answer(object, bindings)
  }

  override func copy(with zone: NSZone? = nil) -> Any { self }

  override func isEqual(_ object: Any?) -> Bool {
    (object as? FormattedPredicate)?.parsed == parsed
  }

  override var hash: Int { parsed.format.hashValue }

  override var description: String { parsed.format }
}

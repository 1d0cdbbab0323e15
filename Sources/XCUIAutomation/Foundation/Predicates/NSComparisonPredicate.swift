public import Foundation
import PredicateFormat
import TestHost

/// A predicate that compares two expressions.
///
/// ```swift
/// let isEmpty = NSComparisonPredicate(
///   leftExpression: NSExpression(forKeyPath: "label"),
///   rightExpression: NSExpression(forConstantValue: ""), modifier: .direct, type: .equalTo)
/// ```
///
/// Foundation on Linux has the class but none of its initializers. The shim file makes this class
/// the one that test sources use.
public final class NSComparisonPredicate: NSPredicate, ParsedPredicate {
  /// The left side.
  public let leftExpression: NSExpression
  /// The right side.
  public let rightExpression: NSExpression
  /// Whether the left side is one value, or any or all of its elements must fulfil the comparison.
  public let comparisonPredicateModifier: Modifier
  /// How the two sides are compared.
  public let predicateOperatorType: Operator
  /// How strings are compared.
  public let options: Options
  let parsed: FormatPredicate

  /// Makes a comparison.
  ///
  /// The type `customSelector` needs Objective-C; it fails and ends the running test.
  public init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier,
    type: Operator, options: Options = []
  ) {
    leftExpression = lhs
    rightExpression = rhs
    comparisonPredicateModifier = modifier
    predicateOperatorType = type
    self.options = options
    let comparison = ComparisonOperator(type)
    parsed = FormatPredicate(
      root: comparison.map {
        .comparison(
          ComparisonNode(
            lhs.parsed.root, $0, rhs.parsed.root, options: ComparisonOptions(options),
            modifier: ComparisonNode.Modifier(modifier)))
      } ?? .constant(false))
    super.init(value: true)
    if comparison == nil {
      failCurrentTest(
        "A comparison by a selector of one's own needs Objective-C; use NSPredicate(block:).",
        endsTest: true)
    }
  }

  /// Always nil: predicates are not read from archives.
  public required init?(coder: NSCoder) { nil }

  /// Whether an object fulfils the comparison.
  public override func evaluate(with object: Any?) -> Bool { answer(object, nil) }

  /// Whether an object fulfils the comparison, with values for `$variables`.
  public override func evaluate(
    with object: Any?, substitutionVariables bindings: [String: Any]?
  ) -> Bool {
    answer(object, bindings)
  }

  /// The same predicate, because it never changes.
  public override func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether both predicates have the same parsed form.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSComparisonPredicate)?.parsed == parsed
  }

  /// A hash that agrees with ``isEqual(_:)``.
  public override var hash: Int { parsed.format.hashValue }

  /// The predicate in Apple's canonical form.
  public override var description: String { parsed.format }
}

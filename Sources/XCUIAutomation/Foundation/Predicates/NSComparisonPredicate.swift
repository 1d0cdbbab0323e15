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
/// Foundation on Linux has the class but none of its initializers; the shim file gives sources this
/// one.
public final class NSComparisonPredicate: NSPredicate, ParsedPredicate {
  /// The left side.
  public let leftExpression: NSExpression
  /// The right side.
  public let rightExpression: NSExpression
  /// Whether one, every or the only element of the left side has to fulfil the comparison.
  public let comparisonPredicateModifier: Modifier
  /// What is asked of the two sides.
  public let predicateOperatorType: Operator
  /// How texts are compared.
  public let options: Options
  let parsed: FormatPredicate

  /// Makes a comparison.
  ///
  /// Fails and ends the running test for `customSelector`, which needs Objective-C.
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

  /// Nothing is read from archives.
  public required init?(coder: NSCoder) { nil }

  /// Whether an object fulfils the comparison.
  public override func evaluate(with object: Any?) -> Bool { answer(object, nil) }

  /// Whether an object fulfils the comparison, with values for `$variables`.
  public override func evaluate(
    with object: Any?, substitutionVariables bindings: [String: Any]?
  ) -> Bool {
    answer(object, bindings)
  }

  /// The same predicate: it never changes.
  public override func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether both are written the same.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSComparisonPredicate)?.parsed == parsed
  }

  /// Agrees with ``isEqual(_:)``.
  public override var hash: Int { parsed.format.hashValue }

  /// The predicate in Apple's canonical form.
  public override var description: String { parsed.format }
}

public import Foundation
import PredicateFormat
import TestHost

/// One side of a comparison: a constant, a key path, or a function of other expressions.
///
/// ```swift
/// let label = NSExpression(forKeyPath: "label")
/// let wanted = NSExpression(forConstantValue: "Add to basket")
/// app.buttons.matching(
///   NSComparisonPredicate(
///     leftExpression: label, rightExpression: wanted, modifier: .direct, type: .equalTo))
/// ```
///
/// Foundation on Linux has the class but none of its initializers. The shim file makes this class
/// the one that test sources use.
public final class NSExpression: NSObject {
  /// The parsed form.
  let parsed: FormatExpression

  init(_ parsed: FormatExpression) { self.parsed = parsed }

  private convenience init(root: ExpressionNode) { self.init(FormatExpression(root: root)) }

  /// A constant; nil means no value.
  public convenience init(forConstantValue value: Any?) {
    self.init(root: .constant(FormatValue(value)))
  }

  /// The value of a key path, such as `frame.size.width`, of the evaluated object.
  public convenience init(forKeyPath keyPath: String) {
    let keys = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    self.init(root: .keyPath(KeyPathNode(keys)))
  }

  /// The value of `$name`, which is set when the predicate is evaluated.
  public convenience init(forVariable string: String) { self.init(root: .variable(string)) }

  /// A list of values and expressions.
  public convenience init(forAggregate subexpressions: [Any]) {
    self.init(root: .list(Self.nodes(of: subexpressions)))
  }

  /// A function by its selector, such as `sum:`.
  ///
  /// A function that predicates do not have fails and ends the running test.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    let nodes = Self.nodes(of: parameters)
    if let function = FunctionName(rawValue: name),
      function.argumentCount.contains(nodes.count)
    {
      self.init(root: .function(function, nodes))
    } else {
      let known = FunctionName.allCases.map(\.rawValue).sorted().joined(separator: " ")
      failCurrentTest(
        "NSInvalidArgumentException: no function \(name) of \(nodes.count) arguments; known are "
          + known, endsTest: true)
      self.init(forConstantValue: nil)
    }
  }

  /// One of two expressions, depending on a predicate.
  public convenience init(
    forConditional predicate: NSPredicate, trueExpression: NSExpression,
    falseExpression: NSExpression
  ) {
    self.init(
      root: .ternary(
        PredicateNode(predicate), trueExpression.parsed.root, falseExpression.parsed.root))
  }

  /// The elements of a list that fulfil a predicate, which refers to each as a variable.
  public convenience init(
    forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: Any
  ) {
    let node = (predicate as? NSPredicate).map { PredicateNode($0) } ?? .constant(false)
    self.init(root: .subquery(expression.parsed.root, variable: variable, node))
  }

  /// The elements that are in at least one of two lists.
  public convenience init(forUnionSet left: NSExpression, with right: NSExpression) {
    self.init(root: .set(.union, left.parsed.root, right.parsed.root))
  }

  /// The elements that are in both lists.
  public convenience init(forIntersectSet left: NSExpression, with right: NSExpression) {
    self.init(root: .set(.intersect, left.parsed.root, right.parsed.root))
  }

  /// The elements of the first list that are not in the second.
  public convenience init(forMinusSet left: NSExpression, with right: NSExpression) {
    self.init(root: .set(.minus, left.parsed.root, right.parsed.root))
  }

  /// An expression in the format language, with a value for each placeholder.
  ///
  /// A format that does not parse fails and ends the running test.
  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    do throws(FormatError) {
      self.init(
        try FormatExpression(
          expressionFormat, arguments: arguments.map { FormatArgument($0) }))
    } catch {
      failCurrentTest(error.description, endsTest: true)
      self.init(forConstantValue: nil)
    }
  }

  /// An expression in the format language.
  public convenience init(format expressionFormat: String, _ args: Any...) {
    self.init(format: expressionFormat, argumentArray: args)
  }

  /// The object that the predicate is evaluated with.
  public class func expressionForEvaluatedObject() -> NSExpression {
    NSExpression(root: .evaluatedObject)
  }

  /// The value of the expression for an object; without a value it fails and ends the running test.
  public func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    do throws(FormatEvaluationError) {
      return try parsed.evaluate(with: FormatValue(object)).foundation
    } catch {
      failCurrentTest("NSUnknownKeyException: \(error.description)", endsTest: true)
      return nil
    }
  }

  /// The expression in Apple's canonical form.
  public override var description: String { parsed.format }

  /// Whether both expressions have the same parsed form.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSExpression)?.parsed == parsed
  }

  /// A hash that agrees with ``isEqual(_:)``.
  public override var hash: Int { parsed.format.hashValue }

  private static func nodes(of parts: [Any]) -> [ExpressionNode] {
    parts.map { ($0 as? NSExpression)?.parsed.root ?? .constant(FormatValue($0)) }
  }
}

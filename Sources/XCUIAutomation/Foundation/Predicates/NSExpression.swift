public import Foundation
import PredicateFormat
import TestHost

/// One side of a comparison: a constant, a key path, a function of others.
///
/// ```swift
/// let label = NSExpression(forKeyPath: "label")
/// let wanted = NSExpression(forConstantValue: "Add to basket")
/// app.buttons.matching(
///   NSComparisonPredicate(
///     leftExpression: label, rightExpression: wanted, modifier: .direct, type: .equalTo))
/// ```
///
/// Foundation on Linux has the class but none of its initializers; the shim file gives sources this
/// one.
public final class NSExpression: NSObject {
  /// The parsed form.
  let parsed: FormatExpression

  init(_ parsed: FormatExpression) { self.parsed = parsed }

  private convenience init(root: ExpressionNode) { self.init(FormatExpression(root: root)) }

  /// A value; nil stands for no value.
  public convenience init(forConstantValue value: Any?) {
    self.init(root: .constant(FormatValue(value)))
  }

  /// Keys read one after the other from what the predicate is asked about, joined by dots.
  public convenience init(forKeyPath keyPath: String) {
    let keys = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    self.init(root: .keyPath(KeyPathNode(keys)))
  }

  /// The value of `$name`, which is set when the predicate is asked.
  public convenience init(forVariable string: String) { self.init(root: .variable(string)) }

  /// A list of values and expressions.
  public convenience init(forAggregate subexpressions: [Any]) {
    self.init(root: .list(Self.nodes(of: subexpressions)))
  }

  /// A function by its selector, such as `sum:`.
  ///
  /// Fails and ends the running test for a function that predicates do not have.
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

  /// One of two expressions, as a predicate decides.
  public convenience init(
    forConditional predicate: NSPredicate, trueExpression: NSExpression,
    falseExpression: NSExpression
  ) {
    self.init(
      root: .ternary(
        PredicateNode(predicate), trueExpression.parsed.root, falseExpression.parsed.root))
  }

  /// The elements of a list that fulfil a predicate, each of which it sees as a variable.
  public convenience init(
    forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: Any
  ) {
    let node = (predicate as? NSPredicate).map { PredicateNode($0) } ?? .constant(false)
    self.init(root: .subquery(expression.parsed.root, variable: variable, node))
  }

  /// The elements of either list.
  public convenience init(forUnionSet left: NSExpression, with right: NSExpression) {
    self.init(root: .set(.union, left.parsed.root, right.parsed.root))
  }

  /// The elements of both lists.
  public convenience init(forIntersectSet left: NSExpression, with right: NSExpression) {
    self.init(root: .set(.intersect, left.parsed.root, right.parsed.root))
  }

  /// The elements of the first list that the other lacks.
  public convenience init(forMinusSet left: NSExpression, with right: NSExpression) {
    self.init(root: .set(.minus, left.parsed.root, right.parsed.root))
  }

  /// An expression in the format language, with a value for each placeholder.
  ///
  /// Fails and ends the running test for one that does not parse.
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

  /// What the predicate is asked about itself.
  public class func expressionForEvaluatedObject() -> NSExpression {
    NSExpression(root: .evaluatedObject)
  }

  /// The value for an object; fails and ends the running test where there is none.
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

  /// Whether both are written the same.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSExpression)?.parsed == parsed
  }

  /// Agrees with ``isEqual(_:)``.
  public override var hash: Int { parsed.format.hashValue }

  private static func nodes(of parts: [Any]) -> [ExpressionNode] {
    parts.map { ($0 as? NSExpression)?.parsed.root ?? .constant(FormatValue($0)) }
  }
}

package import AccessibilityTree
package import PredicateFormat

extension ElementTest {
  /// Compiles a predicate over elements: comparisons of one attribute with a text run on the tree's
  /// bytes, everything else runs in the evaluator.
  ///
  /// A predicate without an answer for an element, for example for an unknown key, does not hold;
  /// call ``fault(of:)`` first to find such a mistake. ASCII text is searched for by characters: an
  /// `e` is not found in an `e` with a combining accent.
  package init(_ predicate: FormatPredicate) {
    self = Self.compiled(predicate.root) ?? Self.evaluated(predicate)
  }

  /// What is wrong with a predicate over elements, tried on one element; nil if nothing is.
  package static func fault(of predicate: FormatPredicate) -> FormatEvaluationError? {
    var builder = SnapshotBuilder()
    builder.add(ElementAttributes(type: .application))
    let subject = ElementSubject(element: builder.finish()[0])
    do throws(FormatEvaluationError) {
      _ = try predicate.evaluate(with: .object(FormatObject(subject)))
      return nil
    } catch {
      return error
    }
  }

  private static func evaluated(_ predicate: FormatPredicate) -> ElementTest {
    .custom(predicate.format) { element in
      let subject = FormatValue.object(FormatObject(ElementSubject(element: element)))
      return (try? predicate.evaluate(with: subject)) ?? false
    }
  }

  private static func compiled(_ node: PredicateNode) -> ElementTest? {
    switch node {
    case .constant(let value): return value ? .all : ElementTest.none
    case .comparison(let comparison): return compiled(comparison)
    case .negation(let inner): return compiled(inner).map { .not($0) }
    case .compound(let kind, let nodes):
      let tests = nodes.compactMap { compiled($0) }
      guard tests.count == nodes.count else { return nil }
      return kind == .and ? .and(tests) : .or(tests)
    case .block: return nil
    }
  }

  private static func compiled(_ comparison: ComparisonNode) -> ElementTest? {
    guard comparison.modifier == .direct, comparison.options == [] else { return nil }
    if case .constant(.string(let text)) = comparison.left,
      comparison.comparison == .isIn, key(comparison.right) == "identifiers"
    {
      return exact(.anyIdentifying(text), text, comparison)
    }
    guard let key = key(comparison.left), case .constant(let value) = comparison.right else {
      return nil
    }
    if let attribute = attribute(key), case .string(let text) = value {
      return test(attribute, comparison, text)
    }
    return test(key, comparison.comparison, value)
  }

  private static func key(_ node: ExpressionNode) -> String? {
    guard case .keyPath(let path) = node, path.keys.count == 1 else { return nil }
    return path.keys[0]
  }

  private static func attribute(_ key: String) -> ElementAttribute? {
    switch key {
    case "identifier": .identifier
    case "label": .label
    case "title": .title
    case "value": .value
    case "placeholderValue": .placeholderValue
    default: nil
    }
  }

  private static func test(
    _ attribute: ElementAttribute, _ comparison: ComparisonNode, _ text: String
  ) -> ElementTest? {
    // Foundation and the tree differ on empty text, so the evaluator decides.
    guard !text.isEmpty else { return nil }
    switch comparison.comparison {
    case .equal: return exact(.equals(attribute, text), text, comparison)
    case .notEqual where isASCII(text): return .not(.equals(attribute, text))
    case .notEqual:
      let other = evaluated(FormatPredicate(root: .comparison(comparison)))
      return .or([.not(.equals(attribute, text)), other])
    // Beyond ASCII the tree searches by characters, but predicates search by code units.
    case _ where !isASCII(text): return nil
    case .contains: return .contains(attribute, text)
    case .beginsWith: return .hasPrefix(attribute, text)
    case .endsWith: return .hasSuffix(attribute, text)
    default: return nil
    }
  }

  /// Adds the evaluator for a text that the tree may match with equivalent texts, because
  /// predicates compare code units.
  private static func exact(
    _ test: ElementTest, _ text: String, _ comparison: ComparisonNode
  ) -> ElementTest {
    guard !isASCII(text) else { return test }
    return .and([test, evaluated(FormatPredicate(root: .comparison(comparison)))])
  }

  private static func isASCII(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 128 } }

  private static func test(
    _ key: String, _ comparison: ComparisonOperator, _ value: FormatValue
  ) -> ElementTest? {
    guard comparison == .equal else { return nil }
    if key == "elementType" {
      guard case .integer(let raw) = value, let byte = UInt8(exactly: raw), byte > 0 else {
        return nil
      }
      return ElementType(rawValue: byte).map { .type($0) }
    }
    guard let flag = flag(key), let wanted = truth(value) else { return nil }
    return .flag(flag, wanted)
  }

  private static func flag(_ key: String) -> ElementFlags? {
    switch key {
    case "enabled", "isEnabled": .isEnabled
    case "selected", "isSelected": .isSelected
    case "hasFocus": .hasFocus
    case "hasKeyboardFocus": .hasKeyboardFocus
    default: nil
    }
  }

  private static func truth(_ value: FormatValue) -> Bool? {
    switch value {
    case .bool(let flag): flag
    case .integer(0): false
    case .integer(1): true
    default: nil
    }
  }
}

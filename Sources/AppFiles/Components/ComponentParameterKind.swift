import AppModel
import LocatedJSON
import PredicateFormat

/// The kinds of values that a component's file can declare for its parameters.
enum ComponentParameterKind: String, CaseIterable, Sendable {
  case string, number, boolean, list, object
  /// A text of an element.
  case text
  case expression
  /// True, false or a predicate.
  case predicate
  /// What a gesture does: an event, or transitions.
  case event
  /// An element, which may be a bare text.
  case element

  /// Whether a value is of this kind; reports a fault if it is not.
  func accepts(_ value: JSONCursor) -> Bool {
    switch self {
    case .string: value.string() != nil
    case .number: value.number() != nil
    case .boolean: value.bool() != nil
    case .list: value.list() != nil
    case .object: value.entries("an object") != nil
    case .text: FileValue<ElementText>.text.read(value) != nil
    case .expression: FileValue<String>.expression.read(value).map { parses($0, value) } ?? false
    case .predicate: FileValue<ElementCondition>.condition.read(value) != nil
    case .event: isNamedOrMade(value, "an event or transitions", orList: true)
    case .element: isNamedOrMade(value, "an element")
    }
  }

  private func parses(_ text: String, _ value: JSONCursor) -> Bool {
    do {
      _ = try FormatExpression(text)
      return true
    } catch {
      value.fault(error)
      return false
    }
  }

  /// Whether a value is a string, an object or, where it may be, a list.
  private func isNamedOrMade(_ value: JSONCursor, _ wanted: String, orList: Bool = false) -> Bool {
    switch value.node.kind {
    case .string, .object: return true
    case .array where orList: return true
    default:
      value.mismatch(wanted)
      return false
    }
  }
}

import AppModel
import LocatedJSON
import PredicateFormat

/// What a component's file can say of the values that one of its parameters takes.
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
    case .event: isAny(of: [.string, .array, .object], "an event or transitions", value)
    case .element: isAny(of: [.string, .object], "an element", value)
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

  private enum Shape { case string, array, object }

  private func isAny(of shapes: Set<Shape>, _ wanted: String, _ value: JSONCursor) -> Bool {
    let shape: Shape? =
      switch value.node.kind {
      case .string: .string
      case .array: .array
      case .object: .object
      default: nil
      }
    if shape.map(shapes.contains) == true { return true }
    value.mismatch(wanted)
    return false
  }
}

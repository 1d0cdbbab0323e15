import AppModel
import PredicateFormat

/// Spells Swift values and reads their properties, the same way in every run.
///
/// Swift's own descriptions can depend on the order of hash tables and on memory addresses.
enum SwiftValueText {
  /// The largest depth to which values are spelled; anything deeper is a dash.
  static let depthLimit = 16

  /// A value as text: `loaded(3)`, `select(id: "a")`.
  static func of(_ value: Any) -> String {
    guard let (name, text) = (value as? any SpelledCase)?.nameAndText else {
      return text(of: value, depth: 0)
    }
    return "\(name)(\(self.text(of: text, depth: 1)))"
  }

  private static func text(of value: Any, depth: Int) -> String {
    guard depth < depthLimit else { return "-" }
    if let text = value as? String { return ExpressionNode.constant(.string(text)).format }
    let mirror = Mirror(reflecting: value)
    let parts = { mirror.children.map { child(of: $0, depth: depth) } }
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { text(of: $0.value, depth: depth) } ?? "nil"
    case .enum: return caseText(of: value, mirror, depth: depth)
    case .tuple: return "(" + parts().joined(separator: ", ") + ")"
    case .collection: return "[" + parts().joined(separator: ", ") + "]"
    case .set, .dictionary: return "[" + parts().sorted().joined(separator: ", ") + "]"
    case .struct where !mirror.children.isEmpty:
      return "\(mirror.subjectType)(" + parts().joined(separator: ", ") + ")"
    case .class: return "\(mirror.subjectType)"
    default: return "\(value)"
    }
  }

  private static func child(of child: Mirror.Child, depth: Int) -> String {
    let text = text(of: child.value, depth: depth + 1)
    // The parts of a tuple without labels are called .0, .1 and so on.
    guard let label = child.label, !label.hasPrefix(".") else { return text }
    return "\(label): \(text)"
  }

  private static func caseText(of value: Any, _ mirror: Mirror, depth: Int) -> String {
    guard let payload = mirror.children.first, let label = payload.label else { return "\(value)" }
    let text = text(of: payload.value, depth: depth + 1)
    return label + (isTuple(payload.value) ? text : "(\(text))")
  }

  private static func isTuple(_ value: Any) -> Bool {
    Mirror(reflecting: value).displayStyle == .tuple
  }

  /// The name of a state: its case, or its properties that are true, set or a case.
  static func name(of state: Any) -> String {
    if let name = caseName(of: state) { return name }
    let parts = Mirror(reflecting: state).children.compactMap { child in
      child.label.flatMap { part($0, child.value) }
    }
    return parts.isEmpty ? StateDefinition.onlyName : parts.joined(separator: ", ")
  }

  private static func part(_ label: String, _ value: Any) -> String? {
    if let flag = value as? Bool { return flag ? label : nil }
    if let name = caseName(of: value) { return "\(label) \(name)" }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && !mirror.children.isEmpty ? label : nil
  }

  private static func caseName(of value: Any) -> String? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum, !(value is FormatValue) else { return nil }
    return mirror.children.first?.label ?? "\(value)"
  }

  /// The properties of a state by name, in order; empty if the state is not a structure.
  static func members(of state: Any) -> [(key: String, value: FormatValue)] {
    let mirror = Mirror(reflecting: state)
    guard mirror.displayStyle == .struct else { return [] }
    return mirror.children.compactMap { child in
      child.label.map { ($0, self.value(of: child.value, depth: 0)) }
    }
  }

  /// A value as expressions see it; null for a value that they cannot express.
  private static func value(of value: Any, depth: Int) -> FormatValue {
    guard depth < depthLimit else { return .null }
    if let known = value as? any ContextValue { return known.formatValue }
    if let number = value as? any BinaryInteger { return .integer(Int64(clamping: number)) }
    if let number = value as? Float { return .real(Double(number)) }
    if let name = caseName(of: value) { return .string(name) }
    let mirror = Mirror(reflecting: value)
    let inner = { mirror.children.map { self.value(of: $0.value, depth: depth + 1) } }
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.first.map { self.value(of: $0.value, depth: depth) } ?? .null
    case .collection: return .list(inner())
    case .struct where !mirror.children.isEmpty:
      let labels = mirror.children.map { $0.label ?? "" }
      return .record(Dictionary(zip(labels, inner())) { first, _ in first })
    default: return .null
    }
  }
}

/// A case of an enumeration that provides its parts itself, since reflection is slow.
package protocol SpelledCase {
  /// The name of the case and the text that is all its value; nil for any other case.
  var nameAndText: (name: String, text: String)? { get }
}

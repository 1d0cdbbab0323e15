import AppModel
import LocatedJSON
import PredicateFormat
import VirtualTime

extension JSONCursor {
  /// Any JSON value as a value of a context.
  func formatValue() -> FormatValue { FormatValue(node) }

  /// Values under free names, such as a context.
  func values(_ wanted: String) -> [String: FormatValue] {
    guard let entries = entries(wanted) else { return [:] }
    return Dictionary(entries.map { ($0.name, $0.value.formatValue()) }, uniquingKeysWith: { $1 })
  }

  /// Expressions under free names, such as `with` and `data`.
  func expressions() -> [String: String] {
    guard let entries = entries("an object of expressions") else { return [:] }
    var expressions: [String: String] = [:]
    for (name, value) in entries { expressions[name] = value.expression() }
    return expressions
  }

  /// An expression, which a file always writes as a string.
  func expression() -> String? {
    name("an expression in a string, such as \"email\" or \"count + 1\"")
  }

  /// Words of an element.
  func elementText() -> ElementText? {
    node.member("indexPath") == nil ? plainText() : indexPath()
  }

  /// Words that say nothing of a place.
  func plainText() -> ElementText? {
    if case .string(let text) = node.kind { return .literal(text) }
    let has = FileKeys.text.map { node.member($0) != nil }
    if has == [true, false] { return boundText() }
    if has == [false, true] { return tableText() }
    guard
      let (key, value) = onlyMember(
        "a string, {\"bind\": ...} or {\"string\": ...}", of: FileKeys.text)
    else { return nil }
    return key == "bind"
      ? value.expression().map(ElementText.bind)
      : value.name("a key of the strings").map { .string(key: $0) }
  }

  private func boundText() -> ElementText? {
    guard let fields = fields("an object", keys: FileKeys.boundText) else { return nil }
    let format = fields["format"]?.word("format", as: TextFormat.self)
    guard let expression = fields["bind"]?.expression() else { return nil }
    return format.map { .formatted(expression, $0) } ?? .bind(expression)
  }

  private func tableText() -> ElementText? {
    guard let fields = fields("an object", keys: FileKeys.tableText) else { return nil }
    let arguments = fields["with"]?.expressions() ?? [:]
    return fields["string"]?.name("a key of the strings").map { .string(key: $0, with: arguments) }
  }

  /// A yes or no of an element.
  func condition() -> ElementCondition? {
    switch node.kind {
    case .bool(let value): return .literal(value)
    case .string: return name("true, false or a predicate").map(ElementCondition.predicate)
    default:
      mismatch("true, false or a predicate")
      return nil
    }
  }

  /// A duration such as `2s` or `250ms`, never negative.
  func duration() -> VirtualDuration? {
    guard let text = string("a duration such as \"2s\" or \"250ms\"") else { return nil }
    switch Self.duration(text) {
    case .success(let duration): return duration
    case .failure(let fault):
      self.fault(fault.message)
      return nil
    }
  }

  /// The duration that stands in the key of the value.
  func keyDuration(_ text: String) -> VirtualDuration? {
    switch Self.duration(text) {
    case .success(let duration): return duration
    case .failure(let fault):
      keyFault(fault.message)
      return nil
    }
  }

  private static func duration(_ text: String) -> Result<VirtualDuration, ReadFault> {
    guard let duration = DurationText.read(text) else {
      let wanted = "a duration such as \"2s\" or \"250ms\""
      return .failure(.init(message: "expected \(wanted), found \(quoted(text))"))
    }
    guard duration >= .zero else {
      return .failure(.init(message: "a duration cannot be negative, found \(quoted(text))"))
    }
    return .success(duration)
  }

  /// The single member of an object that has to have exactly one of some keys.
  func onlyMember(_ wanted: String, of keys: [String]) -> (key: String, value: JSONCursor)? {
    guard case .object(let members) = node.kind else {
      mismatch(wanted)
      return nil
    }
    let before = collector.findings.count
    guard fields(wanted, keys: keys) != nil, collector.findings.count == before else { return nil }
    guard let member = members.first, members.count == 1 else {
      fault("expected \(wanted), found an object with \(members.count) keys")
      return nil
    }
    let value = JSONCursor(node: member.value, path: path.key(member.key), collector: collector)
    return (member.key, value)
  }
}

import AppModel
import LocatedJSON
import PredicateFormat

extension JSONFields {
  /// What a control offers.
  func readControl(into element: inout ElementDefinition) {
    element.control = ControlDefinition(
      style: self["style"]?.word("style", as: ControlStyle.self),
      options: self["options"]?.options(),
      range: self["range"]?.range(),
      isRefreshing: self["refreshing"]?.condition() ?? false,
      menu: self["menu"]?.commands() ?? [],
      leading: self["leading"]?.commands() ?? [],
      trailing: self["trailing"]?.commands() ?? [])
  }
}

extension JSONCursor {
  fileprivate func options() -> ControlOptions? {
    let wanted = "a list of texts or an expression"
    if case .string = node.kind { return name(wanted).map { .expression($0) } }
    return list(wanted).map { .words($0.compactMap { $0.elementText() }) }
  }

  fileprivate func range() -> ControlRange? {
    guard let fields = fields("a range", keys: FileKeys.range) else { return nil }
    let limits = -ControlRange.limit...ControlRange.limit
    var range = ControlRange()
    range.from = fields["from"]?.number(in: limits, "the least number") ?? range.from
    range.to = fields["to"]?.number(in: limits, "the greatest number") ?? range.to
    range.step = fields["step"]?.number(in: 0...ControlRange.limit, "a step") ?? range.step
    return range
  }

  fileprivate func commands() -> [CommandDefinition] {
    (list("a list of commands") ?? []).compactMap { $0.command() }
  }

  private func command() -> CommandDefinition? {
    let wanted = "a command: an object with the key \"label\""
    guard let fields = fields(wanted, keys: FileKeys.command) else { return nil }
    let identifier = fields["identifier"]?.elementText() ?? ""
    let event = fields["event"]?.name("an event's name")
    let data = fields["data"]?.expressions() ?? [:]
    guard let label = fields.required("label")?.elementText() else { return nil }
    return CommandDefinition(label, id: identifier, raises: event, data: data)
  }
}

extension ControlRange {
  /// The farthest number of a range.
  static let limit = 1e12
}

import ServedSessions
import SimulatedApp

/// The arguments of a call, checked against the parameters of its tool.
struct ToolArguments {
  private let values: [String: JSONNode]

  /// Reads the arguments of a call.
  init(_ node: JSONNode?, of parameters: [ToolParameter]) throws(SessionFault) {
    guard let node else {
      try self.init(members: [], of: parameters)
      return
    }
    guard case .object(let members) = node.kind else {
      throw SessionFault(.invalid, "The arguments must be an object, not \(node.kindName).")
    }
    try self.init(members: members, of: parameters)
  }

  private init(
    members: [JSONMember], of parameters: [ToolParameter]
  ) throws(SessionFault) {
    var values: [String: JSONNode] = [:]
    for member in members where member.value.kind != .null {
      guard let parameter = parameters.first(where: { $0.name == member.key }) else {
        let names = parameters.map(\.name)
        throw SessionFault(
          .invalid,
          "There is no argument \(quoted(member.key))"
            + "\(NearestName.hint(for: member.key, in: names)).",
          help: names.isEmpty ? "" : "The arguments are \(names.joined(separator: ", ")).")
      }
      if let fault = parameter.fault(of: member.value) { throw SessionFault(.invalid, fault) }
      values[member.key] = member.value
    }
    for parameter in parameters where parameter.isRequired && values[parameter.name] == nil {
      throw SessionFault(.invalid, "The argument \(quoted(parameter.name)) is missing.")
    }
    self.values = values
  }

  /// A text, or the name of a choice.
  func text(_ name: String) -> String? {
    if case .string(let text)? = values[name]?.kind { text } else { nil }
  }

  /// A whole number.
  func whole(_ name: String) -> Int? {
    if case .integer(let value)? = values[name]?.kind { Int(clamping: value) } else { nil }
  }

  func number(_ name: String) -> Double? {
    switch values[name]?.kind {
    case .integer(let value): Double(value)
    case .real(let value): value
    default: nil
    }
  }

  /// Whether a flag is set.
  func flag(_ name: String) -> Bool { values[name]?.kind == .bool(true) }

  /// A list of texts; empty if it is not given.
  func texts(_ name: String) -> [String] {
    guard case .array(let nodes)? = values[name]?.kind else { return [] }
    return nodes.compactMap { if case .string(let text) = $0.kind { text } else { nil } }
  }

  /// An object of texts; empty if it is not given.
  func dictionary(_ name: String) -> [String: String] {
    guard case .object(let members)? = values[name]?.kind else { return [:] }
    let pairs = members.compactMap { member in
      if case .string(let text) = member.value.kind { (member.key, text) } else { nil }
    }
    return Dictionary(pairs) { first, _ in first }
  }
}

import LocatedJSON

/// The names of items in the expressions of transitions that are written at a gesture.
struct ItemNames {
  private let names: Set<String>
  private let expressions: NamedExpressions

  init(_ names: Set<String>, _ expressions: NamedExpressions = .none) {
    self.names = names
    self.expressions = expressions
  }

  private static let expressionKeys: Set<String> = ["guard", "bind"]
  private static let expressionObjects: Set<String> = [
    "assign", "store", "storeInKeychain", "writeFile", "with",
  ]

  /// The transitions, whose expressions read the items from the event; adds the names they use.
  func carried(_ node: JSONNode, _ used: inout Set<String>) -> JSONNode {
    guard !names.isEmpty else { return node }
    return rewritten(node, isExpression: false, &used)
  }

  private func rewritten(
    _ node: JSONNode, isExpression: Bool, _ used: inout Set<String>
  ) -> JSONNode {
    switch node.kind {
    case .string(let text) where isExpression:
      return JSONNode(.string(prefixed(text, &used)), offset: node.offset)
    case .array(let nodes):
      var made: [JSONNode] = []
      for part in nodes { made.append(rewritten(part, isExpression: false, &used)) }
      return JSONNode(.array(made), offset: node.offset)
    case .object(var members):
      for (index, member) in members.enumerated() {
        let isExpression = Self.expressionKeys.contains(member.key)
        members[index].value =
          Self.expressionObjects.contains(member.key)
          ? expressions(member.value, &used)
          : rewritten(member.value, isExpression: isExpression, &used)
      }
      return JSONNode(.object(members), offset: node.offset)
    default: return node
    }
  }

  private func expressions(_ node: JSONNode, _ used: inout Set<String>) -> JSONNode {
    guard case .object(var members) = node.kind else { return node }
    for (index, member) in members.enumerated() {
      members[index].value = rewritten(member.value, isExpression: true, &used)
    }
    return JSONNode(.object(members), offset: node.offset)
  }

  /// The expression with `event.` before each item that begins a key path.
  private func prefixed(_ expression: String, _ used: inout Set<String>) -> String {
    guard case .text(let expression) = expressions.expanded(expression) else { return expression }
    var made = ""
    for word in ExpressionWords(expression) {
      if word.beginsPath, names.contains(word.text) {
        used.insert(word.text)
        made += "event."
      }
      made += word.text
    }
    return made
  }
}

import LocatedJSON

extension APIOperation {
  /// A parameter of the operation or of its path.
  struct Parameter {
    let name: String
    /// Where it is sent: `query`, `header`, `path` or `cookie`.
    let place: String
    let isRequired: Bool
    /// Whether the members of an object are sent as `name[member]`.
    let isDeep: Bool
    let offset: Int

    /// Whether a name of a query is that of this parameter.
    func takes(_ name: String) -> Bool {
      name == self.name || name == self.name + "[]" || isDeep && name.hasPrefix(self.name + "[")
    }
  }

  /// The parameters of the operation, and those of its path that it does not override.
  func parameters(in root: JSONNode) -> [Parameter] {
    let own = Self.parameters(of: node, in: root)
    let others = Self.parameters(of: item, in: root).filter { shared in
      !own.contains { $0.name == shared.name && $0.place == shared.place }
    }
    return others + own
  }

  private static func parameters(of node: JSONNode, in root: JSONNode) -> [Parameter] {
    guard case .array(let nodes)? = node.member("parameters")?.value.kind else { return [] }
    return nodes.compactMap { written in
      let node = resolved(written, in: root)
      guard case .string(let name)? = node.member("name")?.value.kind,
        case .string(let place)? = node.member("in")?.value.kind
      else { return nil }
      return Parameter(
        name: name, place: place,
        isRequired: node.member("required")?.value.kind == .bool(true),
        isDeep: node.member("style")?.value.kind == .string("deepObject"), offset: written.offset)
    }
  }

  /// The body that the operation accepts; nil if it accepts none.
  func requestBody(in root: JSONNode) -> Response? {
    node.member("requestBody").map { Response(key: "", node: Self.resolved($0.value, in: root)) }
  }

  private static func resolved(_ node: JSONNode, in root: JSONNode) -> JSONNode {
    guard case .string(let reference)? = node.member("$ref")?.value.kind else { return node }
    return SchemaCheck.place(reference, in: root) ?? node
  }
}

package import AccessibilityTree
package import SimulatedApp
package import TestWriting

extension ServedSession {
  /// The elements that a query finds now, up to a limit, each with its name.
  package func find(
    _ query: Query, limit: Int = ElementReferences.limit
  ) throws(SessionFault) -> [ElementReference] {
    let snapshot = try snapshot()
    let matches = Resolver().resolve(query, in: snapshot.indexed).prefix(max(0, limit))
    var found: [ElementReference] = []
    for node in matches { found.append(try reference(to: node, in: snapshot)) }
    return found
  }

  /// The name of an element of the current tree.
  package func reference(
    to node: Int, in snapshot: ScreenSnapshot
  ) throws(SessionFault) -> ElementReference {
    let tree = snapshot.tree
    let key = ElementReferences.Key(
      process: session.device.process?.identifier ?? 0, token: tree.token(of: node))
    let name = references.name(of: key) { TreeText(tree, addresses: .none).shortRow(node) }
    guard let name else {
      throw SessionFault(
        .limit, "The session has named \(ElementReferences.limit) elements, which is the limit.")
    }
    return ElementReference(name: name, node: node)
  }

  /// The element with a name, in the current tree.
  package func element(_ name: String) throws(SessionFault) -> ElementView {
    guard let (key, row) = references.element(name) else {
      throw SessionFault(
        .staleElement,
        "There is no element \(quoted(name)); elements are named when they are found.")
    }
    let snapshot = try snapshot()
    let query = Query([.identity([key.token])])
    guard session.device.process?.identifier == key.process,
      let node = Resolver().first(query, in: snapshot.indexed)
    else {
      throw SessionFault(
        .staleElement, "The element \(name) (\(row)) is no longer there; find it again.")
    }
    return snapshot.tree[node]
  }

  /// A query for the one element of a target, and its Swift source.
  package func path(to target: ElementTarget) throws(SessionFault) -> ElementPath {
    switch target {
    case .app: return .app
    case .reference(let name): return try path(toNode: element(name).index)
    case .query(let query): return try path(toNode: only(query))
    case .focused:
      let tree = try snapshot().tree
      let node = (0..<tree.count).first { tree.flags(of: $0).contains(.hasKeyboardFocus) }
      guard let node else {
        throw SessionFault(.noKeyboard, "No element has the keyboard; tap a field first.")
      }
      return try path(toNode: node)
    }
  }

  private func only(_ query: Query) throws(SessionFault) -> Int {
    if let failure = AutomationFailure(of: query, now: session) {
      throw SessionFault(failure, in: session)
    }
    return Resolver().first(query, in: try snapshot().indexed) ?? 0
  }

  private func path(toNode node: Int) throws(SessionFault) -> ElementPath {
    guard let path = ElementPath(to: node, in: try snapshot().indexed) else {
      throw SessionFault(.staleElement, "The element is no longer there; find it again.")
    }
    return path
  }
}

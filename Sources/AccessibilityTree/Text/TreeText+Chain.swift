extension TreeText {
  /// A query as XCUITest prints its chain: the application, then one line for each step.
  ///
  /// - Parameters:
  ///   - application: What the chain starts from, such as `Target Application 'com.x'`.
  ///   - query: The steps after it.
  ///   - outputs: What each step matched, from ``Resolver/trace(_:in:from:)``. Outputs are printed
  ///     only if the last one is not empty, as XCUITest does.
  ///   - isHeaded: True for an element, false for a query, whose chain has no arrow in front.
  /// - Returns: The chain, with a line break after each line.
  package func chain(
    from application: String, _ query: Query, outputs: [ElementMatches], isHeaded: Bool = true
  ) -> String {
    let isFound = snapshot.count > 0 && (outputs.last.map { !$0.isEmpty } ?? true)
    var text = isHeaded ? "Query chain:\n →Find: " : "Find: "
    text += application + "\n"
    if isFound { text += output(ElementMatches(0), level: 0) }
    for (place, step) in query.steps.enumerated() {
      let indent = String(repeating: "  ", count: place + 1)
      text += "\(indent)↪\u{FE0E}Find: \(step.text)\n"
      if isFound, place < outputs.count { text += output(outputs[place], level: place + 1) }
    }
    return text
  }

  /// The `debugDescription` of an element: attributes, subtree, path and chain.
  ///
  /// Without an element it is only the chain.
  package func description(
    of element: Int?, from application: String, _ query: Query, outputs: [ElementMatches]
  ) -> String {
    let chain = chain(from: application, query, outputs: outputs)
    guard let element else { return chain }
    return "Attributes: \(row(element))\nElement subtree:\n\(subtree(of: element))"
      + "Path to element:\n\(path(to: element))\(chain)"
  }

  private func output(_ matches: ElementMatches, level: Int) -> String {
    let indent = String(repeating: "  ", count: level + 1)
    return "\(indent)Output: {\n\(rows(matches, indent: 2 * level + 4))\(indent)}\n"
  }
}

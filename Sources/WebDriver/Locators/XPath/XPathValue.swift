/// The value of an XPath expression.
enum XPathValue {
  case nodes([XPathNode])
  case text(String)
  case number(Double)
  case truth(Bool)
}

/// Where an expression is evaluated: a node and its place among those of its step.
struct XPathContext {
  let node: XPathNode
  let position: Int
  let size: Int
}

extension XPathEvaluator {
  func text(_ value: XPathValue) -> String {
    switch value {
    case .nodes(let nodes): nodes.first.map { text(of: $0) } ?? ""
    case .text(let text): text
    case .number(let number): XPathTexts.text(number)
    case .truth(let truth): truth ? "true" : "false"
    }
  }

  func number(_ value: XPathValue) -> Double {
    switch value {
    case .nodes, .text: XPathTexts.number(text(value))
    case .number(let number): number
    case .truth(let truth): truth ? 1 : 0
    }
  }

  func truth(_ value: XPathValue) -> Bool {
    switch value {
    case .nodes(let nodes): !nodes.isEmpty
    case .text(let text): !text.isEmpty
    case .number(let number): number != 0 && !number.isNaN
    case .truth(let truth): truth
    }
  }

  /// Compares as XPath does: nodes by any of their texts.
  func compare(
    _ comparison: XPathComparison, _ left: XPathValue, _ right: XPathValue
  ) throws(LocatorFault) -> Bool {
    switch (left, right) {
    case (.truth, _), (_, .truth):
      return comparison == .equal || comparison == .notEqual
        ? (truth(left) == truth(right)) == (comparison == .equal)
        : holds(comparison, number(.truth(truth(left))), number(.truth(truth(right))))
    case (.nodes(let these), .nodes(let those)):
      for this in these {
        for that in those {
          try count()
          if matches(comparison, .text(text(of: this)), .text(text(of: that))) { return true }
        }
      }
      return false
    case (.nodes(let nodes), let other):
      return nodes.contains { matches(comparison, of: $0, with: other) }
    case (let other, .nodes(let nodes)):
      return nodes.contains { matches(comparison.mirrored, of: $0, with: other) }
    default: return matches(comparison, left, right)
    }
  }

  private func matches(
    _ comparison: XPathComparison, of node: XPathNode, with other: XPathValue
  ) -> Bool {
    if case .number = other {
      return holds(comparison, XPathTexts.number(text(of: node)), number(other))
    }
    return matches(comparison, .text(text(of: node)), other)
  }

  private func matches(
    _ comparison: XPathComparison, _ left: XPathValue, _ right: XPathValue
  ) -> Bool {
    if case .text(let this) = left, case .text(let that) = right,
      comparison == .equal || comparison == .notEqual
    {
      return this.unicodeScalars.elementsEqual(that.unicodeScalars) == (comparison == .equal)
    }
    return holds(comparison, number(left), number(right))
  }

  private func holds(_ comparison: XPathComparison, _ left: Double, _ right: Double) -> Bool {
    switch comparison {
    case .equal: left == right
    case .notEqual: left != right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    }
  }
}

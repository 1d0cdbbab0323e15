import AccessibilityTree

/// Evaluates XPath expressions over a tree.
final class XPathEvaluator {
  let tree: DriverTree
  /// The element that is the root of the document.
  let root: Int
  private var visits = 0

  init(tree: DriverTree, root: Int) {
    self.tree = tree
    self.root = root
  }

  /// Counts a visit; throws when there are too many.
  func count() throws(LocatorFault) {
    visits += 1
    guard visits <= LocatorLimits.visits else { throw LocatorLimits.exceeded("XPath") }
  }

  func value(
    of expression: XPathExpression, _ context: XPathContext
  ) throws(LocatorFault) -> XPathValue {
    try count()
    switch expression {
    case .or(let left, let right):
      if truth(try value(of: left, context)) { return .truth(true) }
      return .truth(truth(try value(of: right, context)))
    case .and(let left, let right):
      guard truth(try value(of: left, context)) else { return .truth(false) }
      return .truth(truth(try value(of: right, context)))
    case .compare(let comparison, let left, let right):
      return .truth(
        try compare(comparison, try value(of: left, context), try value(of: right, context)))
    case .arithmetic(let arithmetic, let left, let right):
      return .number(
        Self.result(
          arithmetic, number(try value(of: left, context)), number(try value(of: right, context))))
    case .negation(let inner): return .number(-number(try value(of: inner, context)))
    case .union(let left, let right):
      return .nodes(Self.ordered(try nodes(of: left, context) + nodes(of: right, context)))
    case .literal(let text): return .text(text)
    case .number(let number): return .number(number)
    case .call(let function, let arguments): return try call(function, arguments, context)
    case .path(let start, let steps): return .nodes(try path(from: start, steps, context))
    }
  }

  func nodes(
    of expression: XPathExpression, _ context: XPathContext
  ) throws(LocatorFault) -> [XPathNode] {
    guard case .nodes(let nodes) = try value(of: expression, context) else {
      throw LocatorFault("The XPath joins or counts values that are not nodes.")
    }
    return nodes
  }

  private static func result(
    _ arithmetic: XPathArithmetic, _ left: Double, _ right: Double
  ) -> Double {
    switch arithmetic {
    case .plus: left + right
    case .minus: left - right
    case .times: left * right
    case .divided: left / right
    case .remainder: left.truncatingRemainder(dividingBy: right)
    }
  }

  // MARK: - Paths

  private func path(
    from start: XPathStart, _ steps: [XPathStep], _ context: XPathContext
  ) throws(LocatorFault) -> [XPathNode] {
    var found: [XPathNode]
    switch start {
    case .document: found = [.document]
    case .context: found = [context.node]
    case .filtered(let expression, let predicates):
      found = try filtered(try nodes(of: expression, context), by: predicates)
    }
    for step in steps {
      var next: [XPathNode] = []
      for node in found { next += try nodes(of: step, from: node) }
      found = Self.ordered(next)
    }
    return found
  }

  private func nodes(of step: XPathStep, from node: XPathNode) throws(LocatorFault) -> [XPathNode] {
    var kept: [XPathNode] = []
    for candidate in try candidates(step.axis, from: node) where passes(candidate, step) {
      try count()
      kept.append(candidate)
    }
    return try filtered(kept, by: step.predicates)
  }

  private func filtered(
    _ nodes: [XPathNode], by predicates: [XPathExpression]
  ) throws(LocatorFault) -> [XPathNode] {
    var nodes = nodes
    for predicate in predicates {
      var kept: [XPathNode] = []
      for (index, node) in nodes.enumerated() {
        let context = XPathContext(node: node, position: index + 1, size: nodes.count)
        let value = try value(of: predicate, context)
        var isKept = truth(value)
        if case .number(let number) = value { isKept = number == Double(index + 1) }
        if isKept { kept.append(node) }
      }
      nodes = kept
    }
    return nodes
  }

  /// The nodes in the order of the document, each once.
  private static func ordered(_ nodes: [XPathNode]) -> [XPathNode] {
    let isRising = zip(nodes, nodes.dropFirst()).allSatisfy { $0 < $1 }
    guard !isRising else { return nodes }
    var rising: [XPathNode] = []
    for node in nodes.sorted() where rising.last != node { rising.append(node) }
    return rising
  }

  private func passes(_ node: XPathNode, _ step: XPathStep) -> Bool {
    switch step.test {
    case .node: return true
    case .nothing: return false
    case .any: return node != .document
    case .type(let type):
      return node.element >= 0 && node.attribute == nil
        && tree.snapshot.type(of: node.element) == type
    case .other(let name): return node.attribute?.rawValue == name
    }
  }

  // MARK: - Axes

  /// The nodes of an axis, the nearest first.
  private func candidates(
    _ axis: XPathAxis, from node: XPathNode
  ) throws(LocatorFault) -> [XPathNode] {
    // From an attribute only its element and the nodes around that can be reached.
    guard node.attribute == nil else { return aroundAttribute(axis, node) }
    switch axis {
    case .itself: return [node]
    case .child: return children(of: node)
    case .descendant: return try elements(below(node))
    case .descendantOrSelf: return [node] + (try elements(below(node)))
    case .parent: return parent(of: node).map { [$0] } ?? []
    case .ancestor: return ancestors(of: node)
    case .ancestorOrSelf: return [node] + ancestors(of: node)
    case .followingSibling: return siblings(of: node).filter { $0.element > node.element }
    case .precedingSibling:
      return siblings(of: node).filter { $0.element < node.element }.reversed()
    case .following:
      guard node != .document else { return [] }
      let end = tree.snapshot.subtree(of: root).upperBound
      return try elements(tree.snapshot.subtree(of: node.element).upperBound..<end)
    case .preceding:
      guard node != .document else { return [] }
      let above = Set(ancestors(of: node).map(\.element))
      return try elements(root..<node.element).filter { !above.contains($0.element) }.reversed()
    case .attribute: return attributes(of: node)
    }
  }

  private func aroundAttribute(_ axis: XPathAxis, _ node: XPathNode) -> [XPathNode] {
    let element = XPathNode(element: node.element)
    switch axis {
    case .itself, .descendantOrSelf: return [node]
    case .parent: return [element]
    case .ancestor: return [element] + ancestors(of: element)
    case .ancestorOrSelf: return [node, element] + ancestors(of: element)
    default: return []
    }
  }

  private func below(_ node: XPathNode) -> Range<Int> {
    guard node != .document else { return tree.snapshot.subtree(of: root) }
    return node.element + 1..<tree.snapshot.subtree(of: node.element).upperBound
  }

  private func elements(_ range: Range<Int>) throws(LocatorFault) -> [XPathNode] {
    visits += range.count
    guard visits <= LocatorLimits.visits else { throw LocatorLimits.exceeded("XPath") }
    return range.map { XPathNode(element: $0) }
  }

  private func children(of node: XPathNode) -> [XPathNode] {
    guard node != .document else { return [XPathNode(element: root)] }
    return tree.snapshot.children(of: node.element).map { XPathNode(element: $0) }
  }

  private func parent(of node: XPathNode) -> XPathNode? {
    guard node != .document else { return nil }
    guard node.element != root else { return .document }
    return tree.snapshot.parent(of: node.element).map { XPathNode(element: $0) }
  }

  private func ancestors(of node: XPathNode) -> [XPathNode] {
    var found: [XPathNode] = []
    var above = parent(of: node)
    while let next = above {
      found.append(next)
      above = parent(of: next)
    }
    return found
  }

  private func siblings(of node: XPathNode) -> [XPathNode] {
    parent(of: node).map { children(of: $0) } ?? []
  }

  /// The attributes that an element has.
  private func attributes(of node: XPathNode) -> [XPathNode] {
    guard node.element >= 0 else { return [] }
    return DriverAttribute.ofPageSource
      .filter { tree.text($0, of: node.element) != nil }
      .map { XPathNode(element: node.element, attribute: $0) }
  }

  func text(of node: XPathNode) -> String {
    guard let attribute = node.attribute else { return "" }
    return tree.text(attribute, of: node.element) ?? ""
  }

  // MARK: - Functions

  private func call(
    _ function: XPathFunction, _ arguments: [XPathExpression], _ context: XPathContext
  ) throws(LocatorFault) -> XPathValue {
    switch function {
    case .last: return .number(Double(context.size))
    case .position: return .number(Double(context.position))
    case .isTrue: return .truth(true)
    case .isFalse: return .truth(false)
    case .count: return .number(Double(try nodes(of: arguments[0], context).count))
    case .sum:
      let nodes = try nodes(of: arguments[0], context)
      return .number(nodes.reduce(0) { $0 + XPathTexts.number(text(of: $1)) })
    default:
      var values: [XPathValue] = []
      for argument in arguments { values.append(try value(of: argument, context)) }
      if values.isEmpty { values.append(.nodes([context.node])) }
      return try result(of: function, values)
    }
  }

  private func result(
    of function: XPathFunction, _ values: [XPathValue]
  ) throws(LocatorFault) -> XPathValue {
    switch function {
    case .not: return .truth(!truth(values[0]))
    case .boolean: return .truth(truth(values[0]))
    case .number: return .number(number(values[0]))
    case .floor: return .number(number(values[0]).rounded(.down))
    case .ceiling: return .number(number(values[0]).rounded(.up))
    case .round: return .number(XPathTexts.rounded(number(values[0])))
    case .name, .localName:
      guard case .nodes(let nodes) = values[0] else {
        throw LocatorFault("The XPath asks for the name of a value that is not a node.")
      }
      return .text(nodes.first.map { name(of: $0) } ?? "")
    default: return textResult(of: function, values.map { text($0) }, values)
    }
  }

  private func textResult(
    of function: XPathFunction, _ texts: [String], _ values: [XPathValue]
  ) -> XPathValue {
    switch function {
    case .contains: .truth(XPathTexts.contains(texts[0], texts[1]))
    case .startsWith: .truth(XPathTexts.starts(texts[0], with: texts[1]))
    case .substringBefore: .text(XPathTexts.before(texts[0], texts[1]))
    case .substringAfter: .text(XPathTexts.after(texts[0], texts[1]))
    case .substring:
      .text(
        XPathTexts.part(
          texts[0], from: number(values[1]), count: values.count > 2 ? number(values[2]) : nil))
    case .translate: .text(XPathTexts.translated(texts[0], texts[1], texts[2]))
    case .stringLength: .number(Double(texts[0].unicodeScalars.count))
    case .normalizeSpace: .text(XPathTexts.normalized(texts[0]))
    case .concat: .text(texts.joined())
    default: .text(texts[0])
    }
  }

  private func name(of node: XPathNode) -> String {
    if let attribute = node.attribute { return attribute.rawValue }
    return node.element >= 0 ? tree.typeName(of: node.element) : ""
  }
}

import AccessibilityTree

/// An XPath 1.0 expression over the page source: all axes but `namespace`, predicates, functions
/// over nodes, texts and numbers; no variables.
package struct XPath: Sendable {
  private let expression: XPathExpression
  private let text: String

  /// Reads an expression.
  package init(_ text: String) throws(LocatorFault) {
    self.text = text
    var parser = try XPathParser(text)
    expression = try parser.read()
  }

  /// The elements that the expression selects from an element, in the order of the tree.
  ///
  /// If it is limited, the element is the root of the document, as drivers have it by default:
  /// nothing outside of it is found.
  package func matches(
    in tree: DriverTree, from element: Int, isLimited: Bool = true
  ) throws(LocatorFault) -> [Int] {
    let evaluator = XPathEvaluator(tree: tree, root: isLimited ? element : 0)
    let context = XPathContext(node: XPathNode(element: element), position: 1, size: 1)
    guard case .nodes(let nodes) = try evaluator.value(of: expression, context) else {
      throw LocatorFault(
        "The XPath \"\(LocatorFault.shown(text))\" is a text, number, true or false; it selects no "
          + "elements.")
    }
    guard nodes.allSatisfy({ $0.attribute == nil }) else {
      throw LocatorFault(
        "The XPath \"\(LocatorFault.shown(text))\" selects attributes, and a lookup finds elements."
      )
    }
    return nodes.map(\.element).filter { $0 >= 0 }
  }
}

/// A node of the page source: an element, one of its attributes, or the document around the root.
struct XPathNode: Sendable, Hashable, Comparable {
  let element: Int
  var attribute: DriverAttribute?

  static let document = XPathNode(element: -1)

  private var order: Int {
    guard let attribute else { return 0 }
    return 1 + (DriverAttribute.allCases.firstIndex(of: attribute) ?? 0)
  }

  static func < (left: XPathNode, right: XPathNode) -> Bool {
    left.element != right.element ? left.element < right.element : left.order < right.order
  }
}

/// An expression of XPath.
indirect enum XPathExpression: Sendable {
  case or(XPathExpression, XPathExpression)
  case and(XPathExpression, XPathExpression)
  case compare(XPathComparison, XPathExpression, XPathExpression)
  case arithmetic(XPathArithmetic, XPathExpression, XPathExpression)
  case negation(XPathExpression)
  case union(XPathExpression, XPathExpression)
  case literal(String)
  case number(Double)
  case call(XPathFunction, [XPathExpression])
  case path(XPathStart, [XPathStep])
}

/// Where a path begins.
enum XPathStart: Sendable {
  case document
  case context
  case filtered(XPathExpression, [XPathExpression])
}

/// One step of a path.
struct XPathStep: Sendable {
  var axis: XPathAxis
  var test: XPathTest
  var predicates: [XPathExpression] = []
}

/// The ways from a node to others.
enum XPathAxis: String, Sendable, CaseIterable {
  case child, descendant, parent, ancestor, following, preceding, attribute
  case itself = "self"
  case descendantOrSelf = "descendant-or-self"
  case ancestorOrSelf = "ancestor-or-self"
  case followingSibling = "following-sibling"
  case precedingSibling = "preceding-sibling"
}

/// Which nodes of an axis a step keeps.
enum XPathTest: Sendable {
  case any
  case type(ElementType)
  /// An element or attribute with a name that no element has.
  case other(String)
  case node
  /// The texts and comments of a page source, which has none.
  case nothing
}

enum XPathComparison: String, Sendable {
  case equal = "="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="

  /// The comparison with its sides exchanged.
  var mirrored: XPathComparison {
    switch self {
    case .equal, .notEqual: self
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    }
  }
}

enum XPathArithmetic: String, Sendable {
  case plus = "+"
  case minus = "-"
  case times = "*"
  case divided = "div"
  case remainder = "mod"
}

import AccessibilityTree
import PredicateFormat

/// A locator of a client: a strategy and a value.
package struct ElementLocator: Sendable {
  private enum Form {
    case identifier(String)
    case type(ElementType)
    case predicate(DriverPredicate)
    case chain(ClassChain)
    case path(XPath)
    case attribute(DriverAttribute, String, isPart: Bool)
  }

  private let form: Form

  /// The strategies by the names that clients send.
  package static let strategies = [
    "accessibility id", "id", "name", "class name", "tag name", "-ios predicate string",
    "-ios class chain", "xpath", "link text", "partial link text",
  ]

  /// Reads a locator.
  package init(using strategy: String, value: String) throws(LocatorFault) {
    guard value.utf8.count <= LocatorLimits.bytes else {
      throw LocatorFault(
        "The locator is longer than \(LocatorLimits.bytes) bytes, which is the limit.")
    }
    switch strategy {
    case "accessibility id", "id", "name": form = .identifier(value)
    case "class name", "tag name": form = .type(try Self.type(value))
    case "-ios predicate string", "predicate string":
      form = .predicate(try DriverPredicate(value))
    case "-ios class chain", "class chain": form = .chain(try ClassChain(value))
    case "xpath": form = .path(try XPath(value))
    case "link text", "partial link text":
      form = try Self.attribute(value, isPart: strategy != "link text")
    default:
      let nearest = NearestName.of(strategy, in: Self.strategies)
      throw LocatorFault(
        "There is no locator strategy \"\(LocatorFault.shown(strategy))\"; the known ones are "
          + Self.strategies.joined(separator: ", ")
          + (nearest.map { "; did you mean \($0)?" } ?? "."))
    }
  }

  /// The elements that the locator finds, in the order of the tree.
  ///
  /// A lookup from an element finds it too, except by steps of a chain or a path, which lead away
  /// from it.
  package func matches(
    in tree: DriverTree, from root: Int = 0, limitsPath: Bool = true
  ) throws(LocatorFault) -> [Int] {
    let nodes = tree.snapshot.subtree(of: root)
    switch form {
    case .identifier(let text):
      let query = Query().descendants(.any).identified(by: text)
      let found = Resolver().resolve(query, in: IndexedSnapshot(tree.snapshot), from: root)
      let isRoot = DriverTree.identifying.contains {
        tree.snapshot.text($0, of: root) == text && !text.isEmpty
      }
      return (isRoot ? [root] : []) + found
    case .type(let type):
      return nodes.filter { type == .any || tree.snapshot.type(of: $0) == type }
    case .predicate(let predicate):
      var found: [Int] = []
      for node in nodes where try predicate.holds(for: node, in: tree) { found.append(node) }
      return found
    case .chain(let chain): return try chain.matches(in: tree, from: root)
    case .path(let path): return try path.matches(in: tree, from: root, isLimited: limitsPath)
    case .attribute(let attribute, let text, let isPart):
      return nodes.filter { node in
        guard let value = tree.text(attribute, of: node) else { return false }
        return isPart ? value.contains(text) : value == text
      }
    }
  }

  private static func type(_ name: String) throws(LocatorFault) -> ElementType {
    if name == "*" { return .any }
    if let type = ElementTypeNames.type(name) { return type }
    let nearest = NearestName.of(name, in: ElementTypeNames.all).map { "; did you mean \($0)?" }
    throw LocatorFault(
      "There is no class name \"\(LocatorFault.shown(name))\"; class names are XCUIElementType and "
        + "a type, such as XCUIElementTypeButton" + (nearest ?? "."))
  }

  /// The locator of a link text, which in iOS drivers is an attribute and its value: `label=Add`.
  private static func attribute(
    _ text: String, isPart: Bool
  ) throws(LocatorFault) -> Form {
    let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard sides.count == 2, let attribute = DriverAttribute(clientName: String(sides[0])) else {
      throw LocatorFault(
        "A link text is an attribute, = and its value, such as label=Add, and not "
          + "\"\(LocatorFault.shown(text))\".")
    }
    return .attribute(attribute, String(sides[1]), isPart: isPart)
  }
}

extension DriverTree {
  fileprivate static let identifying = ElementAttribute.allCases
}

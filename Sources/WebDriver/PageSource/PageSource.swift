import AccessibilityTree
package import SimulatedApp

/// A tree as the page source of drivers, in each of their formats.
package struct PageSource {
  let tree: DriverTree
  /// The bundle identifier of the app, which its element shows; nil for none.
  let bundle: String?
  /// The attributes that are left out.
  let excluded: Set<DriverAttribute>
  /// How many levels below the app are shown.
  let depth: Int

  /// Describes a tree; by default whole.
  package init(
    _ tree: DriverTree, bundle: String? = nil, excluding excluded: Set<DriverAttribute> = [],
    depth: Int = .max
  ) {
    self.tree = tree
    self.bundle = bundle
    self.excluded = excluded
    self.depth = depth
  }

  /// The source as XML; Appium wraps it in a tag.
  package func xml(isForAppium: Bool = true) -> String {
    var writer = XMLSourceWriter(source: self)
    return writer.text(isForAppium: isForAppium)
  }

  /// The source as objects, with the keys of WebDriverAgent.
  package func json() -> JSONNode { object(0) }

  /// The source as XCUITest prints trees.
  package func description() -> String { TreeText(tree.snapshot).subtree() }

  private func object(_ node: Int) -> JSONNode {
    var members = JSONMembers()
    members.add("type", tree.snapshot.type(of: node).name)
    let identifier = tree.snapshot.identifier(of: node)
    members.add("rawIdentifier", identifier.isEmpty ? JSONNode(.null) : .text(identifier))
    for attribute in [DriverAttribute.name, .value, .label] where !excluded.contains(attribute) {
      members.add(
        attribute.rawValue, tree.text(attribute, of: node).map { .text($0) } ?? JSONNode(.null))
    }
    members.add("rect", tree.rect(of: node).json)
    members.add("frame", tree.frameText(of: node))
    for (key, attribute) in Self.flags where !excluded.contains(attribute) {
      members.add(key, tree.flag(attribute, of: node) ? "1" : "0")
    }
    if let placeholder = tree.snapshot.placeholderValue(of: node) {
      members.add("placeholderValue", placeholder)
    }
    if !excluded.contains(.traits) { members.add("traits", tree.traits(of: node)) }
    if node == 0 { members.add("bundleId", bundle) }
    if tree.snapshot.depth(of: node) < depth {
      members.add("children", list: Array(tree.snapshot.children(of: node))) { object($0) }
    }
    return members.node
  }

  private static let flags: [(String, DriverAttribute)] = [
    ("isEnabled", .enabled), ("isVisible", .visible), ("isAccessible", .accessible),
    ("isFocused", .focused),
  ]
}

extension DriverRect {
  /// The rectangle as an object with four members.
  package var json: JSONNode {
    var members = JSONMembers()
    for (key, value) in [("x", x), ("y", y), ("width", width), ("height", height)] {
      members.add(key, JSONNode(.integer(Int64(value))))
    }
    return members.node
  }
}

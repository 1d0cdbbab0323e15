import AccessibilityTree
package import PredicateFormat

extension DriverTree {
  /// The text of an attribute, as in page sources and responses; nil for an absent one.
  package func text(_ attribute: DriverAttribute, of node: Int) -> String? {
    switch attribute {
    case .type: typeName(of: node)
    case .value: value(of: node)
    case .name: name(of: node)
    case .label: label(of: node)
    case .x: String(rect(of: node).x)
    case .y: String(rect(of: node).y)
    case .width: String(rect(of: node).width)
    case .height: String(rect(of: node).height)
    case .index: String(number(of: node))
    case .placeholderValue: snapshot.placeholderValue(of: node)
    case .traits: traits(of: node)
    case .identifier: snapshot.identifier(of: node)
    case .title: snapshot.title(of: node)
    case .elementType: String(snapshot.type(of: node).rawValue)
    case .rect: nil
    case .frame: frameText(of: node)
    case .enabled, .visible, .accessible, .hittable, .selected, .focused, .accessibilityContainer,
      .hasKeyboardFocus:
      flag(attribute, of: node) ? "true" : "false"
    }
  }

  /// The value of an attribute for predicates, where flags and numbers are not texts.
  package func formatValue(_ attribute: DriverAttribute, of node: Int) -> FormatValue {
    switch attribute {
    case .x, .y, .width, .height, .index, .elementType:
      text(attribute, of: node).flatMap { Int64($0) }.map { .integer($0) } ?? .null
    case .rect:
      FormatValue.record(
        ["x", "y", "width", "height"].reduce(into: [:]) { record, key in
          record[key] = DriverAttribute(rawValue: key).map { formatValue($0, of: node) }
        })
    case .frame:
      Self.record(snapshot.frame(of: node))
    case .enabled, .visible, .accessible, .hittable, .selected, .focused, .accessibilityContainer,
      .hasKeyboardFocus:
      .bool(flag(attribute, of: node))
    default: text(attribute, of: node).map { .string($0) } ?? .null
    }
  }

  /// Whether an attribute that is on or off is on; false for all others.
  package func flag(_ attribute: DriverAttribute, of node: Int) -> Bool {
    switch attribute {
    case .enabled: snapshot.flags(of: node).contains(.isEnabled)
    case .visible: isVisible(node)
    case .accessible: isAccessible(node)
    case .hittable: isHittable(node)
    case .selected: isSelected(node)
    case .focused, .hasKeyboardFocus: snapshot.flags(of: node).contains(.hasKeyboardFocus)
    case .accessibilityContainer:
      !isAccessible(node) && snapshot.subtree(of: node).dropFirst().contains { isAccessible($0) }
    default: false
    }
  }

  /// The number of an element among its siblings, from 0.
  package func number(of node: Int) -> Int {
    numbers.indices.contains(node) ? Int(numbers[node]) : 0
  }

  /// The frame as drivers write it: `{{0, 0}, {390, 844}}`.
  package func frameText(of node: Int) -> String {
    let rect = rect(of: node)
    return "{{\(rect.x), \(rect.y)}, {\(rect.width), \(rect.height)}}"
  }

  private static func record(_ frame: ElementFrame) -> FormatValue {
    .record([
      "origin": .record(["x": .real(frame.x), "y": .real(frame.y)]),
      "size": .record(["width": .real(frame.width), "height": .real(frame.height)]),
    ])
  }
}

/// An element as the predicates of drivers see it.
struct DriverSubject: FormatSubject {
  let tree: DriverTree
  let node: Int

  static let keys = DriverAttribute.allCases.map(\.rawValue)

  var formatKeys: [String] { Self.keys }

  func formatValue(forKey key: String) -> FormatValue? {
    DriverAttribute(clientName: key).map { tree.formatValue($0, of: node) }
  }
}

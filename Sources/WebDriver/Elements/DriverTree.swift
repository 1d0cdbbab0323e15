package import AccessibilityTree

/// An accessibility tree with what drivers add to it: visibility, and indices among siblings.
package final class DriverTree: Sendable {
  /// The tree.
  package let snapshot: ElementSnapshot
  /// Whether a part of each element is on the screen and inside all containers that clip it.
  let visible: [Bool]
  /// The number of each element among its siblings, from 0.
  let numbers: [Int32]

  /// Describes a tree.
  package init(_ snapshot: ElementSnapshot) {
    self.snapshot = snapshot
    let count = snapshot.count
    var visible = [Bool](repeating: false, count: count)
    var numbers = [Int32](repeating: 0, count: count)
    var children = [Int32](repeating: 0, count: count)
    let screen = snapshot.screenFrame
    var windows = [ElementFrame](repeating: screen, count: count)
    for node in 0..<count {
      let parent = snapshot.parent(of: node)
      if let parent {
        numbers[node] = children[parent]
        children[parent] += 1
      }
      let window = parent.map { windows[$0] } ?? screen
      let frame = snapshot.frame(of: node)
      let seen = frame.isFinite ? frame.intersection(window) : .zero
      visible[node] = !seen.isEmpty
      windows[node] = snapshot.clips(node) ? seen : window
    }
    self.visible = visible
    self.numbers = numbers
  }

  /// The kind of an element as drivers write it: `XCUIElementTypeButton`.
  package func typeName(of node: Int) -> String { ElementTypeNames.name(snapshot.type(of: node)) }

  /// The identifier, else the label; nil if both are empty.
  package func name(of node: Int) -> String? {
    let identifier = snapshot.identifier(of: node)
    return identifier.isEmpty ? Self.unlessEmpty(snapshot.label(of: node)) : identifier
  }

  /// The label; nil if it is empty, but not for a field.
  package func label(of node: Int) -> String? {
    let label = snapshot.label(of: node)
    switch snapshot.type(of: node) {
    case .textField, .secureTextField: return label
    default: return Self.unlessEmpty(label)
    }
  }

  /// The value as drivers report it: the label of a text, `1` for a selected button, the
  /// placeholder of an empty field.
  package func value(of node: Int) -> String? {
    let value = snapshot.value(of: node).flatMap(Self.unlessEmpty)
    switch snapshot.type(of: node) {
    case .staticText: return value ?? Self.unlessEmpty(snapshot.label(of: node))
    case .button: return value ?? (isSelected(node) ? "1" : nil)
    case .switch:
      return value.map { ["1", "on", "true", "yes"].contains($0.lowercased()) ? "1" : "0" } ?? "0"
    case .textField, .secureTextField, .searchField, .textView:
      return value ?? snapshot.placeholderValue(of: node).flatMap(Self.unlessEmpty)
    default: return value
    }
  }

  /// The text of an element: its value, else its label.
  package func text(of node: Int) -> String { value(of: node) ?? label(of: node) ?? "" }

  /// Whether an element is selected.
  package func isSelected(_ node: Int) -> Bool {
    snapshot.flags(of: node).contains(.isSelected)
  }

  /// Whether a part of an element is on the screen.
  package func isVisible(_ node: Int) -> Bool { visible.indices.contains(node) && visible[node] }

  /// Whether VoiceOver would stop at an element: a control, a text, a picture with a name, or
  /// another named element without children.
  package func isAccessible(_ node: Int) -> Bool {
    switch snapshot.type(of: node) {
    case .button, .staticText, .textField, .secureTextField, .searchField, .textView, .switch,
      .slider, .link, .key, .icon, .pageIndicator, .progressIndicator, .activityIndicator,
      .pickerWheel, .tab, .toggle, .checkBox, .radioButton, .menuItem:
      true
    case .image, .other, .cell:
      name(of: node) != nil && snapshot.subtree(of: node).count == 1
    default: false
    }
  }

  /// The frame in whole points, grown to cover the element; zeros for an element without a place.
  package func rect(of node: Int) -> DriverRect {
    let frame = snapshot.frame(of: node)
    guard frame.isFinite else { return DriverRect(x: 0, y: 0, width: 0, height: 0) }
    let left = frame.x.rounded(.down)
    let top = frame.y.rounded(.down)
    return DriverRect(
      x: Self.whole(left), y: Self.whole(top),
      width: Self.whole((frame.x + frame.width).rounded(.up) - left),
      height: Self.whole((frame.y + frame.height).rounded(.up) - top))
  }

  /// The named traits, joined by commas, as drivers write them: `Button, Selected`.
  package func traits(of node: Int) -> String {
    let traits = snapshot.traits(of: node)
    guard traits != [] else { return "" }
    return traits.names.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: ", ")
  }

  /// Whether a touch would reach an element.
  package func isHittable(_ node: Int) -> Bool { snapshot.hit(node).point != nil }

  private static func unlessEmpty(_ text: String) -> String? { text.isEmpty ? nil : text }

  private static func whole(_ number: Double) -> Int {
    Int(min(max(number, -1e9), 1e9))
  }
}

/// A rectangle in whole points.
package struct DriverRect: Sendable, Equatable {
  /// The left edge.
  package let x: Int
  /// The top edge.
  package let y: Int
  /// The width.
  package let width: Int
  /// The height.
  package let height: Int
}

/// The names of element types in drivers.
enum ElementTypeNames {
  static let prefix = "XCUIElementType"

  private static let names = ElementType.allCases.map { prefix + $0.name }

  private static let types = Dictionary(uniqueKeysWithValues: zip(names, ElementType.allCases))

  static func name(_ type: ElementType) -> String { names[Int(type.rawValue)] }

  /// The type with a name such as `XCUIElementTypeCell`; nil for other names.
  static func type(_ name: String) -> ElementType? { types[name] }

  static var all: [String] { names }
}

import AccessibilityTree
import SimulatedApp

/// Converts the elements of a tree to elements of a screen file, each at its place.
///
/// Screen files limit nesting. In a deeper tree, plain elements of type `other` are replaced by
/// their children; if that is not enough, elements are moved next to their parents.
struct ElementWriter {
  /// The size given to an element without one, in points, since an element of size 0 would be
  /// absent.
  static let leastSize = 0.01

  /// The numbers of elements that could not be kept unchanged.
  struct Losses: Equatable {
    /// Plain elements that were left out because of the depth.
    var leftOut = 0
    /// Elements that were moved next to their parents.
    var lifted = 0
    /// Elements whose frame is not a number.
    var placeless = 0
    var untyped = 0
  }

  private let tree: ElementSnapshot
  private let heights: [UInt16]
  private(set) var losses = Losses()

  init(_ tree: ElementSnapshot) {
    self.tree = tree
    var heights = [UInt16](repeating: 1, count: tree.count)
    for index in stride(from: tree.count - 1, to: 0, by: -1) {
      guard let parent = tree.parent(of: index) else { continue }
      heights[parent] = max(heights[parent], heights[index] + 1)
    }
    self.heights = heights
  }

  /// The children of an element, limited to a depth and placed relative to a corner.
  mutating func children(
    of index: Int, room: Int, from corner: ElementPoint
  ) -> [ElementDefinition] {
    tree.children(of: index).flatMap { elements($0, room: room, from: corner) }
  }

  /// An element with everything below it; several elements if it could not stay their parent.
  mutating func elements(
    _ index: Int, room: Int, from corner: ElementPoint
  ) -> [ElementDefinition] {
    if Int(heights[index]) > room, isPlain(index) {
      losses.leftOut += 1
      return children(of: index, room: room, from: corner)
    }
    var element = element(index, from: corner)
    guard room > 1 else {
      let beside = children(of: index, room: room, from: corner)
      losses.lifted += tree.children(of: index).reduce(0) { count, _ in count + 1 }
      return [element] + beside
    }
    let own = place(of: index)
    element.children = children(
      of: index, room: room - 1, from: ElementPoint(x: own.x, y: own.y))
    return [element]
  }

  /// An element without children, placed relative to a corner.
  mutating func element(_ index: Int, from corner: ElementPoint) -> ElementDefinition {
    var type = tree.type(of: index)
    if type == .any {
      losses.untyped += 1
      type = .other
    }
    var element = ElementDefinition(
      type, identifier: .literal(tree.identifier(of: index)),
      label: .literal(tree.label(of: index)), title: .literal(tree.title(of: index)),
      value: tree.value(of: index).map { .literal($0) },
      placeholder: tree.placeholderValue(of: index).map { .literal($0) })
    element.traits = ownTraits(of: index)
    element.isEnabled = .literal(tree.flags(of: index).contains(.isEnabled))
    element.isSelected = .literal(tree.flags(of: index).contains(.isSelected))
    element.marks = marks(of: index)
    if !tree.frame(of: index).isFinite { losses.placeless += 1 }
    let frame = place(of: index)
    element.placement = ElementDefinition.Placement(
      x: Self.rounded(frame.x - corner.x), y: Self.rounded(frame.y - corner.y),
      width: Self.size(frame.width), height: Self.size(frame.height))
    return element
  }

  /// The states that screens do not decide by themselves.
  private func marks(of index: Int) -> [ElementMark] {
    let marks: [(ElementFlags, ElementMark)] = [
      (.hasFocus, .focused), (.hasKeyboardFocus, .keyboardFocused), (.isMainWindow, .main),
      (.isInvisible, .invisible),
    ]
    let flags = tree.flags(of: index)
    return marks.filter { flags.contains($0.0) }.map(\.1) + (isBlank(index) ? [.blank] : [])
  }

  /// Whether a field is empty and has no value, not even its placeholder.
  private func isBlank(_ index: Int) -> Bool {
    tree.type(of: index).takesText && tree.value(of: index) == nil
      && tree.placeholderValue(of: index)?.isEmpty == false
  }

  /// Traits besides those that follow from the type and states.
  private func ownTraits(of index: Int) -> ElementTraits {
    let known = ElementTraits.named.reduce(into: ElementTraits()) { $0.insert($1.trait) }
    var traits = tree.traits(of: index).intersection(known)
    traits.subtract([.selected, .notEnabled])
    return traits
  }

  private func isPlain(_ index: Int) -> Bool {
    let type = tree.type(of: index)
    return (type == .other || type == .any) && tree.textIsEmpty(of: index)
      && tree.flags(of: index).contains(.isEnabled) && !tree.flags(of: index).contains(.isSelected)
      && marks(of: index).allSatisfy { $0 == .invisible }
  }

  /// The frame rounded for a file; an invalid one is put at the corner of the screen.
  private func place(of index: Int) -> ElementFrame {
    let frame = tree.frame(of: index)
    guard frame.isFinite else { return .zero }
    let limit = 100_000.0
    return ElementFrame(
      x: min(max(frame.x, -limit), limit), y: min(max(frame.y, -limit), limit),
      width: min(max(frame.width, 0), limit), height: min(max(frame.height, 0), limit))
  }

  private static func size(_ length: Double) -> Double { max(rounded(length), leastSize) }

  /// Rounds to thousandths of a point, so that differences of tenths look like that in the file.
  static func rounded(_ number: Double) -> Double {
    let rounded = (number * 1_000).rounded() / 1_000
    return rounded == 0 ? 0 : rounded
  }
}

extension ElementSnapshot {
  /// Whether an element has no words at all.
  func textIsEmpty(of index: Int) -> Bool {
    identifier(of: index).isEmpty && label(of: index).isEmpty && title(of: index).isEmpty
      && (value(of: index) ?? "").isEmpty && (placeholderValue(of: index) ?? "").isEmpty
  }
}

import AccessibilityTree

/// A seeded stream of numbers (SplitMix64), so that every failing case can be made again.
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ limit: Int) -> Int {
    Int(next() % UInt64(max(limit, 1)))
  }

  mutating func pick<Item>(_ items: [Item]) -> Item {
    items[below(items.count)]
  }
}

/// An element of a tree made the plain way, to check the arena against.
final class PlainElement {
  let attributes: ElementAttributes
  var children: [PlainElement] = []
  var number = 0

  init(_ attributes: ElementAttributes) {
    self.attributes = attributes
  }

  /// All elements below, in pre-order; call it only when the tree is complete.
  private(set) lazy var below: [PlainElement] = children.flatMap { [$0] + $0.below }

  func text(_ attribute: ElementAttribute) -> String? {
    switch attribute {
    case .identifier: return attributes.identifier
    case .label: return attributes.label
    case .title: return attributes.title
    case .value: return attributes.value
    case .placeholderValue: return attributes.placeholderValue
    }
  }
}

/// Random trees and queries over a small vocabulary, so that matches are common.
enum RandomTree {
  static let types: [ElementType] = [.other, .button, .cell, .staticText, .any]
  static let texts = [
    "", "a", "ab", "b", "ba", "K", "\u{212A}", "\u{E9}", "e\u{301}", "x\u{E9}y", "a\r\nb", ";",
    "\u{37E}", "\u{C5}", "\u{212B}", "\u{767B}\u{5F55}", "aab",
  ]

  static func make(_ numbers: inout SeededNumbers, size: Int) -> PlainElement {
    let root = PlainElement(ElementAttributes(type: .application, label: "App"))
    var all = [root]
    for token in 1..<max(size, 2) {
      let child = PlainElement(attributes(&numbers, token: Int32(token % 11)))
      let reach = numbers.below(3) == 0 ? all.count : min(all.count, 3)
      all[all.count - 1 - numbers.below(reach)].children.append(child)
      all.append(child)
    }
    for (number, element) in ([root] + root.below).enumerated() { element.number = number }
    return root
  }

  private static func attributes(
    _ numbers: inout SeededNumbers, token: Int32
  ) -> ElementAttributes {
    var made = ElementAttributes(type: numbers.pick(Array(types.dropLast())), token: token)
    if numbers.below(2) == 0 { made.identifier = numbers.pick(texts) }
    if numbers.below(2) == 0 { made.label = numbers.pick(texts) }
    if numbers.below(8) == 0 { made.title = numbers.pick(texts) }
    if numbers.below(3) == 0 { made.value = numbers.pick(texts) }
    if numbers.below(6) == 0 { made.placeholderValue = numbers.pick(texts) }
    made.isEnabled = numbers.below(4) > 0
    made.isSelected = numbers.below(4) == 0
    if numbers.below(24) == 0 { made.flags.insert(.coversScreen) }
    return made
  }

  static func test(_ numbers: inout SeededNumbers, depth: Int = 0) -> ElementTest {
    let attribute = numbers.pick(ElementAttribute.allCases)
    let text = numbers.pick(texts)
    switch numbers.below(depth > 2 ? 9 : 13) {
    case 0: return .anyIdentifying(text)
    case 1: return .equals(attribute, text)
    case 2: return .contains(attribute, text)
    case 3: return .hasPrefix(attribute, text)
    case 4: return .hasSuffix(attribute, text)
    case 5: return .type(numbers.pick(types))
    case 6: return .flag(.isEnabled, numbers.below(2) == 0)
    case 7: return numbers.below(2) == 0 ? .all : .none
    case 8: return .custom("token is odd") { $0.token % 2 == 1 }
    case 9: return .not(test(&numbers, depth: depth + 1))
    case 10, 11: return .and(parts(&numbers, depth: depth))
    default: return .or(parts(&numbers, depth: depth))
    }
  }

  private static func parts(_ numbers: inout SeededNumbers, depth: Int) -> [ElementTest] {
    (0..<numbers.below(3)).map { _ in test(&numbers, depth: depth + 1) }
  }

  static func step(_ numbers: inout SeededNumbers) -> QueryStep {
    let text: String? = numbers.below(3) == 0 ? nil : numbers.pick(texts)
    switch numbers.below(14) {
    case 0, 1, 2: return .descendants(numbers.pick(types))
    case 3, 4: return .children(numbers.pick(types))
    case 5, 6: return .matching(test(&numbers), text: "?")
    case 7: return .matchingType(numbers.pick(types), identifier: text)
    case 8: return .containing(test(&numbers), text: "?")
    case 9: return .containingType(numbers.pick(types), identifier: text)
    case 10: return .index(numbers.below(6) - 1)
    case 11: return numbers.below(3) == 0 ? .first : .descendants(.any)
    case 12: return .identified(by: numbers.pick(texts))
    default:
      guard numbers.below(3) == 0 else { return .descendants(numbers.pick(types)) }
      return .identity((0..<numbers.below(4)).map { _ in Int32(numbers.below(12)) })
    }
  }
}

extension SnapshotBuilder {
  /// Appends a plain element with all below it.
  mutating func append(_ element: PlainElement) {
    begin(element.attributes)
    for child in element.children { append(child) }
    end()
  }
}

/// The snapshot of a tree made the plain way.
func snapshot(of root: PlainElement) -> ElementSnapshot {
  var builder = SnapshotBuilder()
  builder.append(root)
  return builder.finish()
}

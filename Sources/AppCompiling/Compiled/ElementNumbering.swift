import AccessibilityTree
import AppModel
import VirtualTime

/// Numbers the elements of a Swift screen so that an element keeps its number from view to view.
///
/// Elements are told apart by type and fixed identifier or label, those that share them by their
/// order; so the number does not depend on what was shown before.
struct ElementNumbering {
  let screen: String
  private var counts: [String: Int] = [:]

  init(screen: String) { self.screen = screen }

  /// The number of the next element.
  mutating func number(of element: ElementDefinition) -> Int {
    var key = "\(element.type.rawValue)"
    if case .literal(let words) = element.identifier, !words.isEmpty {
      key += " id " + words
    } else if case .literal(let words) = element.label, !words.isEmpty {
      key += " label " + words
    }
    let count = counts[key, default: 0]
    counts[key] = count + 1
    // The numbers of other screens are counted from 1 and never come so far.
    return Int(truncatingIfNeeded: stableHash("\(screen) \(count) \(key)".utf8) >> 2 | 1 << 61)
  }
}

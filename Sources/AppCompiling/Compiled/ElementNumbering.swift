import AccessibilityTree
import AppModel
import VirtualTime

/// Numbers the elements of a Swift screen so that an element keeps its number in every view.
///
/// Elements are distinguished by type and by fixed identifier or label; elements that share these
/// are distinguished by their order. The number therefore does not depend on earlier views. A cell
/// with commands has one for each view that it is drawn for: swiped, it stays so when rows above it
/// come or go.
struct ElementNumbering {
  let screen: String
  private var counts: [String: Int] = [:]

  init(screen: String) { self.screen = screen }

  /// The number of the next element.
  mutating func number(of element: ElementDefinition) -> Int {
    var key = "\(element.type.rawValue)"
    if element.hasControl, element.control.place != 0 {
      key += " place \(element.control.place)"
    } else if case .literal(let words) = element.identifier, !words.isEmpty {
      key += " id " + words
    } else if case .literal(let words) = element.label, !words.isEmpty {
      key += " label " + words
    }
    let count = counts[key, default: 0]
    counts[key] = count + 1
    // The numbers of other screens start at 1 and never become this large.
    return Int(truncatingIfNeeded: stableHash("\(screen) \(count) \(key)".utf8) >> 2 | 1 << 61)
  }
}

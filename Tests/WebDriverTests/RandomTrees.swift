import AccessibilityTree
import SeededCases
import WebDriver

/// Small trees with few names, so that random locators find something.
enum RandomTrees {
  static let types: [ElementType] = [.window, .other, .button, .cell, .staticText, .textField]
  static let names = ["", "a", "b", "ab", "Add", "x<y&\"z\"", "é"]

  static func tree(_ numbers: inout SeededNumbers) -> DriverTree {
    var builder = SnapshotBuilder()
    builder.begin(attributes(.application, &numbers))
    var depth = 0
    for _ in 0..<numbers.below(24) {
      while depth > 0, numbers.below(3) == 0 {
        builder.end()
        depth -= 1
      }
      builder.begin(attributes(numbers.one(of: types), &numbers))
      depth += 1
    }
    for _ in 0...depth { builder.end() }
    return DriverTree(builder.finish())
  }

  private static func attributes(
    _ type: ElementType, _ numbers: inout SeededNumbers
  ) -> ElementAttributes {
    var attributes = ElementAttributes(type: type)
    attributes.identifier = numbers.one(of: names)
    attributes.label = numbers.one(of: names)
    attributes.value = numbers.below(3) == 0 ? numbers.one(of: names) : nil
    let place = Double(numbers.below(40) * 20)
    attributes.frame = ElementFrame(x: place, y: place / 2, width: 44.5, height: 30)
    if type == .application {
      attributes.frame = ElementFrame(x: 0, y: 0, width: 390, height: 844)
    }
    if numbers.below(4) == 0 { attributes.isEnabled = false }
    if numbers.below(4) == 0 { attributes.isSelected = true }
    return attributes
  }
}

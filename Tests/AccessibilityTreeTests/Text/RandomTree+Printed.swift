import AccessibilityTree

extension RandomTree {
  /// Texts as they trouble a reader of rows: quotes, line ends, commas, words of the grammar.
  private static let awkward = [
    "", "it's", "'", "''", "a, b", "Disabled", "two\nlines", "cr\r\nlf", "value: 1", "\u{767B}",
    "e\u{301}", "label: 'x'", "a longer text than eighteen", "18 characters long",
    "19 characters longs", "\u{1F469}\u{200D}\u{1F467}", " ", "{{0, 0}}", "50%",
  ]

  /// A tree with everything in it that rows can show.
  static func makePrinted(_ numbers: inout SeededNumbers, size: Int) -> PlainElement {
    let root = PlainElement(
      ElementAttributes(type: .application, label: "App", processID: 4_001))
    var all = [root]
    for token in 1..<max(size, 2) {
      let child = PlainElement(printed(&numbers, token: Int32(token)))
      let reach = numbers.below(3) == 0 ? all.count : min(all.count, 3)
      all[all.count - 1 - numbers.below(reach)].children.append(child)
      all.append(child)
    }
    return root
  }

  private static func printed(_ numbers: inout SeededNumbers, token: Int32) -> ElementAttributes {
    let types = ElementType.allCases.filter { $0 != .application }
    var made = ElementAttributes(type: numbers.pick(types), token: token)
    made.frame = numbers.below(9) == 0 ? .nowhere : frame(&numbers)
    if numbers.below(2) == 0 { made.identifier = numbers.pick(awkward) }
    if numbers.below(4) == 0 { made.title = numbers.pick(awkward) }
    if numbers.below(2) == 0 { made.label = numbers.pick(awkward) }
    if numbers.below(4) == 0 { made.placeholderValue = numbers.pick(awkward) }
    if numbers.below(3) == 0 { made.value = numbers.pick(awkward) }
    made.isMainWindow = numbers.below(9) == 0
    made.isEnabled = numbers.below(3) > 0
    made.isSelected = numbers.below(3) == 0
    made.hasFocus = numbers.below(5) == 0
    made.hasKeyboardFocus = numbers.below(5) == 0
    return made
  }

  /// Frames in quarters of a point; a row shows them with one decimal.
  private static func frame(_ numbers: inout SeededNumbers) -> ElementFrame {
    func edge() -> Double { Double(numbers.below(4_000) - 1_000) / 4 }
    return ElementFrame(x: edge(), y: edge(), width: edge(), height: edge())
  }
}

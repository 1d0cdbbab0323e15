import AccessibilityTree
import AppModel
import TextInput

extension TreeMaker {
  /// Appends the window of the edit menu, above the field or text, or below one at the top.
  mutating func editMenuWindow(_ items: [EditMenuItem]) {
    guard let field = process.typing.selected?.frame ?? focusedFrame else { return }
    let labels = items.map { $0.label(in: process.language) }
    let widths = labels.map { 32 + Double($0.count) * 9 }
    let width = widths.reduce(0, +)
    let x = min(max(0, field.center.x - width / 2), max(0, profile.width - width))
    let above = field.y - 50
    let y = above < profile.topInset ? field.y + field.height + 6 : above
    views.tree.open(ElementAttributes(type: .window, frame: bounds), .system)
    open(.menu, ElementFrame(x: x, y: y, width: width, height: 44))
    var left = x
    for (index, item) in items.enumerated() {
      let frame = ElementFrame(x: left, y: y, width: widths[index], height: 44)
      views.tree.add(
        ElementAttributes(
          type: .menuItem, label: labels[index], frame: frame,
          flags: .takesTouches), .menuItem(item))
      left += widths[index]
    }
    views.tree.close()
    views.tree.close()
  }

  /// The frame of the focused field.
  private var focusedFrame: ElementFrame? {
    guard let focus = process.focus else { return nil }
    return views.tree.frame { source in
      guard case .element(let screen, let element, let item) = source else { return false }
      return focus.isOn(element, item: item, screen: screen)
    }
  }
}

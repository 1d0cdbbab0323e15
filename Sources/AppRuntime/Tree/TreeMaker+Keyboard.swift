import AccessibilityTree
import TextInput

extension TreeMaker {
  /// How much of an area the keyboard covers, in points from its bottom.
  func covered(of area: ElementFrame) -> Double {
    guard process.textEntry.showsKeyboard else { return 0 }
    return min(
      area.height, max(0, area.y + area.height - process.textEntry.keyboardTop(on: profile)))
  }

  /// The window of the software keyboard, over the lower part of the screen (behaviour.md D).
  mutating func keyboardWindow() {
    let window = process.textEntry.keyboardWindow(on: profile)
    guard builder.graft(window.tree) else { return }
    for key in window.keys { sources.append(key.map(ElementSource.key) ?? .system) }
  }
}

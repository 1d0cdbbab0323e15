import AccessibilityTree

extension ScreenDrawer {
  /// A field with its text or its placeholder, and a caret if it has the keyboard focus.
  mutating func drawField(_ element: DrawnElement) {
    let view = element.view
    let isSearch = element.type == .searchField
    if isSearch {
      box(element.frame, radius: 10, theme.fill, clip: element.clip)
    } else {
      framedBox(
        element.frame, radius: 7, edge: view.hasKeyboardFocus ? theme.tint : theme.separator,
        view.isEnabled ? theme.background : theme.fill, clip: element.clip)
    }
    var words = element.frame.inset(8)
    if isSearch { drawGlass(in: &words, clip: element.clip) }
    let placeholder = view.placeholderValue ?? ""
    let isEmpty = element.value.isEmpty || element.value == placeholder
    let shown = isEmpty ? placeholder : element.value
    let colour = isEmpty || !view.isEnabled ? theme.placeholder : theme.text
    guard element.type != .textView else {
      paragraph(
        shown, in: words.inset(0, 8), size: 17.points, colour, clip: element.clip)
      return
    }
    let end = text(shown, in: words, colour, clip: element.clip)
    guard view.hasKeyboardFocus else { return }
    let caret = PictureFrame(
      x: min(isEmpty ? words.x : end + 32, words.right), y: words.middle - 10.points,
      width: 2.points, height: 20.points)
    box(caret, theme.tint, clip: element.clip)
  }

  /// A magnifying glass to the left of the text.
  private mutating func drawGlass(in words: inout PictureFrame, clip: PictureFrame) {
    let lens = PictureFrame(
      x: words.x, y: words.middle - 7.points, width: 12.points, height: 12.points)
    box(lens, radius: 6, theme.secondary, clip: clip)
    box(lens.inset(2, 2), radius: 4, theme.fill, clip: clip)
    stroke(
      [(0, 0), (4.points, 4.points)],
      from: PicturePoint(x: lens.right - 2.points, y: lens.bottom - 2.points), width: 2.points,
      theme.secondary, clip: clip)
    words.x += 20.points
    words.width -= 20.points
  }
}

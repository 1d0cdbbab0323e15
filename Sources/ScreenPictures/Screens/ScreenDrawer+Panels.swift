import AccessibilityTree

extension ScreenDrawer {
  /// An alert or a similar panel over a dimmed screen.
  mutating func drawPanel(_ element: DrawnElement) {
    if element.type != .menu, element.type != .popover, element.container != .popover {
      box(screen, theme.dimming, clip: screen)
    }
    let panel = style.isDark ? theme.fill : theme.bar
    for frame in parts(of: element) {
      framedBox(
        frame, radius: 14, edge: style.isDark ? theme.separator : panel, panel, clip: element.clip)
    }
    guard !element.isFilled else { return }
    paragraph(
      element.words, in: element.frame.inset(16, 16), size: 17.points, weight: .semibold,
      theme.text, align: .center, clip: element.clip)
  }

  /// A box for the panel, and a second one for a separate button.
  private func parts(of element: DrawnElement) -> [PictureFrame] {
    guard let last = element.view.buttonApart else { return [element.frame] }
    let apart = PictureFrame(last.frame)
    var rest = element.frame
    rest.height = max(0, apart.y - 8.points - rest.y)
    return [rest, apart]
  }

  /// A line of an alert; the first one is the title.
  mutating func drawPanelText(_ element: DrawnElement) {
    let isTitle = element.words == element.view.parent?.label || element.view.index == 0
    let size = isTitle ? 17.points : 13.points
    guard element.frame.height > 30.points else {
      text(
        element.words, in: element.frame, size: size, weight: isTitle ? .semibold : .regular,
        theme.text, align: .center, clip: element.clip)
      return
    }
    paragraph(
      element.words, in: element.frame, size: size, weight: isTitle ? .semibold : .regular,
      theme.text, align: .center, clip: element.clip)
  }
}

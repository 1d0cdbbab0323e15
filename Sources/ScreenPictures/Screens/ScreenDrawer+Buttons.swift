import AccessibilityTree

extension ScreenDrawer {
  /// A button, drawn as its container shows buttons.
  mutating func drawButton(_ element: DrawnElement) {
    switch (element.container, element.type) {
    case (_, .segmentedControl):
      box(element.frame, radius: 8, theme.fill, clip: element.clip)
    case (.tabBar, _): drawTab(element)
    case (.keyboard, _): drawKey(element)
    case (.navigationBar, _), (.toolbar, _): drawBarButton(element)
    case (.alert, _), (.sheet, _), (.dialog, _), (.popover, _), (.menu, _):
      drawPanelButton(element)
    case (.segmentedControl, _): drawSegment(element)
    case (.cell, _), (.tableRow, _), (.outlineRow, _), (.button, _), (.searchField, _),
      (.textField, _), (.secureTextField, _), (.stepper, _), (.picker, _), (.datePicker, _):
      if !element.isFilled { drawWordButton(element) }
    case (_, .link): if !element.isFilled { drawLink(element) }
    case (_, .icon): drawIcon(element)
    default: drawFilledButton(element)
    }
  }

  /// The colour of controls.
  func tint(of element: DrawnElement) -> PictureColour {
    element.view.isEnabled ? theme.tint : theme.placeholder
  }

  private mutating func drawWordButton(_ element: DrawnElement) {
    text(
      element.name, in: element.frame.inset(2), tint(of: element), align: .center,
      clip: element.clip)
  }

  private mutating func drawLink(_ element: DrawnElement) {
    let frame = element.frame
    let end = text(element.name, in: frame, tint(of: element), clip: element.clip)
    hairline(
      x: frame.x, y: frame.middle + 9.points, width: end - frame.x, tint(of: element),
      clip: element.clip)
  }

  private mutating func drawFilledButton(_ element: DrawnElement) {
    if element.isGrabber { return drawGrabber(element) }
    let isSelected = element.view.isSelected
    let colour =
      !element.view.isEnabled ? theme.fill : isSelected ? theme.tint : theme.tintFill
    let radius = min(10, element.frame.height / 2.points)
    box(element.frame, radius: radius, colour, clip: element.clip)
    guard !element.isFilled else { return }
    let words = isSelected && element.view.isEnabled ? theme.onTint : tint(of: element)
    text(
      element.name, in: element.frame.inset(4), weight: .semibold, words, align: .center,
      clip: element.clip)
  }

  private mutating func drawBarButton(_ element: DrawnElement) {
    let isBack =
      element.view.traits.contains(.backButton) || element.view.identifier == "BackButton"
    guard isBack else {
      let weight: GlyphWeight = element.view.isSelected ? .semibold : .regular
      text(
        element.name, in: element.frame.inset(2), weight: weight, tint(of: element),
        align: .center, clip: element.clip)
      return
    }
    let tip = PicturePoint(x: element.frame.x + 2.points, y: element.frame.middle)
    stroke(
      [(8.points, -8.points), (0, 0), (8.points, 8.points)], from: tip, width: 2.points + 32,
      tint(of: element), clip: element.clip)
    var words = element.frame
    words.x += 16.points
    words.width -= 16.points
    text(element.name, in: words, tint(of: element), clip: element.clip)
  }

  private mutating func drawPanelButton(_ element: DrawnElement) {
    let frame = element.frame
    if element.view.parent?.buttonApart?.index != element.view.index {
      hairline(x: frame.x, y: frame.y, width: frame.width, clip: element.clip)
    }
    guard !element.isFilled else { return }
    text(
      element.name, in: frame.inset(12), tint(of: element),
      align: element.container == .menu ? .left : .center, clip: element.clip)
  }

  private mutating func drawSegment(_ element: DrawnElement) {
    if element.view.isSelected {
      framedBox(
        element.frame.inset(2, 2), radius: 7, edge: theme.separator,
        style.isDark ? theme.key : theme.raised, clip: element.clip)
    }
    text(
      element.name, in: element.frame.inset(4), size: 13.points,
      weight: element.view.isSelected ? .semibold : .regular,
      element.view.isEnabled ? theme.text : theme.placeholder, align: .center, clip: element.clip)
  }

  /// An app's icon: the initial on a tile, with the name below.
  private mutating func drawIcon(_ element: DrawnElement) {
    let frame = element.frame
    let side = max(8.points, min(frame.width, frame.height - 16.points, 64.points))
    let tile = PictureFrame(
      x: frame.x + (frame.width - side) / 2, y: frame.y, width: side, height: side)
    box(tile, radius: side / 4.points, theme.tint, clip: element.clip)
    text(
      element.name.first.map(String.init) ?? "", in: tile, size: side / 2, weight: .semibold,
      theme.onTint, align: .center, clip: element.clip)
    let name = PictureFrame(
      x: frame.x, y: tile.bottom + 3.points, width: frame.width, height: 14.points)
    text(element.name, in: name, size: 12.points, theme.text, align: .center, clip: element.clip)
  }
}

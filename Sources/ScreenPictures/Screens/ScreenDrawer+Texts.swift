import AccessibilityTree

extension ScreenDrawer {
  /// A text: one line in the font size that its frame suggests, or a paragraph.
  mutating func drawStaticText(_ element: DrawnElement) {
    guard !element.words.isEmpty else { return }
    switch element.container {
    case .alert, .sheet, .dialog: return drawPanelText(element)
    default: break
    }
    let frame = withMargin(element.frame)
    let isHeader = element.view.traits.contains(.header)
    let weight: GlyphWeight = isHeader || element.view.isSelected ? .semibold : .regular
    let colour = colour(of: element)
    // The frame of a line is 1.2 times as high as its font size.
    let fitting = frame.height * 17 / 20
    guard frame.height > 27.points else {
      text(
        element.words, in: frame, size: min(max(fitting, 8.points), 20.points), weight: weight,
        colour, align: alignment(of: element), clip: element.clip)
      return
    }
    let large = min(fitting, 34.points)
    let scalars = element.words.unicodeScalars.prefix(200)
    if measure.width(of: scalars, size: large, weight: weight) <= frame.width,
      !element.words.contains(where: \.isNewline), frame.height <= 60.points
    {
      text(
        element.words, in: frame, size: large, weight: weight, colour,
        align: alignment(of: element), clip: element.clip)
    } else {
      paragraph(
        element.words, in: frame, size: 17.points, weight: weight, colour,
        align: alignment(of: element), clip: element.clip)
    }
  }

  /// The frame of a text, inset from the edge of the screen as in rows.
  private func withMargin(_ frame: PictureFrame) -> PictureFrame {
    guard frame.x - screen.x < 8.points, frame.width > 80.points else { return frame }
    var inner = frame
    inner.x += 16.points
    inner.width -= 16.points
    return inner
  }

  private func colour(of element: DrawnElement) -> PictureColour {
    if !element.view.isEnabled, element.container != .navigationBar { return theme.secondary }
    return element.container == .button || element.container == .link ? theme.tint : theme.text
  }

  private func alignment(of element: DrawnElement) -> TextAlignment {
    switch element.container {
    case .navigationBar, .button, .toolbar, .tabBar: .center
    default: .left
    }
  }

  /// A row with a separator, a background if selected, and its label if it contains no text.
  mutating func drawCell(_ element: DrawnElement) {
    let frame = element.frame
    if element.view.isSelected { box(frame, theme.fill, clip: element.clip) }
    hairline(
      x: frame.x + 16.points, y: frame.bottom - 32, width: frame.width - 16.points,
      clip: element.clip)
    guard !element.isFilled else { return }
    text(
      element.words, in: frame.inset(16),
      element.view.isEnabled ? theme.text : theme.secondary, clip: element.clip)
  }

  /// A picture or a map: a tile with a landscape and the label.
  mutating func drawImage(_ element: DrawnElement) {
    let frame = element.frame
    box(frame, radius: min(8, frame.width / 8.points), theme.fill, clip: element.clip)
    let name = element.name
    let isHigh = frame.height >= 44.points && frame.width >= 60.points && !name.isEmpty
    var tile = frame
    if isHigh { tile.height -= 18.points }
    drawLandscape(in: tile, clip: element.clip.intersection(frame))
    guard isHigh else { return }
    let words = PictureFrame(
      x: frame.x + 4.points, y: frame.bottom - 20.points, width: frame.width - 8.points,
      height: 16.points)
    text(name, in: words, size: 12.points, theme.secondary, align: .center, clip: element.clip)
  }

  /// Two hills under a sun, scaled to the frame.
  private mutating func drawLandscape(in frame: PictureFrame, clip: PictureFrame) {
    let side = min(frame.width, frame.height, 80.points)
    guard side >= 8.points else { return }
    let left = frame.x + (frame.width - side) / 2
    let top = frame.middle - side / 2
    let sun = PictureFrame(
      x: left + side / 5, y: top + side / 5, width: side / 6, height: side / 6)
    list.append(.box(sun, radius: side / 12, theme.placeholder), clip: clip)
    let hills = [[(10, 80), (38, 42), (66, 80)], [(42, 80), (66, 30), (92, 80)]]
    for hill in hills {
      let points = hill.map {
        PicturePoint(x: left + side * $0.0 / 100, y: top + side * $0.1 / 100)
      }
      list.append(.polygon(points, theme.placeholder), clip: clip)
    }
  }

  /// Any other element: its label in the middle, unless elements inside it show text.
  mutating func drawPlain(_ element: DrawnElement) {
    if element.isDismissRegion { return drawDismissRegion(element) }
    if let ground = element.ground { box(ground, theme.background, clip: element.clip) }
    guard !element.isFilled, !element.words.isEmpty else { return }
    text(
      element.words, in: element.frame.inset(4),
      element.view.isEnabled ? theme.text : theme.secondary,
      align: .center, clip: element.clip)
  }
}

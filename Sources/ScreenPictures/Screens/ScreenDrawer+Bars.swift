import AccessibilityTree

extension ScreenDrawer {
  /// Bars extend to the nearby edge of the screen.
  private static let reach = 70.points

  mutating func drawBar(_ element: DrawnElement) {
    var frame = element.frame
    guard element.type != .statusBar else { return }
    let isTop = frame.y - screen.y < Self.reach && element.type == .navigationBar
    if isTop {
      frame.height = frame.bottom - screen.y
      frame.y = screen.y
    } else if screen.bottom - frame.bottom < Self.reach, element.type != .navigationBar {
      frame.height = screen.bottom - frame.y
    }
    box(frame, theme.bar, clip: element.clip)
    let edge = element.type == .navigationBar ? frame.bottom - 32 : frame.y
    hairline(x: frame.x, y: edge, width: frame.width, clip: element.clip)
    // A bar without a title element shows its own name.
    if element.type == .navigationBar, !element.isFilled {
      text(
        element.name, in: element.frame.inset(16), weight: .semibold, theme.text, align: .center,
        clip: element.clip)
    }
  }

  /// A button of a tab bar: a shape, and the name below it.
  mutating func drawTab(_ element: DrawnElement) {
    let colour = element.view.isSelected ? theme.tint : theme.secondary
    let frame = element.frame
    let shape = PictureFrame(
      x: frame.x + (frame.width - 24.points) / 2, y: frame.y + 6.points, width: 24.points,
      height: 24.points)
    let initial = String(element.name.first.map(String.init)?.uppercased() ?? "")
    box(shape, radius: 7, colour, clip: element.clip)
    text(
      initial, in: shape, size: 14.points, weight: .semibold, theme.bar, align: .center,
      clip: element.clip)
    let name = PictureFrame(
      x: frame.x + 2.points, y: frame.y + 33.points, width: frame.width - 4.points,
      height: 12.points)
    text(element.name, in: name, size: 10.points, colour, align: .center, clip: element.clip)
    drawBadge(element.value, besides: shape, clip: element.clip)
  }

  /// The status bar and the home indicator, which are not in the app's tree.
  mutating func drawSystemBars() {
    let height = min(style.statusBarHeight, 100).points
    if height >= 40.points {
      drawStatus(height: height, sides: screen.width / 3)
    } else if height > 0 {
      drawStatus(height: height, sides: 0)
    }
    guard style.hasHomeIndicator else { return }
    let bar = PictureFrame(
      x: screen.x + (screen.width - 134.points) / 2, y: screen.bottom - 13.points,
      width: 134.points, height: 5.points)
    list.append(.box(bar, radius: 2.points + 32, theme.text), clip: screen)
  }

  /// The time and the battery, on both sides of the camera if there is one.
  private mutating func drawStatus(height: Int, sides: Int) {
    let bar = PictureFrame(x: screen.x, y: screen.y, width: screen.width, height: height)
    let isTall = sides > 0
    var clock = bar
    if isTall {
      clock.width = sides
      clock.y += 3.points
    }
    text(
      "9:41", in: clock, size: isTall ? 17.points : 12.points, weight: .semibold, theme.text,
      align: .center, clip: screen)
    let width = isTall ? 25.points : 22.points
    let high = isTall ? 12.points : 10.points
    let right = isTall ? screen.right - sides / 2 + 22.points : screen.right - 8.points
    let battery = PictureFrame(
      x: right - width, y: clock.middle - high / 2, width: width, height: high)
    framedBox(
      battery, radius: 4, edge: theme.secondary, theme.bar, clip: screen)
    box(battery.inset(2, 2), radius: 2, theme.text, clip: screen)
    let tip = PictureFrame(
      x: right + 64, y: battery.middle - 2.points, width: 1.points + 32, height: 4.points)
    box(tip, theme.secondary, clip: screen)
  }
}

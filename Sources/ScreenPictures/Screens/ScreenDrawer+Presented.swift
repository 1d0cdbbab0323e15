import AccessibilityTree

extension ScreenDrawer {
  /// The dimmed area around a popover or sheet; its label is only for screen readers.
  mutating func drawDismissRegion(_ element: DrawnElement) {
    box(element.frame, theme.dimming, clip: element.clip)
  }

  /// The handle at the top of a sheet.
  mutating func drawGrabber(_ element: DrawnElement) {
    let handle = PictureFrame(
      x: element.frame.x + (element.frame.width - 36.points) / 2, y: element.frame.y + 5.points,
      width: 36.points, height: 5.points)
    box(handle, radius: 2, theme.placeholder, clip: element.clip)
  }

  /// The number on a tab, from a value such as `3 items`.
  mutating func drawBadge(_ value: String, besides shape: PictureFrame, clip: PictureFrame) {
    let words = String(value.prefix { $0 != " " }.prefix(6))
    guard !words.isEmpty else { return }
    let width = max(18.points, (8 + 8 * words.count).points)
    let badge = PictureFrame(
      x: shape.right - 8.points, y: shape.y - 3.points, width: width, height: 18.points)
    box(badge, radius: 9, theme.red, clip: clip)
    text(words, in: badge, size: 13.points, theme.onTint, align: .center, clip: clip)
  }
}

extension DrawnElement {
  /// Whether a tap on it dismisses a popover or sheet.
  var isDismissRegion: Bool { view.isDismissRegion }

  /// The ground of what is presented: the whole screen without the dimmed area above a sheet; nil
  /// for any other element.
  var ground: PictureFrame? {
    guard view.flags.contains(.coversScreen) else { return nil }
    var ground = frame
    if let first = view.children.first, first.isDismissRegion {
      let top = PictureFrame(first.frame).bottom
      (ground.y, ground.height) = (top, frame.bottom - top)
    }
    return ground
  }

  /// Whether it is a sheet's handle.
  var isGrabber: Bool { view.label == "Sheet Grabber" }
}

extension ElementView {
  /// Whether a tap on it dismisses a popover or sheet.
  fileprivate var isDismissRegion: Bool {
    identifier == "PopoverDismissRegion" || label == "Dismiss context menu"
  }

  /// The cancel button of an action sheet, which is separate from the others.
  var buttonApart: ElementView? {
    guard type == .sheet, let last = children.last, last.type == .button,
      let before = children.dropLast().last
    else { return nil }
    return last.frame.y >= before.frame.y + before.frame.height + 4 ? last : nil
  }
}

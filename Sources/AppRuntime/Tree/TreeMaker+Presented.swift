import AccessibilityTree
import AppModel

extension TreeMaker {
  /// The greatest width and height of a popover, in points.
  private static let popoverSize = (width: 375.0, height: 480.0)
  /// The height of a sheet's grabber, in points.
  private static let grabberHeight = 24.0

  /// Appends a presented screen, with its means of dismissal.
  mutating func presentedStack(_ top: PresentedStack) {
    switch top.style {
    case .fullScreen: stack(top.stack, in: areaBelowStatusBar)
    case .sheet: sheet(top)
    case .popover: popover(top)
    }
  }

  /// Appends a sheet; the area above a half-height sheet is dimmed, and a tap there dismisses it.
  private mutating func sheet(_ top: PresentedStack) {
    let area = top.detent == .medium ? lowerHalf() : areaBelowStatusBar
    guard top.hasGrabber else { return stack(top.stack, in: area) }
    var content = area
    // A bar leaves room above its title; other content begins below the grabber.
    content.y += top.stack.hasBar ? 10 : Self.grabberHeight
    content.height = area.y + area.height - content.y
    stack(top.stack, in: content)
    grabber(of: top, in: area)
  }

  private mutating func grabber(of top: PresentedStack, in area: ElementFrame) {
    views.tree.add(
      ElementAttributes(
        type: .button, label: "Sheet Grabber",
        value: top.detent == .medium ? "Half screen" : "Expanded",
        frame: ElementFrame(
          x: area.x + (area.width - 76) / 2, y: area.y, width: 76, height: Self.grabberHeight),
        traits: .button, flags: .takesTouches), .grabber)
  }

  private mutating func popover(_ top: PresentedStack) {
    popoverDismissRegion(in: bounds)
    let above = profile.height / 2 - profile.topInset - 19
    let frame = floatingFrame(
      width: min(Self.popoverSize.width, profile.width - 32),
      height: min(Self.popoverSize.height, above))
    open(.popover, frame, flags: [.isEnabled, .blocksTouches, .isModal, .clipsDescendants])
    stack(top.stack, in: frame)
    views.tree.close()
  }
}

import AppCompiling
import AppModel
import PredicateFormat
import RunJournal

extension Navigator {
  /// The event that a screen receives when the user tries to dismiss it but it stays.
  static let dismissEvent = "dismissAttempted"

  /// A stack as it is presented on this device: on a phone, a popover is a sheet.
  package func presented(
    _ stack: ScreenStack, as presentation: PresentationDefinition
  ) -> PresentedStack {
    let isNarrow = presentation.style == .popover && !device.profile.isTablet
    var shown = PresentedStack(stack: stack, style: isNarrow ? .sheet : presentation.style)
    guard shown.style == .sheet else { return shown }
    if !presentation.detents.isEmpty { shown.detents = Set(presentation.detents) }
    shown.detent = shown.detents.contains(.medium) ? .medium : .large
    shown.hasGrabber = presentation.hasGrabber ?? (shown.detents.count > 1)
    return shown
  }

  /// The sheet that a finger can pull; nil while something else is in front.
  private var frontSheet: PresentedStack? {
    guard let top = process.navigation.presented.last, top.style == .sheet,
      process.covers.alert == nil, process.covers.shareSheet == nil
    else { return nil }
    return top
  }

  /// Dismisses the topmost presented screen as a user does, unless it is modal.
  func dismissByHand() {
    guard let front = process.navigation.presented.last?.stack.screens.last else { return }
    guard front.screen.isModal.holds(in: process.scope(of: front)) else { return dismiss() }
    process.raise(Self.dismissEvent, on: front, data: .null)
  }

  /// Enlarges a sheet at half height; returns false when there is none.
  ///
  /// Content inside a sheet scrolls only when the sheet is at its largest height.
  func expandSheet(_ gesture: ElementGesture) -> Bool {
    guard gesture == .swipeUp, let sheet = frontSheet else { return false }
    guard sheet.detent == .medium, sheet.detents.contains(.large) else { return false }
    resizeSheet(to: .large)
    return true
  }

  /// Handles a swipe that nothing in a sheet handles: the sheet gets smaller or closes.
  func pullSheet(_ gesture: ElementGesture) {
    if gesture == .swipeDown, process.covers.shareSheet != nil, process.covers.alert == nil,
      !device.profile.isTablet
    {
      return process.endSharing(by: nil)
    }
    guard !expandSheet(gesture), gesture == .swipeDown, let sheet = frontSheet else { return }
    guard sheet.detent == .large, sheet.detents.contains(.medium) else { return dismissByHand() }
    resizeSheet(to: .medium)
  }

  /// Handles the grabber: a tap switches between the heights, a swipe acts as elsewhere.
  func touchGrabber(_ gesture: ElementGesture) {
    guard gesture == .tap else { return pullSheet(gesture) }
    guard let sheet = frontSheet, sheet.detents.count > 1 else { return }
    resizeSheet(to: sheet.detent == .medium ? .large : .medium)
  }

  private func resizeSheet(to detent: SheetDetent) {
    guard let screen = process.navigation.presented.last?.stack.screens.last else { return }
    process.navigation.presented[process.navigation.presented.count - 1].detent = detent
    process.screensMove()
    process.revision += 1
    device.record(.resized(screen: screen.id, detent: detent.rawValue))
  }
}

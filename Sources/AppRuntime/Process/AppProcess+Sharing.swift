import AppModel
import PredicateFormat
import RunJournal

extension AppProcess {
  /// Shows the share sheet with a text, unless one is already open.
  func share(_ text: String, of screen: ScreenInstance, event: String?) {
    guard shareSheet == nil, !navigation.isClearing, crash == nil else { return }
    covers.shareSheet = ShownShare(text: text, screen: screen.id, event: event)
    dismissKeyboard()
    screensMove()
    revision += 1
    device.record(.shareShown(text: text))
  }

  /// Performs the action of a button of the share sheet, and closes the sheet.
  func choose(_ button: ShownShare.Button) {
    guard let shown = shareSheet else { return }
    guard button == .copy else { return endSharing(by: nil) }
    if let fault = Pasteboard.fault(of: [shown.text]) { return fail(fault) }
    device.copy([shown.text], by: self)
    endSharing(by: button)
  }

  /// Closes the share sheet, and informs the screen that opened it.
  func endSharing(by button: ShownShare.Button?) {
    guard let shown = shareSheet else { return }
    covers.shareSheet = nil
    screensMove()
    revision += 1
    device.record(.shareClosed(activity: button?.rawValue ?? ""))
    guard let event = shown.event, let screen = openScreens[shown.screen] else { return }
    raise(
      event, on: screen,
      data: .record([
        "activity": button.map { .string($0.rawValue) } ?? .null, "completed": .bool(button != nil),
      ]))
  }
}

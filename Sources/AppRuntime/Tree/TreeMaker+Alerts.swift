import AccessibilityTree
import AppModel

extension TreeMaker {
  /// The height of a line of an alert, in points.
  private static let lineHeight = 20.5
  /// The height of a text field of an alert, in points.
  private static let fieldHeight = 34.0
  /// The height of a button of an action sheet, in points.
  private static let sheetButtonHeight = 57.0
  /// The points around a phone's action sheet, and between its buttons and the cancel button.
  private static let sheetGap = 8.0

  /// Appends an alert in the middle of the screen, or an action sheet.
  mutating func alertElement(_ alert: ShownAlert) {
    guard alert.style == .alert else { return actionSheet(alert) }
    let lines = alert.message == nil ? 1.0 : 2.0
    let fieldsHeight = Double(alert.fields.count) * Self.fieldHeight
    let height = 40 + lines * Self.lineHeight + fieldsHeight + Double(alert.labels.count) * 44
    let bottom =
      process.textEntry.showsKeyboard
      ? process.textEntry.keyboardTop(on: profile) : profile.height
    var row = ElementFrame(
      x: (profile.width - 270) / 2, y: max(0, (bottom - height) / 2), width: 270, height: height)
    openPanel(.alert, label: alert.title, frame: row)
    row.y += 20
    addLines(of: alert, &row)
    addFields(of: alert, &row)
    row.y += 20
    for index in alert.labels.indices { button(index, of: alert, height: 44, &row) }
    views.tree.close()
  }

  private mutating func actionSheet(_ alert: ShownAlert) {
    if profile.isTablet { return popoverSheet(alert) }
    let cancelHeight = alert.cancel == nil ? 0 : Self.sheetButtonHeight + Self.sheetGap
    let height = sheetHeight(of: alert) + cancelHeight
    let bottom = profile.height - max(profile.bottomInset, Self.sheetGap)
    var row = ElementFrame(
      x: Self.sheetGap, y: bottom - height, width: profile.width - 2 * Self.sheetGap,
      height: height)
    openPanel(.sheet, label: alert.title, frame: row)
    sheetRows(of: alert, &row)
    if let cancel = alert.cancel {
      row.y += Self.sheetGap
      button(cancel, of: alert, height: Self.sheetButtonHeight, &row)
    }
    views.tree.close()
  }

  /// Appends a tablet's action sheet, which has no cancel button: a tap outside cancels it.
  private mutating func popoverSheet(_ alert: ShownAlert) {
    popoverDismissRegion(in: bounds)
    var row = floatingFrame(width: 304, height: sheetHeight(of: alert))
    openPanel(.popover, label: "", frame: row)
    openPanel(.sheet, label: alert.title, frame: row)
    sheetRows(of: alert, &row)
    views.tree.close()
    views.tree.close()
  }

  private func sheetHeight(of alert: ShownAlert) -> Double {
    let buttons = alert.labels.indices.count { $0 != alert.cancel }
    return headHeight(of: alert) + Double(buttons) * Self.sheetButtonHeight
  }

  private func headHeight(of alert: ShownAlert) -> Double {
    let lines = alert.lines.count
    return lines == 0 ? 0 : 28 + Double(lines) * Self.lineHeight
  }

  /// Appends the text of an action sheet, and its buttons except the cancel button.
  private mutating func sheetRows(of alert: ShownAlert, _ row: inout ElementFrame) {
    let top = row.y
    row.y += 14
    addLines(of: alert, &row)
    row.y = top + headHeight(of: alert)
    for index in alert.labels.indices where index != alert.cancel {
      button(index, of: alert, height: Self.sheetButtonHeight, &row)
    }
  }

  private mutating func openPanel(_ type: ElementType, label: String, frame: ElementFrame) {
    views.tree.open(
      ElementAttributes(
        type: type, label: label, frame: frame, flags: [.isEnabled, .blocksTouches, .isModal]),
      .system)
  }

  private mutating func addLines(of alert: ShownAlert, _ row: inout ElementFrame) {
    for line in alert.lines {
      views.tree.add(
        ElementAttributes(
          type: .staticText, label: line,
          frame: ElementFrame(
            x: row.x + 16, y: row.y, width: row.width - 32, height: Self.lineHeight),
          traits: .staticText), .system)
      row.y += Self.lineHeight
    }
  }

  /// Appends the fields of an alert, which are elements of the screen that shows it.
  private mutating func addFields(of alert: ShownAlert, _ row: inout ElementFrame) {
    guard case .events(let id, _) = alert.answer, let screen = process.standing[id] else { return }
    views.enter(screen)
    for field in alert.fields {
      _ = views.emit(
        field, x: row.x + 16, y: row.y, width: row.width - 32, height: Self.fieldHeight)
      row.y += Self.fieldHeight
    }
  }

  private mutating func button(
    _ index: Int, of alert: ShownAlert, height: Double, _ row: inout ElementFrame
  ) {
    views.tree.add(
      ElementAttributes(
        type: .button, label: alert.labels[index],
        frame: ElementFrame(x: row.x, y: row.y, width: row.width, height: height),
        traits: .button, flags: .takesTouches), .alertButton(index: index))
    row.y += height
  }
}

extension ShownAlert {
  /// The lines above the buttons; an action sheet may have none.
  fileprivate var lines: [String] {
    let lines = [title, message].compactMap { $0 }
    return style == .alert ? lines : lines.filter { !$0.isEmpty }
  }
}

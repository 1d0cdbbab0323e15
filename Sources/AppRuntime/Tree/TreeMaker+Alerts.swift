import AccessibilityTree
import AppModel

extension TreeMaker {
  /// The height of a line of an alert, in points.
  private static let lineHeight = 20.5
  /// The height of a text field of an alert, in points.
  private static let fieldHeight = 34.0
  /// The height of a button of an action sheet, in points.
  private static let sheetButtonHeight = 57.0
  /// The points around a sheet and above the cancel button.
  private static let sheetGap = 8.0

  /// Appends an alert in the middle of the screen, or an action sheet.
  mutating func alertElement(_ alert: ShownAlert) {
    guard alert.style == .alert else { return actionSheet(alert) }
    let lines = alert.message == nil ? 1.0 : 2.0
    let head = 40 + lines * Self.lineHeight + Double(alert.fields.count) * Self.fieldHeight
    let height = head + Double(alert.labels.count) * 44
    let entry = process.textEntry
    let bottom = entry.showsKeyboard ? entry.keyboardTop(on: profile) : profile.height
    var row = ElementFrame(
      x: (profile.width - 270) / 2, y: max(0, (bottom - height) / 2), width: 270, height: height)
    panel(.alert, label: alert.title, frame: row) {
      row.height = head
      $0.inside([.scrollView, .other], row) {
        row.y += 20
        $0.addLines(of: alert, &row)
        $0.addFields(of: alert, &row)
      }
      row.y += 20
      row.height = height - head
      $0.inside([.scrollView, .other, .other], row) {
        for index in alert.labels.indices { $0.button(index, of: alert, height: 44, &row) }
      }
    }
  }

  private mutating func actionSheet(_ alert: ShownAlert) {
    if profile.isTablet { return popoverSheet(alert) }
    let cancelHeight = alert.cancel == nil ? 0 : Self.sheetButtonHeight + Self.sheetGap
    let height = sheetHeight(of: alert) + cancelHeight
    let bottom = profile.height - max(profile.bottomInset, Self.sheetGap)
    var row = ElementFrame(
      x: Self.sheetGap, y: bottom - height, width: profile.width - 2 * Self.sheetGap,
      height: height)
    panel(.sheet, label: alert.title, frame: row) {
      $0.sheetRows(of: alert, &row)
      guard let cancel = alert.cancel else { return }
      row.y += Self.sheetGap
      $0.button(cancel, of: alert, height: Self.sheetButtonHeight, &row)
    }
  }

  /// Appends a tablet's action sheet, which has no cancel button: a tap outside cancels it.
  private mutating func popoverSheet(_ alert: ShownAlert) {
    popoverDismissRegion(in: bounds)
    var row = floatingFrame(width: 304, height: sheetHeight(of: alert))
    panel(.popover, label: "", frame: row) {
      $0.panel(.sheet, label: alert.title, frame: row) { $0.sheetRows(of: alert, &row) }
    }
  }

  private func sheetHeight(of alert: ShownAlert) -> Double {
    let buttons = alert.labels.count - (alert.cancel == nil ? 0 : 1)
    return headHeight(of: alert) + Double(buttons) * Self.sheetButtonHeight
  }

  private func headHeight(of alert: ShownAlert) -> Double {
    alert.lines.isEmpty ? 0 : 28 + Double(alert.lines.count) * Self.lineHeight
  }

  /// Appends the text of an action sheet, and its buttons except the cancel button.
  private mutating func sheetRows(of alert: ShownAlert, _ row: inout ElementFrame) {
    row.height = headHeight(of: alert)
    var line = row
    line.y += 14
    if row.height > 0 { inside([.scrollView, .other], row) { $0.addLines(of: alert, &line) } }
    row.y += row.height
    row.height = sheetHeight(of: alert) - row.height
    inside([.scrollView, .other, .other], row) {
      for index in alert.labels.indices where index != alert.cancel {
        $0.button(index, of: alert, height: Self.sheetButtonHeight, &row)
      }
    }
  }

  private mutating func panel(
    _ type: ElementType, label: String, frame: ElementFrame, _ add: (inout Self) -> Void
  ) {
    views.tree.open(
      ElementAttributes(
        type: type, label: label, frame: frame, flags: [.isEnabled, .blocksTouches, .isModal]),
      .system)
    inside([.other, .other, .other], frame, add)
    views.tree.close()
  }

  /// Appends elements inside of elements without names, as in trees of iOS.
  private mutating func inside(
    _ types: [ElementType], _ frame: ElementFrame, _ add: (inout Self) -> Void
  ) {
    for type in types { views.tree.open(ElementAttributes(type: type, frame: frame), .system) }
    add(&self)
    for _ in types { views.tree.close() }
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
    guard case .events(let id, _) = alert.answer, let screen = process.openScreens[id] else {
      return
    }
    views.enter(screen)
    for field in alert.fields {
      let cell = ElementFrame(
        x: row.x + 16, y: row.y, width: row.width - 32, height: Self.fieldHeight)
      inside([.collectionView, .cell], cell) {
        _ = $0.views.emit(field, x: cell.x, y: cell.y, width: cell.width, height: cell.height)
      }
      row.y += Self.fieldHeight
    }
  }

  private mutating func button(
    _ index: Int, of alert: ShownAlert, height: Double, _ row: inout ElementFrame
  ) {
    let frame = ElementFrame(x: row.x, y: row.y, width: row.width, height: height)
    inside([.other], frame) {
      $0.views.tree.add(
        ElementAttributes(
          type: .button, label: alert.labels[index], frame: frame, traits: .button,
          flags: .takesTouches), .alertButton(index: index))
    }
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

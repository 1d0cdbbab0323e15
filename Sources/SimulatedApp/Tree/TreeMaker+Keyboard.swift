import AccessibilityTree

extension TreeMaker {
  /// The height of the bar above the keyboard, in points.
  static let accessoryHeight = 44.0
  /// The height of the row below the keys that switches keyboards, above the bottom inset.
  private static let dockHeight = 41.0

  /// How much of an area the keyboard covers, in points from its bottom.
  func covered(of area: ElementFrame) -> Double {
    guard process.showsKeyboard else { return 0 }
    return min(area.height, max(0, area.y + area.height - process.keyboardTop(on: profile)))
  }

  /// The window of the software keyboard, over the lower part of the screen (behaviour.md D).
  mutating func keyboardWindow() {
    open(ElementAttributes(type: .window, frame: bounds), .system)
    let plan = process.keyboardPlan(on: profile)
    if let label = plan.typing.accessory { accessoryBar(label) }
    let height = profile.keyboardHeight
    let frame = ElementFrame(
      x: 0, y: profile.height - height, width: profile.width, height: height)
    open(
      ElementAttributes(type: .keyboard, frame: frame, flags: [.isEnabled, .blocksTouches]), .system
    )
    keys(of: plan, in: frame)
    close()
    close()
  }

  private mutating func keys(of plan: KeyboardPlan, in frame: ElementFrame) {
    let dock = plan.dock
    let below = profile.bottomInset + (plan.hasDock ? Self.dockHeight : 0)
    let rows = plan.rows
    let height = (frame.height - below) / Double(max(rows.count, 1))
    let widths = rows.map { $0.reduce(0) { $0 + $1.width } }
    let unit = frame.width / max(widths.max() ?? 1, 1)
    for (number, row) in rows.enumerated() {
      let left = (frame.width - widths[number] * unit) / 2
      let y = frame.y + Double(number) * height
      self.row(row, ElementFrame(x: left, y: y, width: unit, height: height))
    }
    guard !dock.isEmpty else { return }
    let width = frame.width / dock.reduce(0) { $0 + $1.width }
    let y = frame.y + frame.height - below
    row(dock, ElementFrame(x: 0, y: y, width: width, height: Self.dockHeight))
  }

  /// Puts keys side by side; the frame is that of a letter at the left end.
  private mutating func row(_ keys: [PlannedKey], _ letter: ElementFrame) {
    var frame = letter
    for key in keys {
      frame.width = letter.width * key.width
      if let meaning = key.key { add(attributes(of: key, frame: frame), .key(meaning)) }
      frame.x += frame.width
    }
  }

  private func attributes(of key: PlannedKey, frame: ElementFrame) -> ElementAttributes {
    var attributes = ElementAttributes(
      type: key.isButton ? .button : .key, identifier: key.identifier, label: key.label,
      value: key.value, frame: frame, traits: key.isButton ? .button : [],
      flags: [.isEnabled, .blocksTouches])
    attributes.isSelected = key.isSelected
    return attributes
  }

  /// The bar above the keyboard, with the button that takes both away.
  private mutating func accessoryBar(_ label: String) {
    let y = process.keyboardTop(on: profile)
    open(
      ElementAttributes(
        type: .toolbar, label: "Toolbar",
        frame: ElementFrame(x: 0, y: y, width: profile.width, height: Self.accessoryHeight),
        flags: [.isEnabled, .blocksTouches]), .system)
    let width = 24 + Double(label.count) * 9
    add(
      ElementAttributes(
        type: .button, label: label,
        frame: ElementFrame(
          x: profile.width - width - 8, y: y, width: width, height: Self.accessoryHeight),
        traits: .button, flags: [.isEnabled, .blocksTouches]), .key(.hide))
    close()
  }
}

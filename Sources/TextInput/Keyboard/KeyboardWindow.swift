package import AccessibilityTree
package import AppModel

/// The window of the software keyboard as a separate tree, which is made once and not with every
/// tree of the app.
package struct KeyboardWindow: Sendable {
  /// The height of the bar above the keyboard, in points.
  package static let accessoryHeight = 44.0

  /// The keys that it shows.
  package let plan: KeyboardPlan
  /// The device that it is laid out for.
  package let profile: DeviceProfile
  /// Its elements, the window first.
  package let tree: ElementSnapshot
  /// The key of each element of the tree; nil for an element that is no key.
  package let keys: [KeyboardKey?]

  /// Lays out the keys of a plan on a device.
  init(_ plan: KeyboardPlan, on profile: DeviceProfile) {
    var maker = KeyboardWindowMaker(plan: plan, profile: profile)
    maker.make()
    self.plan = plan
    self.profile = profile
    tree = maker.builder.finish()
    keys = maker.keys
  }
}

/// Appends the elements of a keyboard's window.
private struct KeyboardWindowMaker {
  /// The height of the row that switches keyboards, above the bottom inset.
  private static let dockHeight = 41.0

  let plan: KeyboardPlan
  let profile: DeviceProfile
  var builder = SnapshotBuilder()
  var keys: [KeyboardKey?] = []

  mutating func make() {
    open(
      .window, frame: ElementFrame(x: 0, y: 0, width: profile.width, height: profile.height),
      flags: .isEnabled)
    let top = profile.height - profile.keyboardHeight
    if let label = plan.typing.accessory { accessoryBar(label, above: top) }
    let frame = ElementFrame(
      x: 0, y: top, width: profile.width, height: profile.keyboardHeight)
    open(.keyboard, frame: frame, flags: .takesTouches)
    rows(in: frame)
    builder.end()
    builder.end()
  }

  private mutating func rows(in frame: ElementFrame) {
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

  /// Appends keys side by side; the frame is that of a letter at the left end.
  private mutating func row(_ keys: [PlannedKey], _ letter: ElementFrame) {
    var frame = letter
    for key in keys {
      frame.width = letter.width * key.width
      if let meaning = key.key { add(attributes(of: key, frame: frame), meaning) }
      frame.x += frame.width
    }
  }

  private func attributes(of key: PlannedKey, frame: ElementFrame) -> ElementAttributes {
    var attributes = ElementAttributes(
      type: key.isButton ? .button : .key, identifier: key.identifier, label: key.label,
      value: key.value, frame: frame, traits: key.isButton ? .button : [],
      flags: .takesTouches)
    attributes.isSelected = key.isSelected
    return attributes
  }

  /// Appends the bar above the keyboard, with the button that hides both.
  private mutating func accessoryBar(_ label: String, above top: Double) {
    let height = KeyboardWindow.accessoryHeight
    let y = top - height
    open(
      .toolbar, label: "Toolbar",
      frame: ElementFrame(x: 0, y: y, width: profile.width, height: height),
      flags: .takesTouches)
    let width = 24 + Double(label.count) * 9
    add(
      ElementAttributes(
        type: .button, label: label,
        frame: ElementFrame(x: profile.width - width - 8, y: y, width: width, height: height),
        traits: .button, flags: .takesTouches), .hide)
    builder.end()
  }

  private mutating func open(
    _ type: ElementType, label: String = "", frame: ElementFrame, flags: ElementFlags
  ) {
    builder.begin(
      ElementAttributes(
        type: type, label: label, frame: frame, flags: flags, token: token(of: type)))
    keys.append(nil)
  }

  private mutating func add(_ attributes: ElementAttributes, _ key: KeyboardKey) {
    var attributes = attributes
    attributes.token = token(of: attributes.type)
    builder.add(attributes)
    keys.append(key)
  }

  /// The token of a keyboard's element, which depends only on its type and its place there.
  private func token(of type: ElementType) -> Int32 {
    ElementToken.token(UInt64(type.rawValue) << 32 | 1 << 31 | UInt64(keys.count))
  }
}

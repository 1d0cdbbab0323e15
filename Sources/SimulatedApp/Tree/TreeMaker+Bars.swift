import AccessibilityTree
import PredicateFormat

extension TreeMaker {
  /// The navigation bar: back button, title, items (behaviour.md D, iOS 16 and later).
  mutating func navigationBar(
    of front: ScreenInstance, previous: ScreenInstance?, in frame: ElementFrame
  ) {
    let title = title(of: front)
    open(
      ElementAttributes(
        type: .navigationBar, identifier: title, frame: frame, flags: [.isEnabled, .blocksTouches]),
      .system)
    var left = frame.x + 8
    if let previous { left = backButton(to: self.title(of: previous), in: frame) }
    var right = frame.x + frame.width - 8
    for item in front.screen.barItems {
      right -= item.definition.placement.width ?? 44
    }
    titleText(title, from: left, to: right, in: frame)
    barItems(of: front, in: frame)
    close()
  }

  /// The title in the middle, or as near to it as the buttons beside it let it be.
  private mutating func titleText(
    _ title: String, from left: Double, to right: Double, in frame: ElementFrame
  ) {
    guard !title.isEmpty else { return }
    let width = min(Double(title.count) * 9, max(1, right - left))
    let x = max(left, min(frame.x + (frame.width - width) / 2, right - width))
    add(
      ElementAttributes(
        type: .staticText, label: title,
        frame: ElementFrame(x: x, y: frame.y + 11.5, width: width, height: 20.5),
        traits: [.staticText, .header], flags: [.isEnabled, .blocksTouches]), .system)
  }

  /// The button that leads back, named after the screen it leads to; gives the x it ends at.
  private mutating func backButton(to title: String, in frame: ElementFrame) -> Double {
    let label = title.isEmpty ? "Back" : title
    let width = min(30 + Double(label.count) * 9, frame.width / 3)
    add(
      ElementAttributes(
        type: .button, identifier: "BackButton", label: label,
        frame: ElementFrame(x: frame.x + 8, y: frame.y, width: width, height: 44), traits: .button,
        flags: [.isEnabled, .blocksTouches]), .backButton)
    return frame.x + 8 + width
  }

  private mutating func barItems(of front: ScreenInstance, in frame: ElementFrame) {
    var right = frame.x + frame.width - 8
    for item in front.screen.barItems {
      let width = item.definition.placement.width ?? 44
      right -= width
      _ = emit(item, x: right, y: frame.y, width: width)
    }
  }

  private func title(of instance: ScreenInstance) -> String {
    guard let title = instance.screen.title else { return "" }
    return process.words(title, in: process.scope(of: instance))
  }

  /// The tab bar with its buttons.
  mutating func tabBar(_ tabs: [TabDefinition]) {
    let top = profile.height - profile.bottomInset - profile.tabBarHeight
    let frame = ElementFrame(
      x: 0, y: top, width: profile.width, height: profile.tabBarHeight + profile.bottomInset)
    open(
      ElementAttributes(
        type: .tabBar, label: "Tab Bar", frame: frame, flags: [.isEnabled, .blocksTouches]), .system
    )
    let width = profile.width / Double(max(tabs.count, 1))
    for (index, tab) in tabs.enumerated() {
      var attributes = ElementAttributes(
        type: .button, identifier: tab.identifier, label: process.label(of: tab),
        frame: ElementFrame(x: Double(index) * width, y: top, width: width, height: 49),
        traits: .button, flags: [.isEnabled, .blocksTouches])
      attributes.isSelected = index == process.selectedStack
      add(attributes, .tab(index: index))
    }
    close()
  }
}

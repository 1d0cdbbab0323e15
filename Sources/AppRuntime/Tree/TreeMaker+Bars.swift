import AccessibilityTree
import AppCompiling
import AppModel
import PromptWords

/// The button at the left end of a navigation bar.
struct BackButton {
  /// The title of the screen that it leads to.
  let title: String
  let source: ElementSource

  init(_ title: String, _ source: ElementSource) {
    self.title = title
    self.source = source
  }
}

extension TreeMaker {
  /// Appends the navigation bar: the back button or items in its place, title, items at the right
  /// (behaviour.md D, iOS 16 and later).
  mutating func navigationBar(
    of front: ScreenInstance, back: BackButton?, in frame: ElementFrame
  ) {
    let title = title(of: front)
    openBar(title, in: frame)
    var left = frame.x + 8
    if let back { left = backButton(back, in: frame) }
    for item in front.leftBarItems {
      let width = item.definition.placement.width ?? 44
      _ = views.emit(item, x: left, y: frame.y, width: width)
      left += width
    }
    var right = frame.x + frame.width - 8
    for item in front.barItems {
      right -= item.definition.placement.width ?? 44
    }
    titleText(title, from: left, to: right, in: frame)
    barItems(of: front, in: frame)
    views.tree.close()
  }

  private mutating func openBar(_ title: String, in frame: ElementFrame) {
    open(.navigationBar, frame, identifier: title)
  }

  /// Appends the title in the middle, or as near to it as the buttons allow.
  private mutating func titleText(
    _ title: String, from left: Double, to right: Double, in frame: ElementFrame
  ) {
    guard !title.isEmpty else { return }
    let width = min(Double(title.count) * 9, max(1, right - left))
    let x = max(left, min(frame.x + (frame.width - width) / 2, right - width))
    views.tree.add(
      ElementAttributes(
        type: .staticText, label: title,
        frame: ElementFrame(x: x, y: frame.y + 11.5, width: width, height: 20.5),
        traits: [.staticText, .header], flags: .takesTouches), .system)
  }

  /// Appends the back button, named after the screen it leads to; returns the x where it ends.
  private mutating func backButton(_ back: BackButton, in frame: ElementFrame) -> Double {
    let label = back.title.isEmpty ? SystemWords.back(in: process.language) : back.title
    let width = min(30 + Double(label.count) * 9, frame.width / 3)
    views.tree.add(
      ElementAttributes(
        type: .button, identifier: "BackButton", label: label,
        frame: ElementFrame(x: frame.x + 8, y: frame.y, width: width, height: 44), traits: .button,
        flags: .takesTouches), back.source)
    return frame.x + 8 + width
  }

  private mutating func barItems(of front: ScreenInstance, in frame: ElementFrame) {
    var right = frame.x + frame.width - 8
    for item in front.barItems {
      let width = item.definition.placement.width ?? 44
      right -= width
      _ = views.emit(item, x: right, y: frame.y, width: width)
    }
  }

  func title(of instance: ScreenInstance) -> String { words(instance.screen.title, of: instance) }

  func backTitle(of instance: ScreenInstance) -> String {
    words(instance.screen.backTitle ?? instance.screen.title, of: instance)
  }

  private func words(_ text: CompiledText?, of instance: ScreenInstance) -> String {
    text.map { process.shown($0, in: process.scope(of: instance)) } ?? ""
  }

  /// Appends the tab bar with its buttons; on a phone with many tabs the last one is More.
  mutating func tabBar(_ tabs: [TabDefinition]) {
    let top = profile.height - profile.bottomInset - profile.tabBarHeight
    let frame = ElementFrame(
      x: 0, y: top, width: profile.width, height: profile.tabBarHeight + profile.bottomInset)
    open(.tabBar, frame, label: SystemWords.tabBar(in: process.language))
    let shown = min(tabs.count, process.navigator.tabsInBar)
    let hasMore = shown < tabs.count
    let width = profile.width / Double(max(hasMore ? shown + 1 : shown, 1))
    var place = ElementFrame(x: 0, y: top, width: width, height: 49)
    for (index, tab) in tabs.prefix(shown).enumerated() {
      tabButton(
        ElementAttributes(
          type: .button, identifier: tab.identifier, label: process.navigator.label(of: tab),
          value: process.navigator.badge(ofTab: index), frame: place),
        .tab(index: index), isSelected: index == process.selectedStack && !process.showsMoreList)
      place.x = Double(index + 1) * width
    }
    if hasMore {
      tabButton(
        ElementAttributes(type: .button, label: process.navigator.moreLabel, frame: place), .more,
        isSelected: process.showsMoreList || process.navigator.isUnderMore)
    }
    views.tree.close()
  }

  private mutating func tabButton(
    _ attributes: ElementAttributes, _ source: ElementSource, isSelected: Bool
  ) {
    var attributes = attributes
    attributes.traits = .button
    attributes.flags = .takesTouches
    attributes.isSelected = isSelected
    views.tree.add(attributes, source)
  }

  /// Appends the tabs without a button, as rows.
  mutating func moreList(_ tabs: [TabDefinition], in area: ElementFrame) {
    var bar = area
    bar.height = profile.navigationBarHeight
    openBar(process.navigator.moreLabel, in: bar)
    titleText(process.navigator.moreLabel, from: bar.x + 8, to: bar.x + bar.width - 8, in: bar)
    views.tree.close()
    var row = area
    row.y += bar.height
    row.height -= bar.height
    open(.table, row)
    row.height = 44
    for (index, tab) in tabs.enumerated().dropFirst(process.navigator.tabsInBar) {
      views.tree.open(
        ElementAttributes(
          type: .cell, value: process.navigator.badge(ofTab: index), frame: row,
          flags: .takesTouches), .tab(index: index))
      views.tree.add(
        ElementAttributes(
          type: .staticText, label: process.navigator.label(of: tab),
          frame: ElementFrame(x: row.x + 16, y: row.y + 12, width: row.width - 32, height: 20.5),
          traits: .staticText), .system)
      views.tree.close()
      row.y += row.height
    }
    views.tree.close()
  }
}

import AccessibilityTree
package import Foundation

/// Screens that are chosen with a bar at the bottom.
package final class TabsBox: Box {
  /// A tab: what its button shows and does.
  package struct Tab {
    let label: String
    let identifier: String
    let badge: String?
    /// What the button says about it: a number counts items.
    var badgeWords: String? {
      guard let badge, let count = Int(badge) else { return badge }
      return count == 1 ? "1 item" : "\(count) items"
    }
    /// Shows it.
    package let select: () -> Void

    /// Makes a tab.
    package init(
      label: String, identifier: String, badge: String?, select: @escaping () -> Void
    ) {
      self.label = label
      self.identifier = identifier
      self.badge = badge
      self.select = select
    }

    /// The tab with a step that runs before it is shown.
    package func after(_ step: @escaping () -> Void) -> Tab {
      Tab(label: label, identifier: identifier, badge: badge) {
        step()
        self.select()
      }
    }
  }

  private let tabs: [Tab]
  private let selected: Int
  private let hasBar: Bool
  /// The measures of the screen; the keyboard covers the bar and does not move it.
  var screen: ScreenMetrics?

  /// Makes screens.
  package init(_ tabs: [Tab], selected: Int, hasBar: Bool, _ screens: [Box]) {
    self.tabs = tabs
    self.selected = selected
    self.hasBar = hasBar
    super.init(screens)
  }

  private var barHeight: CGFloat { screen?.isLow == true ? 32 : 49 }

  package override var holdsScreens: Bool { true }

  package override func measure(_ offer: Proposal) -> CGSize { offer.filled() }

  package override func arrange(_ offer: Proposal) {
    var area = frame
    if hasBar { area.size.height = min(area.maxY, barTop) - area.minY }
    for box in shown {
      BoxRoom.tell(safe: area, to: box)
      ScreenBox.centre(box, in: area)
    }
  }

  private var barTop: CGFloat {
    (screen.map { $0.size.height - $0.safeArea.bottom } ?? frame.maxY) - barHeight
  }

  package override var shown: [Box] {
    children.indices.contains(selected) ? [children[selected]] : []
  }

  package override func makeElements() -> [BoxElement] {
    let screen = shown.flatMap { $0.elements() }
    return hasBar ? screen + [bar()] : [pages(screen)]
  }

  /// Pages, which a swipe turns, with the dots that show the current page.
  private func pages(_ screen: [BoxElement]) -> BoxElement {
    var pages = BoxElement(.collectionView, frame: frame, children: screen)
    let neighbours = [BoxAnswers.Gesture.swipeLeft: selected + 1, .swipeRight: selected - 1]
    for (gesture, page) in neighbours where tabs.indices.contains(page) {
      pages.answers.gestures[gesture] = tabs[page].select
    }
    guard tabs.count > 1 else { return pages }
    let dots = CGRect(
      x: frame.minX, y: frame.maxY - Self.dotsHeight, width: frame.width, height: Self.dotsHeight)
    pages.children.append(
      BoxElement(.pageIndicator, value: "page \(selected + 1) of \(tabs.count)", frame: dots))
    return pages
  }

  private static let dotsHeight: CGFloat = 26

  private func bar() -> BoxElement {
    let top = barTop
    let width = frame.width / CGFloat(max(1, tabs.count))
    var area = CGRect(
      x: frame.minX, y: top, width: frame.width,
      height: barHeight + (screen?.safeArea.bottom ?? 0))
    area = screen?.widened(area) ?? area
    var bar = BoxElement(.tabBar, label: "Tab Bar", frame: area)
    bar.children = tabs.enumerated().map { index, tab in
      var button = BoxElement(
        .button, identifier: tab.identifier, label: tab.label, value: tab.badgeWords,
        traits: .button,
        frame: CGRect(
          x: frame.minX + CGFloat(index) * width, y: top, width: width, height: barHeight))
      button.isSelected = index == selected
      button.answers.gestures[.tap] = tab.select
      return button
    }
    return bar
  }
}

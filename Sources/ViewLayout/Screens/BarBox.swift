import AccessibilityTree
package import Foundation

/// What a navigation bar shows.
package struct BarContent {
  /// The title.
  package var title = ""
  /// The identifier of the bar if it has no title.
  package var untitledName = ""
  /// Whether the title is large, below the buttons.
  package var isLarge = true
  /// Whether there is no bar.
  package var isHidden = false
  /// Whether the back button is left out.
  package var hidesBack = false
  /// A view in place of the title.
  package var principal: [Box] = []
  /// The leading items.
  package var leading: [Box] = []
  /// The trailing items.
  package var trailing: [Box] = []
  /// The field for searching, and rows below it.
  package var search: [Box] = []
  /// The items of the bar at the bottom.
  package var bottom: [Box] = []
  /// The app's own views that are the screens below, the first one first.
  package var below: [Any.Type?] = []
  /// The title of the screen to which the back button leads, and what it does; nil without one.
  package var back: (title: String, act: () -> Void)?

  /// Makes an empty bar.
  package init() {}
}

/// A screen under a navigation bar.
package final class NavigationBox: Box {
  private let bar: BarContent
  private let content: Box
  private let bottom: Box?
  /// The measures of the screen.
  var screen: ScreenMetrics?

  /// Makes a screen with its bar.
  package init(_ bar: BarContent, content: Box) {
    self.bar = bar
    self.content = content
    bottom =
      bar.bottom.isEmpty
      ? nil : StackBox(.horizontal, guide: BoxGuide.middle, spacing: nil, bar.bottom)
    let tools: [Box] = [bottom].compactMap(\.self)
    super.init([content] + bar.search + bar.principal + bar.leading + bar.trailing + tools)
  }

  private var isLow: Bool { screen?.isLow == true }
  private var rowHeight: CGFloat { isLow ? 32 : 44 }
  private static let largeHeight: CGFloat = 52
  private static let searchHeight: CGFloat = 52
  private var bottomHeight: CGFloat { isLow ? 32 : 49 }

  private var hasLarge: Bool {
    bar.isLarge && !isLow && !bar.title.isEmpty && bar.principal.isEmpty
  }
  private var barHeight: CGFloat {
    bar.isHidden ? 0 : titleHeight + CGFloat(bar.search.count) * Self.searchHeight
  }
  private var titleHeight: CGFloat { rowHeight + (hasLarge ? Self.largeHeight : 0) }

  package override var holdsScreens: Bool { true }

  package override func measure(_ offer: Proposal) -> CGSize { offer.filled() }

  package override func arrange(_ offer: Proposal) {
    var area = frame
    area.origin.y += barHeight
    area.size.height -= barHeight + (bottom == nil ? 0 : bottomHeight)
    BoxRoom.tell(safe: area, to: content)
    ScreenBox.centre(content, in: area)
    var left = frame.minX + (bar.back == nil || bar.hidesBack ? 16 : backWidth + 16)
    for box in bar.leading { left = placeItem(box, at: left) + 8 }
    var right = frame.maxX - 16
    for box in bar.trailing.reversed() {
      let width = box.size(Proposal(height: rowHeight)).width
      right -= width
      _ = placeItem(box, at: right)
      right -= 8
    }
    let middle = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: rowHeight)
    for box in bar.principal { ScreenBox.centre(box, in: middle) }
    placeSearch()
    if let bottom {
      ScreenBox.centre(
        bottom,
        in: CGRect(
          x: frame.minX, y: area.maxY, width: frame.width, height: bottomHeight))
    }
  }

  private func placeSearch() {
    for (place, box) in bar.search.enumerated() {
      let offer = Proposal(width: frame.width - 32, height: 36)
      let y = frame.minY + titleHeight + CGFloat(place) * Self.searchHeight + 1
      box.place(at: CGPoint(x: frame.minX + 16, y: y), offered: offer)
    }
  }

  private func placeItem(_ box: Box, at x: CGFloat) -> CGFloat {
    let offer = Proposal(height: rowHeight)
    let size = box.size(offer)
    box.place(
      at: CGPoint(x: x, y: frame.minY + (rowHeight - size.height) / 2), offered: offer)
    return x + size.width
  }

  private var backLabel: String {
    guard let back = bar.back else { return "" }
    return back.title.isEmpty ? "Back" : back.title
  }
  private var backWidth: CGFloat { min(30 + BoxFont(size: 17).width(of: backLabel), 160) }

  package override func makeElements() -> [BoxElement] {
    let inner = content.elements()
    var elements = bar.isHidden ? inner : [barElement()] + inner
    if let bottom {
      elements.append(
        BoxElement(
          .toolbar, label: "Toolbar", frame: bottom.frame, children: bottom.elements()))
    }
    return elements
  }

  private func barElement() -> BoxElement {
    var children: [BoxElement] = []
    if let back = bar.back, !bar.hidesBack {
      var button = BoxElement(
        .button, identifier: "BackButton", label: backLabel, traits: .button,
        frame: CGRect(x: frame.minX + 8, y: frame.minY, width: backWidth, height: rowHeight))
      button.answers.gestures[.tap] = back.act
      children.append(button)
    }
    children += bar.leading.flatMap { $0.elements() }
    if !bar.principal.isEmpty {
      children += bar.principal.flatMap { $0.elements() }
    } else if !bar.title.isEmpty {
      children.append(titleElement())
    }
    children += bar.trailing.flatMap { $0.elements() }
    children += bar.search.flatMap { $0.elements() }
    let area = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: barHeight)
    return BoxElement(
      .navigationBar, identifier: bar.title.isEmpty ? bar.untitledName : bar.title,
      frame: screen?.widened(area) ?? area, children: children)
  }

  private func titleElement() -> BoxElement {
    let font = BoxFont(size: hasLarge ? 34 : 17, isBold: true)
    let width = min(font.width(of: bar.title), frame.width - 32)
    let x = hasLarge ? frame.minX + 16 : frame.midX - width / 2
    let y = hasLarge ? frame.minY + rowHeight + 3.7 : frame.minY + (rowHeight - 20.6) / 2
    return BoxElement(
      .staticText, label: bar.title, traits: [.staticText, .header],
      frame: CGRect(x: x, y: y, width: width, height: font.lineHeight))
  }

  package override var shown: [Box] { children }

  /// The app's own view that is the screen under the bar.
  fileprivate var viewUnderBar: Any.Type? { content.outermostView }

  /// The app's own views on the stack.
  fileprivate var stack: [Any.Type?] { bar.below + [viewUnderBar] }
}

extension Box {
  /// The app's own view that fills the screen: the one under a navigation bar, else the outermost;
  /// nil for a screen without one.
  package var screenView: Any.Type? {
    first { ($0 as? NavigationBox)?.viewUnderBar } ?? outermostView
  }

  /// The outermost of the app's own views.
  package var outermostView: Any.Type? { first(\.ownView) }

  /// The app's own views on each navigation stack, whether it is shown or in another tab.
  var stacks: [[Any.Type?]] {
    if let screen = self as? NavigationBox { return [screen.stack] }
    return scrolling != nil ? [] : children.flatMap(\.stacks)
  }

  /// The first result for the box or one inside that is shown; a scrolling box is part of a screen.
  private func first(_ find: (Box) -> Any.Type?) -> Any.Type? {
    if let found = find(self) { return found }
    guard scrolling == nil else { return nil }
    for box in shown {
      if let found = box.first(find) { return found }
    }
    return nil
  }
}

extension BoxGuide {
  private enum Middle {}
  /// The vertical middle.
  package static var middle: BoxGuide {
    BoxGuide(name: ObjectIdentifier(Middle.self)) { _, size in size.height / 2 }
  }
}

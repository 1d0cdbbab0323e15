import AccessibilityTree
package import Foundation

/// The whole screen: the content, and the presentations over it.
package final class ScreenBox {
  /// The measures of the screen.
  package var metrics: ScreenMetrics
  private let content: Box
  /// Whether another layout leaves everything where it is.
  package private(set) var isSettled = false

  /// Makes a screen with its content.
  package init(_ content: Box, on metrics: ScreenMetrics) {
    self.content = content
    self.metrics = metrics
  }

  /// Places everything, above the keyboard and with the scroll offsets.
  package func layOut(keyboardHeight: CGFloat = 0, scrolled: [String: CGPoint] = [:]) {
    metrics.keyboardHeight = keyboardHeight
    if keyboardBar != nil { metrics.keyboardHeight += KeyboardBarBox.height }
    _ = tell(scrolled)
    putContent()
    // Boxes that are made when their size is known have not received their offsets yet.
    for _ in 0..<Self.deepest {
      guard tell(scrolled) else { break }
      putContent()
    }
    keyboardBar?.placeBar(in: keyboardBarFrame)
  }

  /// The view whose items are above the keyboard, if it is up; of several the first one.
  private var keyboardBar: KeyboardBarBox? {
    guard metrics.keyboardHeight > 0 else { return nil }
    var front = content
    if let last = content.presentations.last {
      switch style(of: last) {
      case .sheet, .cover, .popover: front = last.content
      case .alert, .actions: return nil
      }
    }
    var found: KeyboardBarBox?
    front.visit { found = found ?? $0 as? KeyboardBarBox }
    return found
  }

  private var keyboardBarFrame: CGRect {
    CGRect(
      x: 0, y: metrics.size.height - metrics.keyboardHeight, width: metrics.size.width,
      height: KeyboardBarBox.height)
  }

  /// How deep boxes that are made when their size is known can be nested.
  private static let deepest = 4

  /// Passes all boxes their scroll offsets; returns whether one has changed.
  private func tell(_ scrolled: [String: CGPoint]) -> Bool {
    var isNews = false
    isSettled = true
    for box in [content] + content.presentations.map(\.content) {
      box.visit {
        if !$0.isSettled { isSettled = false }
        if let box = $0.scrolling { isNews = box.take(scrolled) || isNews }
        ($0 as? TabsBox)?.screen = metrics
        ($0 as? NavigationBox)?.screen = metrics
      }
    }
    return isNews
  }

  /// The offset at which a finger's scroll of a container to another offset stops.
  package func stop(of name: String, before wanted: CGPoint) -> CGPoint {
    var stop = wanted
    for box in [content] + content.presentations.map(\.content) {
      box.visit { if let box = $0.scrolling, box.name == name { stop = box.stop(before: wanted) } }
    }
    return stop
  }

  private func putContent() {
    room(metrics.safeFrame, in: metrics.bounds).tell(to: content)
    Self.centre(content, in: metrics.safeFrame)
    // What a list on a sheet presents is known once the sheet is in its place.
    var next = content.firstPresentation
    while let presentation = next {
      place(presentation)
      next = presentation.content.firstPresentation
    }
  }

  /// The space around boxes in a frame of the screen, with only the system's area below it.
  private func room(_ safe: CGRect, in full: CGRect) -> BoxRoom {
    var underKeyboard = safe
    underKeyboard.size.height += max(0, metrics.keyboardHeight - metrics.safeArea.bottom)
    return BoxRoom(safe: safe, underKeyboard: underKeyboard, full: full)
  }

  /// Centres a box in a frame.
  package static func centre(_ box: Box, in frame: CGRect) {
    let size = box.size(Proposal(frame.size))
    box.place(
      at: CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2),
      offered: Proposal(frame.size))
  }

  private func style(of presentation: Presentation) -> Presentation.Style {
    presentation.isBubble && metrics.isTablet ? .popover : presentation.style
  }

  private func place(_ presentation: Presentation) {
    switch style(of: presentation) {
    case .sheet(let height, _, _): placeSheet(presentation.content, in: sheetFrame(height))
    case .popover: Self.centre(presentation.content, in: popoverFrame(presentation.content))
    case .cover:
      room(metrics.safeFrame, in: metrics.bounds).tell(to: presentation.content)
      Self.centre(presentation.content, in: metrics.safeFrame)
    case .alert(let words): placeAlert(words, presentation.content)
    case .actions(let words): placeActions(words, presentation.content)
    }
  }

  private func placeSheet(_ content: Box, in frame: CGRect) {
    var card = frame
    if !metrics.isTablet { card.size.height = metrics.size.height - frame.minY }
    room(frame, in: card).tell(to: content)
    Self.centre(content, in: frame)
  }

  /// The size of a sheet on a tablet.
  private static let formSize = CGSize(width: 540, height: 620)

  private func sheetFrame(_ height: CGFloat) -> CGRect {
    let height = metrics.isLow ? 1 : height
    var frame = metrics.safeFrame
    if metrics.isTablet {
      let size = Self.formSize
      return CGRect(
        x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
        height: size.height)
    }
    if height < 1 {
      frame.origin.y = metrics.size.height * (1 - height)
      frame.size.height = metrics.size.height * height - metrics.safeArea.bottom
    } else if !metrics.isLow {
      frame.origin.y += 10
      frame.size.height -= 10
    }
    return frame
  }

  /// Below the middle of the screen, or below its top, so that a tap on the middle closes it.
  private func popoverFrame(_ content: Box) -> CGRect {
    let size = content.size(Proposal(width: min(metrics.size.width - 32, 343)))
    let middle = metrics.size.height / 2 + 8
    let fitsBelow = middle + size.height <= metrics.safeFrame.maxY
    let y = fitsBelow ? middle : metrics.safeFrame.minY + 11
    return CGRect(
      x: (metrics.size.width - size.width) / 2, y: y, width: size.width, height: size.height)
  }

  // MARK: - Alerts

  private static let lineHeight: CGFloat = 20.5

  private func alertFrame(_ words: AlertWords, _ content: Box) -> CGRect {
    let lines: CGFloat = words.message == nil ? 1 : 2
    let inner = content.size(Proposal(width: 270)).height
    let height = 40 + lines * Self.lineHeight + inner
    return CGRect(
      x: (metrics.size.width - 270) / 2, y: (metrics.size.height - height) / 2, width: 270,
      height: height)
  }

  private func placeAlert(_ words: AlertWords, _ content: Box) {
    let frame = alertFrame(words, content)
    let inner = content.size(Proposal(width: 270))
    content.place(
      at: CGPoint(x: frame.minX, y: frame.maxY - inner.height), offered: Proposal(width: 270))
  }

  private func actionsFrame(_ words: AlertWords, _ content: Box) -> CGRect {
    let width = metrics.size.width - 16
    let lines = CGFloat(Self.lines(of: words).count)
    let head = lines == 0 ? 0 : 28 + lines * Self.lineHeight
    let height = head + content.size(Proposal(width: width)).height
    let bottom = metrics.size.height - max(metrics.safeArea.bottom, 8)
    return CGRect(x: 8, y: bottom - height, width: width, height: height)
  }

  private func placeActions(_ words: AlertWords, _ content: Box) {
    let frame = actionsFrame(words, content)
    let inner = content.size(Proposal(width: frame.width))
    content.place(
      at: CGPoint(x: frame.minX, y: frame.maxY - inner.height),
      offered: Proposal(width: frame.width))
  }

  private static func lines(of words: AlertWords) -> [String] {
    [words.title, words.message ?? ""].filter { !$0.isEmpty }
  }

  // MARK: - Elements

  /// The app's own view that is the screen in front; an alert over a screen is no screen.
  package var frontView: Any.Type? { covering.last?.screenView ?? content.screenView }

  /// The app's own views on each navigation stack, the content's first.
  package var stacks: [[Any.Type?]] { ([content] + covering).flatMap(\.stacks) }

  /// How many screens there are: those on stacks, and those presented over others.
  package var count: Int { covering.count + stacks.reduce(0) { $0 + $1.count } }

  /// The presentations that are screens.
  private var covering: [Box] {
    content.presentations.filter { presentation in
      switch style(of: presentation) {
      case .sheet, .cover: true
      case .popover, .alert, .actions: false
      }
    }.map(\.content)
  }

  /// The elements of the content and, over them, of the presentations, from the back to the front.
  ///
  /// An alert and a list of actions hide everything behind them.
  package func elements() -> [BoxElement] {
    var elements = layers
    guard let bar = keyboardBar?.bar(in: keyboardBarFrame) else { return elements }
    // What covers the screen is in front of all that comes after it too.
    guard let last = elements.indices.last, elements[last].coversScreen else {
      return elements + [bar]
    }
    elements[last].children.append(bar)
    return elements
  }

  private var layers: [BoxElement] {
    content.presentations.reduce(Self.contained(content)) { behind, presentation in
      let content = presentation.content
      switch style(of: presentation) {
      case .sheet(let height, let hasGrabber, let resize):
        let frame = sheetFrame(height)
        let isPulled = hasGrabber && !metrics.isLow
        let grabber = isPulled ? [grabber(of: frame, isHalf: height < 1, resize)] : []
        return behind + [cover(sheet(presentation, in: frame) + grabber)]
      case .popover:
        let region = dismissRegion(in: screenFrame, closing: presentation)
        let inner = content.elements()
        guard metrics.isTablet else { return behind + [cover([region] + inner)] }
        let bubble = BoxElement(.popover, frame: popoverFrame(content), children: inner)
        return behind + [cover([region, bubble])]
      case .cover: return behind + [cover(Self.contained(content))]
      case .alert(let words):
        return [panel(.alert, words, alertFrame(words, content), content, top: 20)]
      case .actions(let words):
        return [panel(.sheet, words, actionsFrame(words, content), content, top: 14)]
      }
    }
  }

  /// An element that covers the whole screen.
  private func cover(_ elements: [BoxElement]) -> BoxElement {
    var cover = BoxElement(.other, frame: screenFrame, children: elements)
    cover.coversScreen = true
    // Everything before it is behind it, whatever the sort priority of the elements there.
    cover.order = -.infinity
    return cover
  }

  /// A card, which a swipe down closes, and the dimmed screen above it, where a tap closes it; on a
  /// phone that lies on its side a sheet covers the screen.
  private func sheet(_ presentation: Presentation, in frame: CGRect) -> [BoxElement] {
    guard !metrics.isLow else { return Self.contained(presentation.content) }
    var (above, card) = screenFrame.divided(atDistance: frame.minY, from: .minYEdge)
    if metrics.isTablet { (above, card) = (screenFrame, frame) }
    let region = dismissRegion(in: above, closing: presentation)
    var content = BoxElement(.other, frame: card, children: Self.contained(presentation.content))
    if !presentation.isHeld { content.answers.gestures[.swipeDown] = presentation.close }
    return [region, content]
  }

  /// The button at the top of a card.
  private func grabber(
    of card: CGRect, isHalf: Bool, _ resize: @escaping () -> Void
  ) -> BoxElement {
    var grabber = BoxElement(
      .button, label: "Sheet Grabber", value: isHalf ? "Half screen" : "Expanded",
      traits: .button, frame: CGRect(x: card.midX - 38, y: card.minY, width: 76, height: 20))
    grabber.answers.gestures[.tap] = resize
    return grabber
  }

  private func dismissRegion(in frame: CGRect, closing presentation: Presentation) -> BoxElement {
    var region = BoxElement(
      .other, identifier: "PopoverDismissRegion", label: "dismiss popup", frame: frame)
    if !presentation.isHeld { region.answers.gestures[.tap] = presentation.close }
    return region
  }

  private var screenFrame: CGRect { CGRect(origin: .zero, size: metrics.size) }

  private static let bars: [ElementType] = [.navigationBar, .tabBar, .toolbar]

  /// The elements of a screen or of a column of one: its bars, and a container with the elements
  /// between them.
  static func contained(_ box: Box) -> [BoxElement] {
    let elements = box.elements()
    let top = elements.first { $0.type == .navigationBar }?.frame.maxY ?? box.frame.minY
    let below = elements.first { $0.type == .tabBar || $0.type == .toolbar }
    let bottom = below?.frame.minY ?? box.frame.maxY
    let area = CGRect(
      x: box.frame.minX, y: top, width: box.frame.width, height: max(0, bottom - top))
    var screen: [BoxElement] = []
    for element in elements {
      if bars.contains(element.type) {
        screen.append(element)
        continue
      }
      if screen.last?.type != .other { screen.append(BoxElement(.other, frame: area)) }
      screen[screen.count - 1].children.append(element)
    }
    return screen
  }

  private func panel(
    _ type: ElementType, _ words: AlertWords, _ frame: CGRect, _ content: Box, top: CGFloat
  ) -> BoxElement {
    var y = frame.minY + top
    let lines = Self.lines(of: words).map { line -> BoxElement in
      defer { y += Self.lineHeight }
      return BoxElement(
        .staticText, label: line, traits: .staticText,
        frame: CGRect(x: frame.minX + 16, y: y, width: frame.width - 32, height: Self.lineHeight))
    }
    func others(_ count: Int, in frame: CGRect, _ inner: [BoxElement]) -> [BoxElement] {
      (0..<count).reduce(inner) { inner, _ in [BoxElement(.other, frame: frame, children: inner)] }
    }
    func scrolling(_ count: Int, in frame: CGRect, _ inner: [BoxElement]) -> [BoxElement] {
      guard !inner.isEmpty else { return [] }
      return [BoxElement(.scrollView, frame: frame, children: others(count, in: frame, inner))]
    }
    // What is around the words, the fields and the buttons is as in the trees of iOS.
    let inside = content.elements()
    let cells = inside.filter { $0.type != .button }.map { field in
      let cell = BoxElement(.cell, frame: field.frame, children: [field])
      return BoxElement(.collectionView, frame: field.frame, children: [cell])
    }
    let buttons = inside.filter { $0.type == .button }.flatMap { others(1, in: $0.frame, [$0]) }
    let apart = words.endsWithCancel ? 1 : 0
    let top = buttons.first?.frame.minY ?? frame.maxY
    let (head, rest) = frame.divided(atDistance: max(0, top - frame.minY), from: .minYEdge)
    let rows =
      scrolling(1, in: head, lines + cells)
      + scrolling(2, in: rest, Array(buttons.dropLast(apart))) + buttons.suffix(apart)
    return BoxElement(type, label: words.title, frame: frame, children: others(3, in: frame, rows))
  }

  // MARK: - What is in sight

  /// The visible boxes that matter to the app, also those behind presentations.
  package struct Sight {
    /// The boxes that report when they appear.
    package fileprivate(set) var lives: [BoxLife] = []
    /// The boxes that look at their content.
    package fileprivate(set) var watchers: [WatchingBox] = []
    /// The gestures that some view in front handles.
    package fileprivate(set) var gestures: Set<BoxAnswers.Gesture> = []

    fileprivate mutating func note(_ box: Box) {
      switch box {
      case let box as LifeBox: lives.append(box.life)
      case let box as WatchingBox: watchers.append(box)
      case let box as AnsweringBox: gestures.formUnion(box.answers.keys)
      default: break
      }
    }
  }

  /// The visible boxes now.
  package var sight: Sight {
    var sight = Sight()
    for box in [content] + content.presentations.map(\.content) {
      sight.gestures = []
      box.visit { sight.note($0) }
    }
    return sight
  }

  /// What the app does on a gesture at a point of the frontmost screen.
  package func touched(_ gesture: BoxAnswers.Gesture, at point: CGPoint) -> (() -> Void)? {
    if let bar = keyboardBar, keyboardBarFrame.contains(point) {
      return bar.touchedBar(gesture, at: point)?.act
    }
    return (content.presentations.last?.content ?? content).touched(gesture, at: point)?.act
  }
}

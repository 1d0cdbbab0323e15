import AccessibilityTree
import AppCompiling
import AppModel
import VirtualTime

/// Elements of one view, and the instant since when they have been shown.
struct PlacedView {
  let began: VirtualInstant
  let elements: [CompiledElement]

  /// What a screen shows: the children of its root, then its states.
  static func views(of screen: ScreenInstance, since began: VirtualInstant) -> [PlacedView] {
    [PlacedView(began: began, elements: screen.screen.root.children)]
      + screen.active.map { PlacedView(began: $0.began, elements: $0.state.view) }
  }

  /// Whether a screen shows everything in windows of its own, so that it needs no main one.
  static func areOnlyWindows(_ screen: ScreenInstance) -> Bool {
    guard screen.screen.root.isLifted else { return false }
    let shown = views(of: screen, since: .start).flatMap(\.elements).map(\.definition)
    return shown.contains { $0.type == .window } && shown.allSatisfy(\.isBesideWindows)
  }
}

extension ViewMaker {
  /// Appends the content of a container at its scroll position, and its scroll bars; returns the
  /// height of the container.
  ///
  /// Without a fixed height the container is as high as its content, but no higher than offered.
  @discardableResult
  mutating func placeScrolled(
    _ container: CompiledElement, in offered: ElementFrame, isFixed: Bool,
    _ views: [PlacedView]
  ) -> Double {
    guard let screen = reader.screen else { return 0 }
    refreshIndicator(of: container, in: offered)
    var state = screen.place(of: container, item: reader.scope.item)
    if let offset = container.definition.container.offset { state.wanted = offset }
    if let page = screen.page(of: container, item: reader.scope.item) {
      state.wanted = container.offset(ofPage: page, in: offered)
    }
    let mark = tree.count
    state.content = place(views, of: container, in: offered, at: state.wanted)
    state.viewport = offered
    if !isFixed, offered.height <= 0 || state.content.height < offered.height {
      state.viewport.height = state.content.height
    }
    state.covered = reader.covered(of: state.viewport, on: profile)
    state.shown = state.wanted.limited(to: state.furthest)
    if state.shown != state.wanted {
      // The content has shrunk since it was scrolled.
      tree.truncate(to: mark)
      state.content = place(views, of: container, in: offered, at: state.shown)
    }
    screen.places[ControlKey(container, item: reader.scope.item)] = state
    tree.scrollBars(of: state)
    return state.viewport.height
  }

  private mutating func place(
    _ views: [PlacedView], of container: CompiledElement, in viewport: ElementFrame,
    at offset: ScrollOffset
  ) -> ContentSize {
    let outer = (realised, bottom, viewBegan)
    defer { (realised, bottom, viewBegan) = outer }
    let layout = container.definition.layout
    if layout != .horizontal { bottom = .infinity }
    realised = container.realisesVisible ? RealisedPart(viewport, within: nil) : nil
    var frame = viewport
    frame.x -= offset.right
    frame.y -= offset.down
    guard layout == .vertical else {
      return place(views.flatMap(\.elements), of: container, in: frame, isScrolled: true)
    }
    var cursor = Cursor(frame, of: container)
    for view in views {
      viewBegan = view.began
      place(view.elements, &cursor)
    }
    return ContentSize(width: frame.width, height: cursor.height)
  }
}

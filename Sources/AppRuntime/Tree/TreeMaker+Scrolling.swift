import AccessibilityTree
import AppCompiling
import AppModel
import VirtualTime

/// Elements of one view, and since when they have been shown.
struct PlacedView {
  let began: VirtualInstant
  let elements: [CompiledElement]
}

extension TreeMaker {
  /// Appends what a container holds, moved by how far it is scrolled, and its scroll bars; the
  /// height of the container.
  ///
  /// Without a fixed height the viewport is as high as its content, but no higher than offered.
  @discardableResult
  mutating func placeScrolled(
    _ container: CompiledElement, in offered: ElementFrame, isFixed: Bool,
    _ views: [PlacedView]
  ) -> Double {
    guard let screen else { return 0 }
    refreshIndicator(of: container, in: offered)
    var state = screen.place(of: container, item: scope.item)
    if let page = screen.page(of: container, item: scope.item) {
      state.wanted = container.offset(ofPage: page, in: offered)
    }
    let mark = builder.count
    state.content = place(views, of: container, in: offered, at: state.wanted)
    state.viewport = offered
    if !isFixed, offered.height <= 0 || state.content.height < offered.height {
      state.viewport.height = state.content.height
    }
    state.covered = covered(of: state.viewport)
    state.shown = state.wanted.limited(to: state.furthest)
    if state.shown != state.wanted {
      // What it holds has shrunk since it was scrolled.
      truncate(to: mark)
      state.content = place(views, of: container, in: offered, at: state.shown)
    }
    screen.places[ControlKey(container, item: scope.item)] = state
    scrollBars(of: state)
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
      return place(views.flatMap(\.elements), layout, in: frame, isScrolled: true)
    }
    var cursor = Cursor(frame)
    for view in views {
      viewBegan = view.began
      place(view.elements, &cursor)
    }
    return ContentSize(width: frame.width, height: cursor.y - frame.y)
  }

  /// Takes away every element from an index on.
  mutating func truncate(to index: Int) {
    builder.truncate(to: index)
    sources.removeSubrange(min(builder.count, sources.count)...)
  }

  /// The bars of a container with more than it can show, twice for each axis (behaviour.md D).
  private mutating func scrollBars(of place: ScrollPlace) {
    let area = place.viewport
    guard area.height.isFinite else { return }
    if place.furthest.down > 0.5 {
      let share = area.height / place.content.height
      let way = place.shown.down / place.content.height
      scrollBar(
        "Vertical", pages: (1 / share).rounded(.up), at: place.shown.down / place.furthest.down,
        frame: ElementFrame(x: area.x + area.width - 33, y: area.y, width: 30, height: area.height),
        thumb: ElementFrame(
          x: area.x + area.width - 6, y: area.y + area.height * way, width: 3,
          height: area.height * share))
    }
    if place.furthest.right > 0.5 {
      let share = area.width / place.content.width
      let way = place.shown.right / place.content.width
      scrollBar(
        "Horizontal", pages: (1 / share).rounded(.up),
        at: place.shown.right / place.furthest.right,
        frame: ElementFrame(x: area.x, y: area.y + area.height - 33, width: area.width, height: 30),
        thumb: ElementFrame(
          x: area.x + area.width * way, y: area.y + area.height - 6, width: area.width * share,
          height: 3))
    }
  }

  private mutating func scrollBar(
    _ axis: String, pages: Double, at part: Double, frame: ElementFrame, thumb: ElementFrame
  ) {
    let pages = pages == 1 ? "1 page" : "\(Int(clamping: Int64(pages))) pages"
    let percent = Int((part * 100).rounded())
    for _ in 0..<2 {
      open(
        ElementAttributes(
          type: .other, label: "\(axis) scroll bar, \(pages)", value: "\(percent)%", frame: frame,
          traits: .adjustable), .system)
      add(ElementAttributes(type: .other, frame: thumb), .system)
      close()
    }
  }
}

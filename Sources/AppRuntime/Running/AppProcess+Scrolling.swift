package import AccessibilityTree
import AppCompiling
import AppModel
import PredicateFormat
import RunJournal

extension AppProcess {
  /// Points by which a finger has to pull content down from its top to ask for new content.
  static let pullDistance = 60.0

  /// Scrolls a container to an offset, as far as its content goes; false when that moves nothing.
  ///
  /// Content pulled down from its top raises the container's `refresh`, and content whose end comes
  /// in sight its `reachEnd`.
  @discardableResult
  func scroll(
    _ container: CompiledElement, item: ItemScope?, on screen: ScreenInstance,
    to wanted: ScrollOffset
  ) -> Bool {
    guard wanted.right.isFinite, wanted.down.isFinite else { return false }
    let key = ControlKey(container, item: item)
    guard var place = screen.places[key] else { return false }
    let wanted = container.stopped(wanted, in: place.viewport)
    let isPulled = wanted.down <= -Self.pullDistance && place.shown.down <= 0
    let refresh = isPulled ? container.gesture(.refresh) : nil
    let offset = wanted.limited(to: place.furthest)
    guard offset != place.wanted || refresh != nil else { return false }
    let wasAtEnd = place.shown.down >= place.furthest.down
    place.wanted = offset
    screen.places[key] = place
    screen.swiped = nil
    revision += 1
    device.record(
      .scrolled(
        screen: screen.id, container: Int(container.token(on: screen.id, item: item)),
        right: offset.right, offset: refresh == nil ? offset.down : wanted.down))
    if screen.page(of: container, item: item) != nil {
      let page = container.page(at: offset, in: place.viewport)
      change(container, item: item, on: screen, to: .integer(Int64(page)))
    }
    if let refresh { raise(refresh, item: item, on: screen) }
    if !wasAtEnd, offset.down >= place.furthest.down, let end = container.gesture(.reachEnd) {
      raise(end, item: item, on: screen)
    }
    return true
  }

  /// Scrolls a container by a way, or says whether the gesture would, where how far is told apart.
  func scroll(
    _ container: CompiledElement, item: ItemScope?, on screen: ScreenInstance,
    by given: ScrollOffset?, in gesture: ElementGesture
  ) -> Bool {
    let place = screen.place(of: container, item: item)
    let isMirrored = localization.isRightToLeft
    if let given {
      let meant = isMirrored ? given.mirrored : given
      let way = container.style == .paging ? meant.one(of: place.viewport) : meant
      return way != .zero && scroll(container, item: item, on: screen, to: place.shown + way)
    }
    let target = place.shown + ScrollOffset(isMirrored ? gesture.mirrored : gesture)
    return target.limited(to: place.furthest) != place.shown
      || target.down < 0 && container.gesture(.refresh) != nil
  }
}

extension SimulatedDevice {
  /// Scrolls the front screen's root, in points from its top, as far as its content goes; false
  /// when that moves nothing.
  @discardableResult
  func scroll(to wanted: Double) -> Bool {
    // The present tree is made first, since making it measures the content.
    guard let process, snapshot != nil, let front = process.frontScreen else { return false }
    return process.scroll(
      front.screen.root, item: nil, on: front, to: ScrollOffset(down: wanted))
  }

  /// Scrolls the innermost container at a point that the way moves, as a wheel does; false when
  /// there is none.
  package func scroll(by way: ScrollOffset, at point: ElementPoint) -> Bool {
    guard let process, let snapshot else { return false }
    var node = snapshot.tree.topmostElement(at: point)
    while let index = node {
      if case .element(let id, let element, let item) = snapshot.source(of: index),
        element.scrolls, let screen = process.standing[id],
        process.scroll(element, item: item, on: screen, by: way, in: .scroll)
      {
        return true
      }
      node = snapshot.tree.parent(of: index)
    }
    return false
  }

  /// Scrolls the container that a fact of a journal names.
  package func scroll(container token: Int, to wanted: ScrollOffset) {
    guard let process, let snapshot else { return }
    for case .element(let id, let element, let item) in snapshot.sources where element.scrolls {
      guard Int(element.token(on: id, item: item)) == token, let screen = process.standing[id]
      else { continue }
      process.scroll(element, item: item, on: screen, to: wanted)
      return
    }
  }

  /// What came of a wish to scroll an element into view.
  package enum ScrollOutcome {
    /// It was scrolled to, or the app says so.
    case done
    /// Nothing around it scrolls, or nothing moved.
    case impossible
    /// What it stands in does not carry the wish out.
    case refused
  }

  /// Scrolls the containers around an element, the nearest first, so that it lies inside them.
  package func scrollToVisible(_ element: FoundElement) -> ScrollOutcome {
    switch element.scrollAnswer {
    case .fails: return .refused
    case .stays: return .done
    case .moves: return scrollContainers(around: element) ? .done : .impossible
    }
  }

  private func scrollContainers(around element: FoundElement) -> Bool {
    guard let process else { return false }
    let snapshot = element.snapshot
    var frame = element.view.frame
    // Where containers are scrolled to is counted from the end at which they begin.
    if process.localization.isRightToLeft { frame.x = profile.width - frame.x - frame.width }
    var hasMoved = false
    for ancestor in snapshot.tree.ancestors(of: element.index).reversed() {
      guard case .element(let id, let container, let item) = snapshot.source(of: ancestor),
        container.scrolls, let screen = process.standing[id]
      else { continue }
      let place = screen.place(of: container, item: item)
      let target = place.offset(showing: frame)
      let end = target.limited(to: place.furthest)
      frame.x -= end.right - place.shown.right
      frame.y -= end.down - place.shown.down
      hasMoved = process.scroll(container, item: item, on: screen, to: target) || hasMoved
    }
    return hasMoved
  }
}

extension ScrollPlace {
  /// The offset at which the corner of something stands in the middle; an axis on which all of it
  /// is inside already stays, unless it is so on both.
  fileprivate func offset(showing frame: ElementFrame) -> ScrollOffset {
    let isWithin = frame.x >= viewport.x && frame.x + frame.width <= viewport.x + viewport.width
    var target = shown
    target.down = max(0, target.down + frame.y - viewport.y - (viewport.height - covered) / 2)
    if !isWithin {
      target.right = max(0, target.right + frame.x - viewport.x - viewport.width / 2)
    }
    return target
  }
}

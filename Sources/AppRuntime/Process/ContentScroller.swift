import AppBuilding
import AppCompiling
import AppModel
import PredicateFormat
import RunJournal

/// Scrolls containers.
struct ContentScroller {
  let process: AppProcess
  var device: any ProcessHost { process.device }

  /// How far a finger has to pull content below its top to refresh it, in points.
  static let pullDistance = 60.0

  /// Scrolls a container to an offset within its content; returns false when nothing moves.
  ///
  /// Pulling content down from its top raises the container's `refresh`. Reaching the end of the
  /// content raises its `reachEnd`.
  @discardableResult
  func scroll(
    _ container: CompiledElement, item: ItemScope?, on screen: ScreenInstance,
    to wanted: ScrollOffset, byFinger: Bool = false
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
    process.revision += 1
    device.record(
      .scrolled(
        screen: screen.id, container: Int(container.token(on: screen.id, item: item)),
        right: offset.right, offset: refresh == nil ? offset.down : wanted.down))
    if let name = container.definition.binding {
      process.swiftScreens.tell(
        .scrolled(key: name, right: offset.right, down: offset.down, byFinger: byFinger),
        to: screen)
    }
    if screen.page(of: container, item: item) != nil {
      let page = container.page(at: offset, in: place.viewport)
      process.controls.change(container, item: item, on: screen, to: .integer(Int64(page)))
    }
    if let refresh { process.raise(refresh, item: item, on: screen) }
    if !wasAtEnd, offset.down >= place.furthest.down, let end = container.gesture(.reachEnd) {
      process.raise(end, item: item, on: screen)
    }
    return true
  }

  /// Scrolls a container by an offset; with nil, only returns whether the gesture could scroll.
  func scroll(
    _ container: CompiledElement, item: ItemScope?, on screen: ScreenInstance,
    by given: ScrollOffset?, in gesture: ElementGesture
  ) -> Bool {
    guard !container.definition.container.isHeld else { return false }
    let place = screen.place(of: container, item: item)
    let isMirrored = process.localization.isRightToLeft
    if let given {
      let meant = isMirrored ? given.mirrored : given
      let way = container.style == .paging ? meant.one(of: place.viewport) : meant
      return way != .zero
        && scroll(container, item: item, on: screen, to: place.shown + way, byFinger: true)
    }
    let target = place.shown + ScrollOffset(isMirrored ? gesture.mirrored : gesture)
    return target.limited(to: place.furthest) != place.shown
      || target.down < 0 && container.gesture(.refresh) != nil
  }
}

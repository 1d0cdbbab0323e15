import AccessibilityTree
import AppCompiling
package import AppModel

/// Scrolls containers of the target app.
package struct DeviceScroller {
  let device: SimulatedDevice

  /// Scrolls the front screen's root to a distance in points from its top, at most to its end;
  /// returns false when nothing moves.
  @discardableResult
  func scroll(to wanted: Double) -> Bool {
    // The present tree is made first, since making it measures the content.
    guard let process = device.process, device.snapshot != nil, let front = process.frontScreen
    else { return false }
    return process.scroller.scroll(
      front.screen.root, item: nil, on: front, to: ScrollOffset(down: wanted))
  }

  /// Scrolls the container that a fact of a journal names.
  package func scroll(container token: Int, to wanted: ScrollOffset) {
    guard let process = device.process, let snapshot = device.snapshot else { return }
    for case .element(let id, let element, let item) in snapshot.sources where element.scrolls {
      guard Int(element.token(on: id, item: item)) == token, let screen = process.openScreens[id]
      else { continue }
      process.scroller.scroll(element, item: item, on: screen, to: wanted)
      return
    }
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
    guard let process = device.process else { return false }
    let snapshot = element.snapshot
    var frame = element.view.frame
    // Scroll positions are counted from the end at which the content begins.
    if process.localization.isRightToLeft { frame.x = device.profile.width - frame.x - frame.width }
    var hasMoved = false
    for ancestor in snapshot.tree.ancestors(of: element.index).reversed() {
      guard case .element(let id, let container, let item) = snapshot.source(of: ancestor),
        container.scrolls, let screen = process.openScreens[id]
      else { continue }
      let place = screen.place(of: container, item: item)
      let target = place.offset(showing: frame)
      let end = target.limited(to: place.furthest)
      frame.x -= end.right - place.shown.right
      frame.y -= end.down - place.shown.down
      hasMoved = process.scroller.scroll(container, item: item, on: screen, to: target) || hasMoved
    }
    return hasMoved
  }
}

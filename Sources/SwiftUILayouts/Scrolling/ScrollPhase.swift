public import SwiftUIViews
import ViewGraph
import ViewLayout

/// Whether content is scrolled, and by whom.
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing scrolls.
  case idle
  /// A finger touches the content and has not moved yet.
  case tracking
  /// A finger moves the content.
  case interacting
  /// The content moves on after the finger has left it.
  case decelerating
  /// The app scrolls with an animation.
  case animating
  /// Whether it moves, or may move.
  public var isScrolling: Bool { self != .idle }
}

/// Where a container is scrolled to.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far it is scrolled.
  public var contentOffset = CGPoint.zero
  /// The size of the content.
  public var contentSize = CGSize.zero
  /// The insets of the content.
  public var contentInsets = EdgeInsets()
  /// The size of the container.
  public var containerSize = CGSize.zero
  /// The visible part of the content.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The frame of the container.
  public var bounds: CGRect { visibleRect }
}

extension ScrollGeometry {
  fileprivate init(of container: any ScrollingBox) {
    contentOffset = container.offset
    contentSize = container.contentSize
    containerSize = container.frame.size
  }
}

/// The context of a phase change.
public struct ScrollPhaseChangeContext {
  /// Where it is scrolled to.
  public let geometry: ScrollGeometry
}

extension View {
  /// Calls a closure when a value of the geometry of the first scroll view inside has changed.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View {
    redrawn { boxes, scope in
      let last = scope.node.slot(-8) { LastValue<T>() }
      let graph = scope.node.graph
      return [
        WatchingBox(.one(boxes)) { box in
          guard let container = [box as Box].firstScrolling else { return }
          let value = transform(ScrollGeometry(of: container))
          let old = last.value
          last.value = value
          if let old, old != value { graph.afterDrawing { action(old, value) } }
        }
      ]
    }
  }

  /// Calls a closure with the phases of the first scroll view inside.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ old: ScrollPhase, _ new: ScrollPhase) -> Void
  ) -> some View { onScrollPhaseChange { old, new, _ in action(old, new) } }

  /// Calls a closure with the phases of the first scroll view inside, and its geometry.
  public nonisolated func onScrollPhaseChange(
    _ action:
      @escaping (_ old: ScrollPhase, _ new: ScrollPhase, _ context: ScrollPhaseChangeContext) ->
      Void
  ) -> some View {
    redrawn { boxes, scope in
      let watcher = scope.node.slot(-8) {
        let made = PhaseWatcher()
        scope.environment.scrollDesk?.add(made)
        return made
      }
      watcher.stand(with: boxes, action)
      return boxes
    }
  }
}

extension [Box] {
  var firstScrolling: (any ScrollingBox)? {
    var first: (any ScrollingBox)?
    for box in self { box.visit { first = first ?? $0.scrolling } }
    return first
  }
}

/// Reports to an app the scroll phases of the first of some boxes that scrolls.
final class PhaseWatcher {
  private var boxes: [Box] = []
  private var phase = ScrollPhase.idle
  private var act: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void = { _, _, _ in }
  /// How often the phase has changed.
  private var changeCount = 0

  func stand(
    with boxes: [Box],
    _ act: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) { (self.boxes, self.act) = (boxes, act) }

  /// Whether a container is the one whose phases it reports.
  func watches(_ name: String) -> Bool { container?.name == name }

  private var container: (any ScrollingBox)? { boxes.firstScrolling }

  func enter(_ new: ScrollPhase) {
    guard new != phase, let container else { return }
    let old = phase
    phase = new
    changeCount += 1
    act(old, new, ScrollPhaseChangeContext(geometry: ScrollGeometry(of: container)))
  }

  /// Reports that the app scrolls, until that is over or the user scrolls.
  func animate(for nanoseconds: UInt64) {
    enter(.animating)
    // The end of an earlier scroll must not end this one.
    changeCount += 1
    let end = AnimatedScrollEnd(watcher: self, changeCount: changeCount)
    Task { @MainActor in
      try? await Task.sleep(nanoseconds: nanoseconds)
      if let watcher = end.watcher, watcher.changeCount == end.changeCount { watcher.enter(.idle) }
    }
  }
}

/// The callback at the end of an animated scroll, on the thread of the app.
private struct AnimatedScrollEnd: @unchecked Sendable {
  weak var watcher: PhaseWatcher?
  let changeCount: Int
}

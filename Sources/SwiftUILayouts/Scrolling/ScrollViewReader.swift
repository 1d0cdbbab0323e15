public import SwiftUIViews
import ViewGraph
package import ViewLayout

/// Scrolls to views inside a ``ScrollViewReader``.
public struct ScrollViewProxy {
  let keeper: ScrollKeeper

  /// Scrolls to a view: only as far as needed to show it, or, with an anchor, until that point of
  /// the view is at the same point of the scroll view.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    keeper.scroll(
      to: ScrollTarget(
        AnyHashable(id), noted: BoxNotes.identity, anchor: anchor.map { CGPoint(x: $0.x, y: $0.y) })
    )
  }
}

/// A view that can scroll the scroll views in it.
public struct ScrollViewReader<Content: View> {
  private let content: (ScrollViewProxy) -> Content
  @State private var keeper = ScrollKeeper()

  /// Makes a view.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View {
  /// The content.
  public var body: some View {
    let keeper = keeper
    content(ScrollViewProxy(keeper: keeper)).redrawn { boxes, scope in
      keeper.stand(with: boxes, in: scope)
      return boxes
    }
  }
}

/// The drawn content of a reader, and where the app asks it to scroll.
package final class ScrollKeeper {
  private var boxes: [Box] = []
  private var targets: [ViewLayout.ScrollTarget] = []
  private weak var graph: ViewGraph?
  /// How long scrolling there takes, in nanoseconds; nil if it is there at once.
  package private(set) var nanoseconds: UInt64?

  @MainActor
  func stand(with boxes: [Box], in scope: DrawScope) {
    if graph == nil { scope.environment.scrollDesk?.add(self) }
    graph = scope.node.graph
    self.boxes = boxes
  }

  /// Scrolls to a view, with the animation of the running code or of the change that was shown.
  func scroll(to target: ViewLayout.ScrollTarget) {
    targets.append(target)
    nanoseconds = graph?.movingNanoseconds
    graph?.afterDrawing {}
  }

  /// Calls a closure with the box that scrolls to each target, and its offset.
  package func follow(_ scroll: (any ScrollingBox, CGPoint) -> Void) {
    for target in targets {
      for box in boxes {
        box.visit { box in
          guard let scrolling = box.scrolling,
            let offset = scrolling.offset(showing: target)
          else { return }
          scroll(scrolling, offset)
        }
      }
    }
  }

  /// Forgets the targets.
  package func rest() { targets = [] }

  var hasTargets: Bool { !targets.isEmpty }
}

/// Weak references to objects, in the order in which they were added.
private struct ExistingParts<Part: AnyObject> {
  private struct Place { weak var part: Part? }
  private var places: [Place] = []

  var all: [Part] { places.compactMap(\.part) }

  mutating func add(_ part: Part) {
    places.removeAll { $0.part == nil }
    places.append(Place(part: part))
  }
}

/// The readers and the scroll observers of an app, for as long as they exist.
package final class ScrollDesk {
  private var keepers = ExistingParts<ScrollKeeper>()
  private var watchers = ExistingParts<PhaseWatcher>()
  private var places = ExistingParts<PlaceWatcher>()

  /// Makes a desk without readers.
  package init() {}

  func add(_ keeper: ScrollKeeper) { keepers.add(keeper) }
  func add(_ watcher: PhaseWatcher) { watchers.add(watcher) }
  func add(_ watcher: PlaceWatcher) { places.add(watcher) }

  private func watchers(of name: String) -> [PhaseWatcher] {
    watchers.all.filter { $0.watches(name) }
  }

  /// The steps in which the user scrolls a container; `move` does the scrolling itself.
  ///
  /// Views that observe the container see each phase separately, as on a phone.
  package func steps(scrolling name: String, _ move: @escaping () -> Void) -> [() -> Void] {
    let watchers = watchers(of: name)
    let places = places.all.filter { $0.boxes.firstScrolling?.name == name }
    let move = places.isEmpty ? [move] : [move, { places.forEach { $0.look() } }]
    guard !watchers.isEmpty else { return move }
    func enter(_ phase: ScrollPhase) -> () -> Void { { watchers.forEach { $0.enter(phase) } } }
    return [enter(.tracking), enter(.interacting)] + move + [enter(.decelerating), enter(.idle)]
  }

  /// Reports that the app scrolls a container with an animation.
  package func animate(_ name: String, for nanoseconds: UInt64) {
    watchers(of: name).forEach { $0.animate(for: nanoseconds) }
  }

  /// The readers that the app has asked to scroll.
  package var waiting: [ScrollKeeper] { keepers.all.filter(\.hasTargets) }
}

extension ScrollDesk: SelfComparing {
  package func isSame(as other: Any) -> Bool { (other as? ScrollDesk) === self }
}

private enum ScrollDeskKey: EnvironmentKey { static var defaultValue: ScrollDesk? { nil } }

extension EnvironmentValues {
  /// The desk where readers register.
  package var scrollDesk: ScrollDesk? {
    get { self[ScrollDeskKey.self] }
    set { self[ScrollDeskKey.self] = newValue }
  }
}

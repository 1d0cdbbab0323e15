public import SwiftUIViews
import ViewGraph
package import ViewLayout

/// Something that leads to a place in a view that scrolls.
public struct ScrollViewProxy {
  let keeper: ScrollKeeper

  /// Scrolls to a view: as little as shows it, or until its part at the anchor is at that part of
  /// what scrolls.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    keeper.scroll(
      to: ScrollTarget(
        AnyHashable(id), noted: BoxNotes.identity, anchor: anchor.map { CGPoint(x: $0.x, y: $0.y) })
    )
  }
}

/// A view that can scroll the views in it.
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

/// What a reader has drawn, and where the app wants it to be scrolled.
package final class ScrollKeeper {
  private var boxes: [Box] = []
  private var targets: [ViewLayout.ScrollTarget] = []
  private weak var graph: ViewGraph?
  /// How long it moves there, in nanoseconds; nil if it is there at once.
  package private(set) var nanoseconds: UInt64?

  @MainActor
  func stand(with boxes: [Box], in scope: DrawScope) {
    if graph == nil { scope.environment.scrollDesk?.add(self) }
    graph = scope.node.graph
    self.boxes = boxes
  }

  /// Scrolls to a view, with the animation of the code that runs or of the change that was shown.
  func scroll(to target: ViewLayout.ScrollTarget) {
    targets.append(target)
    nanoseconds = graph?.movingNanoseconds
    graph?.afterDrawing {}
  }

  /// Calls a closure with what scrolls to the targets, and how far.
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

/// Objects in the order in which they were added, as long as somebody else keeps them.
private struct StandingParts<Part: AnyObject> {
  private struct Place { weak var part: Part? }
  private var places: [Place] = []

  var all: [Part] { places.compactMap(\.part) }

  mutating func add(_ part: Part) {
    places.removeAll { $0.part == nil }
    places.append(Place(part: part))
  }
}

/// The readers of an app, and the watchers of what scrolls, as long as they are there.
package final class ScrollDesk {
  private var keepers = StandingParts<ScrollKeeper>()
  private var watchers = StandingParts<PhaseWatcher>()
  private var places = StandingParts<PlaceWatcher>()

  /// Makes a desk without readers.
  package init() {}

  func add(_ keeper: ScrollKeeper) { keepers.add(keeper) }
  func add(_ watcher: PhaseWatcher) { watchers.add(watcher) }
  func add(_ watcher: PlaceWatcher) { places.add(watcher) }

  private func watchers(of name: String) -> [PhaseWatcher] {
    watchers.all.filter { $0.watches(name) }
  }

  /// What happens one after the other when a person scrolls a container, which `move` does.
  ///
  /// Views that watch the container see each phase by itself, as on a phone.
  package func steps(scrolling name: String, _ move: @escaping () -> Void) -> [() -> Void] {
    let watchers = watchers(of: name)
    let places = places.all.filter { $0.boxes.firstScrolling?.name == name }
    let move = places.isEmpty ? [move] : [move, { places.forEach { $0.look() } }]
    guard !watchers.isEmpty else { return move }
    func enter(_ phase: ScrollPhase) -> () -> Void { { watchers.forEach { $0.enter(phase) } } }
    return [enter(.tracking), enter(.interacting)] + move + [enter(.decelerating), enter(.idle)]
  }

  /// Tells that the app scrolls a container with an animation.
  package func animate(_ name: String, for nanoseconds: UInt64) {
    watchers(of: name).forEach { $0.animate(for: nanoseconds) }
  }

  /// The readers that the app wants to be scrolled.
  package var waiting: [ScrollKeeper] { keepers.all.filter(\.hasTargets) }
}

extension ScrollDesk: SelfComparing {
  package func isSame(as other: Any) -> Bool { (other as? ScrollDesk) === self }
}

private enum ScrollDeskKey: EnvironmentKey { static var defaultValue: ScrollDesk? { nil } }

extension EnvironmentValues {
  /// Where readers make themselves known.
  package var scrollDesk: ScrollDesk? {
    get { self[ScrollDeskKey.self] }
    set { self[ScrollDeskKey.self] = newValue }
  }
}

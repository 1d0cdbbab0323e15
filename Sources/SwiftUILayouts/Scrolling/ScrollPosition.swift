public import SwiftUIViews
import ViewLayout

/// A place that an app scrolls content to.
public struct ScrollPosition: Equatable, Sendable {
  /// The edge that content is scrolled to.
  public private(set) var edge: Edge?
  /// The place that content is scrolled to.
  public private(set) var point: CGPoint?
  private var id: (any Hashable & Sendable)?
  fileprivate private(set) var anchor: UnitPoint?

  /// Names a place by views of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {}
  /// Names a view.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.id = id
    self.anchor = anchor
  }
  /// Names an edge.
  public init(edge: Edge) { self.edge = edge }
  /// Names a place.
  public init(point: CGPoint) { self.point = point }
  /// Whether the user has scrolled, which is not reported here.
  public var isPositionedByUser: Bool { false }
  /// The view that content is scrolled to.
  public var viewID: (any Hashable & Sendable)? { id }
  /// The view that content is scrolled to; nil if it is named by another type.
  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { id as? ID }
  /// Scrolls to a view.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id, anchor: anchor)
  }
  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }
  /// Scrolls to a place.
  public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }
  /// Scrolls up or down to a place.
  public mutating func scrollTo(y: CGFloat) { scrollTo(point: CGPoint(x: 0, y: y)) }
  /// Scrolls to the side to a place.
  public mutating func scrollTo(x: CGFloat) { scrollTo(point: CGPoint(x: x, y: 0)) }

  fileprivate var target: AnyHashable? { id.map { AnyHashable($0) } }

  /// Whether two places are the same.
  public static func == (left: ScrollPosition, right: ScrollPosition) -> Bool {
    left.edge == right.edge && left.point == right.point && left.target == right.target
      && left.anchor == right.anchor
  }
}

extension View {
  /// Scrolls to the view whose ID the app sets, and sets the ID when the user scrolls.
  public nonisolated func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      FollowedPosition(target: id.wrappedValue.map { AnyHashable($0) }, anchor: anchor) {
        if let name = $0.base as? ID { id.wrappedValue = name }
      })
  }
  /// Scrolls to the view whose ID the app sets; scrolling by the user is not reported, and edges
  /// and points are ignored.
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    let wanted = position.wrappedValue
    return modifier(
      FollowedPosition(target: wanted.target, anchor: wanted.anchor ?? anchor, tell: nil))
  }
}

/// Scrolls the content to a view whenever the app sets another ID.
private struct FollowedPosition: ViewModifier {
  let target: AnyHashable?
  let anchor: UnitPoint?
  let tell: ((AnyHashable) -> Void)?
  @State private var watcher = PlaceWatcher()

  func body(content: Content) -> some View {
    let watcher = watcher
    ScrollViewReader { proxy in
      content.redrawn { boxes, scope in
        watcher.stand(with: boxes, in: scope, at: anchor, tell)
        return boxes
      }
      .onChange(of: target, initial: true) {
        // The user has scrolled the content there already.
        if let target, target != watcher.told { proxy.scrollTo(target, anchor: anchor) }
        watcher.told = nil
      }
    }
  }
}

/// Sets the ID of the view that the user has scrolled to.
final class PlaceWatcher {
  private(set) var boxes: [Box] = []
  private var part = CGPoint.zero
  private var tell: ((AnyHashable) -> Void)?
  private var isKnown = false
  /// The ID that was last set, until the app has read it.
  var told: AnyHashable?

  @MainActor
  func stand(
    with boxes: [Box], in scope: DrawScope, at anchor: UnitPoint?,
    _ tell: ((AnyHashable) -> Void)?
  ) {
    if !isKnown { scope.environment.scrollDesk?.add(self) }
    (self.boxes, self.tell, isKnown) = (boxes, tell, true)
    part = CGPoint(x: anchor?.x ?? 0, y: anchor?.y ?? 0)
  }

  func look() {
    guard let container = boxes.firstScrolling,
      let id = container.identity(noted: BoxNotes.identity, at: part)
    else { return }
    told = id
    tell?(id)
  }
}

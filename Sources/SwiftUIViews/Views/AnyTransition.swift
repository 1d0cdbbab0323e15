import AccessibilityTree
import ViewGraph
package import ViewLayout
import VirtualTime

/// How a view appears and disappears where that is animated.
public struct AnyTransition: @unchecked Sendable {
  /// The frame that an element comes from or goes to, given its own and the view's frame; nil if it
  /// appears or disappears at once.
  private typealias Way = (_ element: CGRect, _ view: CGRect) -> CGRect?
  private var from: Way
  private var to: Way
  private var course: MovementCourse?
  /// A placeholder before the view appears and after it has gone, changed by an app's own code.
  private var own: (before: AnyView, after: AnyView)?

  private init(from: @escaping Way, to: @escaping Way) { (self.from, self.to) = (from, to) }

  private init(_ way: @escaping Way) { self.init(from: way, to: way) }

  /// Not at all.
  public static let identity = AnyTransition { _, _ in nil }
  /// Fading.
  public static let opacity = AnyTransition { element, _ in element }
  /// Along the direction of reading.
  public static let slide = AnyTransition.asymmetric(
    insertion: .move(edge: .leading), removal: .move(edge: .trailing))
  /// Growing.
  public static let scale = AnyTransition.scale(scale: 0)
  /// Growing from a size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition { element, view in
      let x = view.minX + anchor.x * view.width
      let y = view.minY + anchor.y * view.height
      return CGRect(
        x: x + (element.minX - x) * scale, y: y + (element.minY - y) * scale,
        width: element.width * scale, height: element.height * scale)
    }
  }
  /// From an edge.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition { element, view in
      switch edge {
      case .top: element.offsetBy(dx: 0, dy: -view.height)
      case .bottom: element.offsetBy(dx: 0, dy: view.height)
      case .leading: element.offsetBy(dx: -view.width, dy: 0)
      case .trailing: element.offsetBy(dx: view.width, dy: 0)
      }
    }
  }
  /// From an edge, pushing others away.
  public static func push(from edge: Edge) -> AnyTransition {
    let other: Edge =
      switch edge {
      case .top: .bottom
      case .bottom: .top
      case .leading: .trailing
      case .trailing: .leading
      }
    return .asymmetric(insertion: .move(edge: edge), removal: .move(edge: other))
  }
  /// From an offset.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    .offset(x: offset.width, y: offset.height)
  }
  /// From an offset.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition { element, _ in element.offsetBy(dx: x, dy: y) }
  }
  /// One transition for appearing, and another for disappearing.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { AnyTransition(from: insertion.from, to: removal.to) }
  /// Between two modifiers; the second one applies while the view is shown.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    let active = AnyView(StandIn().modifier(active))
    return AnyTransition(before: active, after: active)
  }

  /// Makes a transition from a view before it appears and after it has gone.
  package init(before: AnyView, after: AnyView) {
    self = .opacity
    own = (before, after)
  }
  /// Both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      from: { from($0, $1).map { [other] in other.from($0, $0) ?? $0 } ?? other.from($0, $1) },
      to: { to($0, $1).map { [other] in other.to($0, $0) ?? $0 } ?? other.to($0, $1) })
  }
  /// With an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var copy = self
    copy.course = animation?.endingCourse
    return copy
  }

  /// A box whose elements appear and disappear with this transition.
  @MainActor
  package func box(around box: Box, in scope: DrawScope) -> Box {
    let node = scope.node
    let before = own.map { scope.drawOne($0.before, at: .part("before")) }
    let after = own.map { scope.drawOne($0.after, at: .part("after")) }
    return ElementBox([box]) { frame, elements in
      elements.map { element in
        let (own, place) = (element.frame, frame)
        return element.changed {
          $0.transitions.append(
            BoxTransition(
              number: node.number, isStanding: { node.isStanding }, course: course,
              from: before.map { $0.place(of: own, in: place) } ?? from(own, place),
              to: after.map { $0.place(of: own, in: place) } ?? to(own, place)))
        }
      }
    }
  }
}

/// A placeholder that an app's own transition changes instead of the view.
package struct StandIn: View, Drawable {
  /// Makes a placeholder.
  package nonisolated init() {}
  package func draw(in scope: DrawScope) -> [Box] {
    [ElementBox([FillBox()]) { frame, _ in [BoxElement(.other, frame: frame)] }]
  }
}

extension Box {
  /// Where an element of a view is if the app changes the view as it has changed this placeholder.
  fileprivate func place(of element: CGRect, in view: CGRect) -> CGRect {
    place(at: view.origin, offered: Proposal(view.size))
    // An invisible placeholder means that the view is not moved.
    guard let changed = elements().first?.frame else { return element }
    let wide = view.width > 0 ? changed.width / view.width : 1
    let high = view.height > 0 ? changed.height / view.height : 1
    return CGRect(
      x: changed.minX + (element.minX - view.minX) * wide,
      y: changed.minY + (element.minY - view.minY) * high,
      width: element.width * wide, height: element.height * high)
  }
}

extension View {
  /// Animates the changes that happen when a value changes; nil turns their animation off.
  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View { redrawn { AnimatedValue.boxes($0, ValueMovement(animation), value, in: $1) } }
}

/// How changes are animated that happen when a value changes.
package struct ValueMovement {
  /// The course of the animation; nil if views around decide.
  fileprivate let course: MovementCourse?
  /// Whether the animation never ends.
  fileprivate let isEndless: Bool

  /// Uses an animation; nil means no animation.
  package init(_ animation: Animation?) {
    course = animation == nil ? .atOnce : animation?.endingCourse
    isEndless = animation?.course?.isEndless == true
  }

  /// Uses the animation that an app has set in a transaction, if it has changed it.
  package init(after transform: (inout Transaction) -> Void) {
    var transaction = Transaction(animation: .default)
    transform(&transaction)
    let isLeft = transaction.animation == .default && !transaction.disablesAnimations
    let changed = transaction.disablesAnimations ? nil : transaction.animation?.endingCourse
    (course, isEndless) = (isLeft ? nil : changed ?? .atOnce, false)
  }

  /// A box whose elements are animated like this, unless views inside decide otherwise.
  @MainActor
  package func box(around box: Box) -> Box {
    ChangedElementBox(box) { element in
      let inner = element.course
      element.course = { inner?() ?? course }
    }
  }
}

extension MovementCourse {
  /// A course that ends at once.
  fileprivate static var atOnce: MovementCourse {
    MovementCourse(.zero, .cubic(x1: 0, y1: 0, x2: 1, y2: 1))
  }
}

/// Remembers a value whose changes are animated.
package final class AnimatedValue<Value: Equatable> {
  private var value: Value?
  /// The round of changes in which the value last changed, and how it is animated.
  private var last: (round: Int, course: MovementCourse?)?

  /// Boxes whose elements are animated when the value has changed.
  @MainActor
  package static func boxes(
    _ boxes: [Box], _ movement: ValueMovement, _ value: Value, in scope: DrawScope
  ) -> [Box] {
    let graph = scope.node.graph
    let held = scope.node.slot(-5) { AnimatedValue() }
    if let old = held.value, old != value, !graph.isInstant {
      held.last = (graph.moveBelow(), movement.course)
      graph.endMovement(of: held)
      if movement.isEndless { graph.moveForever(held, shownBy: scope.node) }
    }
    held.value = value
    return boxes.map { box in
      ChangedElementBox(box) { element in
        let inner = element.course
        element.course = { inner?() ?? held.course(in: graph) }
      }
    }
  }

  private func course(in graph: ViewGraph) -> MovementCourse? {
    last.flatMap { graph.isOpen($0.round) ? $0.course : nil }
  }
}

import ViewGraph
package import ViewLayout
import VirtualTime

/// How a view comes and goes where that is animated.
public struct AnyTransition: @unchecked Sendable {
  /// The frame of an element where it comes from or goes to, by its own and that of the view; nil
  /// if it is there or gone at once.
  private typealias Way = (_ element: CGRect, _ view: CGRect) -> CGRect?
  private var from: Way
  private var to: Way
  private var course: MovementCourse?

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
  /// From beside its place.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    .offset(x: offset.width, y: offset.height)
  }
  /// From beside its place.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition { element, _ in element.offsetBy(dx: x, dy: y) }
  }
  /// One way in, and another out.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { AnyTransition(from: insertion.from, to: removal.to) }
  /// By two modifiers, of which the second is that of the view in its place; it only fades here.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { .opacity }
  /// Both.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      from: { from($0, $1).map { [other] in other.from($0, $0) ?? $0 } ?? other.from($0, $1) },
      to: { to($0, $1).map { [other] in other.to($0, $0) ?? $0 } ?? other.to($0, $1) })
  }
  /// With an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var copy = self
    copy.course = animation?.course
    return copy
  }

  /// A box whose elements come and go like this.
  @MainActor
  package func box(around box: Box, in scope: DrawScope) -> Box {
    let node = scope.node
    return ElementBox([box]) { frame, elements in
      elements.map { element in
        element.changed {
          $0.transitions.append(
            BoxTransition(
              number: node.number, isStanding: { node.isStanding }, course: course,
              from: from(element.frame, frame), to: to(element.frame, frame)))
        }
      }
    }
  }
}

extension View {
  /// Animates the changes that come with that of a value.
  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View { redrawn { AnimatedValue.boxes($0, animation, value, in: $1) } }
}

/// Remembers a value whose changes are animated.
private final class AnimatedValue<Value: Equatable> {
  private var value: Value?
  /// The round of changes in which the value changed last, and how they move.
  private var last: (round: Int, course: MovementCourse?)?

  @MainActor
  static func boxes(
    _ boxes: [Box], _ animation: Animation?, _ value: Value, in scope: DrawScope
  ) -> [Box] {
    let graph = scope.node.graph
    let held = scope.node.slot(-5) { AnimatedValue() }
    if let old = held.value, old != value {
      held.last = (graph.moveBelow(), animation?.course)
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

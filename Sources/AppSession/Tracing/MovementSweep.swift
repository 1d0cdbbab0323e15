import AccessibilityTree
import AppCompiling
import AppModel
import AppRuntime
import VirtualTime

/// Where elements can be while they move: a box around the first and the last place of each.
///
/// A look at a place can find the same before and after a movement that covers the place only in
/// between.
struct MovementSweep {
  private let boxes: [(element: Int, box: ElementFrame)]
  /// Whether the app changed its content during the movement, so that anything can be covered.
  private let hasChanged: Bool

  /// The way from what was shown when a movement started to what is shown at its end.
  init(from first: ScreenSnapshot, to last: ScreenSnapshot) {
    let (before, after) = (first.tree, last.tree)
    hasChanged = before.count != after.count
    boxes = (0..<min(before.count, after.count)).compactMap { element in
      let (start, end) = (before.frame(of: element), after.frame(of: element))
      return start == end ? nil : (element, Self.box(around: start, end))
    }
  }

  /// The ways of everything that moves forever in a tree; nil if nothing does.
  init?(endlessIn snapshot: ScreenSnapshot) {
    hasChanged = false
    boxes = snapshot.sources.indices.flatMap { source -> [(element: Int, box: ElementFrame)] in
      guard case .element(_, let element, _) = snapshot.sources[source],
        case .arrival(let arrival)? = element.definition.animation?.kind, arrival.isRepeating,
        arrival.fromX != 0 || arrival.fromY != 0
      else { return [] }
      return snapshot.tree.subtree(of: source).map { moving in
        let frame = snapshot.tree.frame(of: moving)
        var (near, far) = (frame, frame)
        (near.x, near.y) = (frame.x - arrival.fromX, frame.y - arrival.fromY)
        (far.x, far.y) = (frame.x + arrival.fromX, frame.y + arrival.fromY)
        return (moving, Self.box(around: near, far))
      }
    }
    guard !boxes.isEmpty else { return nil }
  }

  /// Whether something that moves can cover the place that a test looked at.
  func passes(_ observation: Observation, in snapshot: ScreenSnapshot) -> Bool {
    switch observation {
    case .exists, .count, .variable: return false
    case .point(let point): return hasChanged || boxes.contains { $0.box.contains(point) }
    case .rows(let query):
      return Resolver().resolve(query, in: snapshot.indexed).contains { match in
        hasChanged
          || boxes.contains { moving in
            moving.element >= match
              && !moving.box.intersection(snapshot.tree.frame(of: match)).isEmpty
          }
      }
    }
  }

  private static func box(around one: ElementFrame, _ other: ElementFrame) -> ElementFrame {
    let (x, y) = (min(one.x, other.x), min(one.y, other.y))
    return ElementFrame(
      x: x, y: y, width: max(one.x + one.width, other.x + other.width) - x,
      height: max(one.y + one.height, other.y + other.height) - y)
  }
}

/// A look at a moving element before an event changes what is shown there.
package struct CutLook {
  /// The index of the step that looks.
  package let step: Int
  /// The index of what started the movement.
  package let start: Int
  /// The index of the event that cut the movement short.
  package let cut: Int
}

extension RunTrace {
  /// The looks at elements whose movement an event has cut short.
  ///
  /// At the end of such a movement, what has moved may be gone from the screen.
  package var cutLooks: [CutLook] {
    // Most happenings of a long run are not looks.
    let looks = happenings.indices.filter {
      happenings[$0].actor == .test && !happenings[$0].observations.isEmpty
    }
    var moving: [(start: Int, movement: StartedMovement)] = []
    return happenings.enumerated().flatMap { index, event -> [CutLook] in
      guard event.cancelledBy == nil else { return [] }
      moving.removeAll { $0.movement.end <= event.instant }
      defer { moving += event.movements.filter { $0.end < .distantFuture }.map { (index, $0) } }
      guard !event.endsMovement, event.actor == .app else { return [] }
      return moving.flatMap { start, movement in
        event.views.filter { $0.app == movement.app }.flatMap { views in
          self.looks(looks, from: start, to: index, seeing: views)
        }
      }
    }
  }

  private func looks(
    _ steps: [Int], from start: Int, to cut: Int, seeing views: ChangedView
  ) -> [CutLook] {
    let between = steps.filter { $0 > start && $0 < cut && happenings[$0].aim == views.app }
    guard !between.isEmpty, let last = views.before,
      let first = happenings[start].views.last(where: { $0.app == views.app })?.after
    else { return [] }
    let sweep = MovementSweep(from: first, to: last)
    return between.filter { step in
      happenings[step].observations.contains { sweep.passes($0, in: last) }
    }.map { CutLook(step: $0, start: start, cut: cut) }
  }
}

extension RunTracer {
  /// Notes a step that looks at something that moves forever or that such a thing can cover.
  func noteEndlessMovement(_ observations: [Observation]) {
    guard !trace.looksAtEndlessMovement, !observations.isEmpty, let view = view(),
      view.stillFrom == .distantFuture, let sweep = MovementSweep(endlessIn: view)
    else { return }
    trace.looksAtEndlessMovement = observations.contains { sweep.passes($0, in: view) }
  }
}

package import VirtualTime

/// The views of a running app: their places, what they read, and what has changed.
package final class ViewGraph {
  /// The node whose view is being evaluated; it depends on all state read during that time.
  package private(set) var reader: ViewNode?
  /// Called when something has changed and nothing had before.
  package var onChange: (() -> Void)?
  /// The node that is being drawn, if only something below it has changed.
  package var unchanged: ViewNode?
  /// How many bodies were evaluated.
  package private(set) var bodyCount = 0
  /// The root of the views.
  package private(set) lazy var root = makeNode(Void.self, parent: nil)
  private var nodeCount = 0
  private var work: [() -> Void] = []
  /// How changes made by the running code are animated; nil if they end at once.
  @TaskLocal package static var course: MovementCourse?
  /// Whether the running code makes its changes without any animation, also of screens.
  @TaskLocal package static var isInstant = false
  private var motion = ViewMotion()
  private var endless: [EndlessMovement] = []
  private var isNoted = false
  /// Whether each type that was shown is one of the app's own views.
  private var seen: [ObjectIdentifier: Bool] = [:]
  /// The names of the app's own views that were shown so far, in the order of their first showing.
  package private(set) var shownViews: [String] = []

  /// Makes a graph without views.
  package init() {}

  /// Removes all nodes when the app ends: objects that outlive it may still report changes to them.
  package func close() { root.remove() }

  /// Whether views have to be drawn again, or work is left for the end of the update.
  package var needsUpdate: Bool { root.needsDrawing || !work.isEmpty }

  /// Evaluates something for a node, which then depends on the state that it read.
  package func read<Value>(for node: ViewNode, _ evaluate: () -> Value) -> Value {
    let outer = reader
    reader = node
    let watch = StateWatch.current
    let wasDrawing = watch?.isDrawing ?? false
    watch?.isDrawing = true
    defer {
      reader = outer
      watch?.isDrawing = wasDrawing
    }
    return evaluate()
  }

  /// Counts the evaluation of a body.
  package func countBody() { bodyCount += 1 }

  /// Records that a view was shown; returns whether it is one of the app's own.
  @discardableResult
  package func noteShown(_ view: Any.Type) -> Bool {
    if let isOwn = seen[ObjectIdentifier(view)] { return isOwn }
    let module = _typeName(view, qualified: true).prefix { $0 != "." }
    let isOwn = !Self.ownModules.contains(String(module))
    seen[ObjectIdentifier(view)] = isOwn
    let name = Self.name(of: view)
    if isOwn, !shownViews.contains(name) { shownViews.append(name) }
    return isOwn
  }

  private static let ownModules = ["SwiftUI", "SwiftUILayouts", "SwiftUILooks", "SwiftUIViews"]

  /// The name of a view without its module and its generic arguments.
  package static func name(of view: Any.Type) -> String {
    String(_typeName(view, qualified: false).prefix { $0 != "<" })
  }

  /// Runs work after the views are drawn, such as reporting that a value has changed.
  package func afterDrawing(_ step: @escaping () -> Void) {
    work.append(step)
    noteChange()
  }

  /// Returns the waiting work, and removes it.
  package func takeWork() -> [() -> Void] {
    defer { work = [] }
    return work
  }

  /// Records that all changes so far are drawn.
  package func settle() { isNoted = false }

  /// Shows a round of changes with their animation, and begins the next round; the motion is nil if
  /// all changes end at once.
  package func endRound<Shown>(_ show: (ViewMotion?) -> Shown) -> Shown {
    defer { motion = ViewMotion(round: motion.round + 1, newest: nodeCount) }
    return show(isStill ? nil : motion)
  }

  /// Records that changes below a node have an animation of their own; returns the number of the
  /// round of changes for which that is so.
  package func moveBelow() -> Int {
    motion.isInPlaces = true
    return motion.round
  }

  /// Whether a round of changes was not shown yet.
  package func isOpen(_ round: Int) -> Bool { round == motion.round }

  /// Whether a change of this round was made without any animation.
  package var isInstant: Bool { motion.isInstant }

  /// How long the animation of the running code's changes takes, or of this round; nil if they end
  /// at once.
  package var movingNanoseconds: UInt64? {
    guard let course = Self.course ?? motion.course, !course.isEndless else { return nil }
    return UInt64(clamping: course.total.nanoseconds)
  }

  /// Whether no change of this round is animated.
  package var isStill: Bool { motion.course == nil && !motion.isInPlaces }

  /// Records how a view's change is animated, by the value that has changed.
  func noteCourse(of source: AnyObject, shownBy node: ViewNode) {
    if Self.isInstant { motion.isInstant = true }
    guard let course = Self.course else { return }
    if course.isEndless { moveForever(source, shownBy: node) } else { motion.course = course }
  }

  /// Records that a view shows a value with an endless animation.
  package func moveForever(_ source: AnyObject, shownBy node: ViewNode) {
    endless.append(EndlessMovement(source: ObjectIdentifier(source), node: node))
  }

  /// Records that a value has changed, which ends the endless animation of its last change.
  package func endMovement(of source: AnyObject) {
    guard !endless.isEmpty else { return }
    endless.removeAll { $0.source == ObjectIdentifier(source) }
  }

  /// Whether a view that is shown has an endless animation.
  package var movesForever: Bool {
    guard !endless.isEmpty else { return false }
    endless.removeAll { $0.node?.isStanding != true }
    return !endless.isEmpty
  }

  /// Makes a node below another.
  func makeNode(_ type: Any.Type, parent: ViewNode?) -> ViewNode {
    nodeCount += 1
    return ViewNode(type, number: nodeCount, graph: self, parent: parent)
  }

  /// Records that the views have to be updated.
  func noteChange() {
    guard !isNoted else { return }
    isNoted = true
    onChange?()
  }
}

/// An endless animation of a value in a view.
private struct EndlessMovement {
  let source: ObjectIdentifier
  weak var node: ViewNode?
}

/// How a round of changes is animated.
package struct ViewMotion {
  /// The number of the round.
  fileprivate(set) var round = 0
  /// The number of the newest node before it.
  package fileprivate(set) var newest = 0
  /// How all of them are animated; nil if only changes in some places are.
  package fileprivate(set) var course: MovementCourse?
  /// Whether changes in some places have an animation of their own.
  fileprivate(set) var isInPlaces = false
  /// Whether a change was made without any animation.
  fileprivate(set) var isInstant = false
}

package import VirtualTime

/// The views of a running app: their places, what they read, and what has changed.
package final class ViewGraph {
  /// The node whose view is being evaluated; it depends on the state that is read meanwhile.
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
  /// How changes move that are made by the code that runs; nil if they are at their end at once.
  @TaskLocal package static var course: MovementCourse?
  /// Whether the code that runs makes its changes without any movement, of screens neither.
  @TaskLocal package static var isInstant = false
  private var motion = ViewMotion()
  private var endless: [EndlessMovement] = []
  private var isNoted = false
  /// Whether each type that was shown is one of the app's own views.
  private var seen: [ObjectIdentifier: Bool] = [:]
  /// The names of the app's own views that were shown so far, in the order in which they came.
  package private(set) var shownViews: [String] = []

  /// Makes a graph without views.
  package init() {}

  /// Ends all places, when the app ends: what outlives it may still tell them of changes.
  package func close() { root.remove() }

  /// Whether views have to be drawn again, or work waits for the end of the update.
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

  /// Notes that a view was shown; returns whether it is one of the app's own.
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

  /// The name of a view without its module and what it is generic over.
  package static func name(of view: Any.Type) -> String {
    String(_typeName(view, qualified: false).prefix { $0 != "<" })
  }

  /// Does work after the views were drawn, such as telling that a value has changed.
  package func afterDrawing(_ step: @escaping () -> Void) {
    work.append(step)
    noteChange()
  }

  /// The work that waits, which is handed over once.
  package func takeWork() -> [() -> Void] {
    defer { work = [] }
    return work
  }

  /// Notes that everything noted so far was drawn.
  package func settle() { isNoted = false }

  /// Shows a round of changes with how they move, and begins the next; nil if all of them are at
  /// their end at once.
  package func endRound<Shown>(_ show: (ViewMotion?) -> Shown) -> Shown {
    defer { motion = ViewMotion(round: motion.round + 1, newest: nodeCount) }
    return show(isStill ? nil : motion)
  }

  /// Notes that changes below a place move in their own way; returns the number of the round of
  /// changes for which that holds.
  package func moveBelow() -> Int {
    motion.isInPlaces = true
    return motion.round
  }

  /// Whether a round of changes was not shown yet.
  package func isOpen(_ round: Int) -> Bool { round == motion.round }

  /// Whether a change of this round was made without any movement.
  package var isInstant: Bool { motion.isInstant }

  /// How long what the code that runs changes moves, or what has changed in this round; nil if it
  /// is at its end at once.
  package var movingNanoseconds: UInt64? {
    guard let course = Self.course ?? motion.course, !course.isEndless else { return nil }
    return UInt64(clamping: course.total.nanoseconds)
  }

  /// Whether nothing changed in this round that moves.
  package var isStill: Bool { motion.course == nil && !motion.isInPlaces }

  /// Notes how a change moves that a view shows, by the value that has changed.
  func noteCourse(of source: AnyObject, shownBy node: ViewNode) {
    if Self.isInstant { motion.isInstant = true }
    guard let course = Self.course else { return }
    if course.isEndless { moveForever(source, shownBy: node) } else { motion.course = course }
  }

  /// Notes that what a view shows of a value moves without an end.
  package func moveForever(_ source: AnyObject, shownBy node: ViewNode) {
    endless.append(EndlessMovement(source: ObjectIdentifier(source), node: node))
  }

  /// Notes that a value has changed, which ends what moved because it had changed before.
  package func endMovement(of source: AnyObject) {
    guard !endless.isEmpty else { return }
    endless.removeAll { $0.source == ObjectIdentifier(source) }
  }

  /// Whether a view that is shown moves without an end.
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

  /// Notes that the views have to be updated.
  func noteChange() {
    guard !isNoted else { return }
    isNoted = true
    onChange?()
  }
}

/// What a view shows of a value, moving without an end.
private struct EndlessMovement {
  let source: ObjectIdentifier
  weak var node: ViewNode?
}

/// How a round of changes moves.
package struct ViewMotion {
  /// The number of the round.
  fileprivate(set) var round = 0
  /// The number of the newest node before it.
  package fileprivate(set) var newest = 0
  /// How all of it moves; nil if only changes in some places move.
  package fileprivate(set) var course: MovementCourse?
  /// Whether changes in some places move in their own way.
  fileprivate(set) var isInPlaces = false
  /// Whether a change was made without any movement.
  fileprivate(set) var isInstant = false
}

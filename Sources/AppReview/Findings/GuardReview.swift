import AppModel
import LocatedJSON
import PredicateFormat

/// Finds guards that no possible value fulfils, and transitions that are never taken.
///
/// Such a transition always comes after another one of the same event that is taken instead.
struct GuardReview {
  /// The findings, in the order of screens and places.
  private(set) var drafts: [RouteFinding.Draft] = []

  /// Reads the transitions of an app.
  init(_ app: AppDefinition) {
    let walks = app.screens.map { ActionWalk($0).choices }
    guard walks.contains(where: { $0.contains(where: \.isDecided) }) else { return }
    let ranges = ContextRanges(app)
    for (screen, choices) in zip(app.screens, walks) {
      let logic = GuardLogic(ranges: ranges, screen: screen)
      for choice in choices where choice.isDecided { review(choice, of: screen, logic) }
    }
  }

  private mutating func review(
    _ choice: ActionWalk.Choice, of screen: ScreenDefinition, _ logic: GuardLogic
  ) {
    var earlier: [PredicateNode?] = []
    for (index, transition) in choice.transitions.enumerated() {
      let place = choice.path.index(index)
      let node = transition.guard.map { try? FormatPredicate($0).root }
      // Another check reports a guard that does not parse.
      if case .some(nil) = node { continue }
      let wanted = node ?? nil
      if let wanted, let text = transition.guard, !logic.canHold(wanted) {
        drafts.append(
          RouteFinding.Draft(
            kind: .guardNeverHolds, file: screen.file, path: place.key("guard"),
            message: "the guard \(quoted(text)) is false for every value that it can get",
            advice: "check the initial and assigned values of its keys, or delete the transition"))
        continue
      }
      if logic.isShadowed(wanted, by: earlier) {
        drafts.append(
          RouteFinding.Draft(
            kind: .transitionNeverTaken, file: screen.file, path: place,
            message: "this transition of \(choice.trigger.words) is never taken: "
              + "one before it always applies",
            advice: "put it first, guard the one before it, or delete it"))
        continue
      }
      earlier.append(wanted)
    }
  }
}

extension ActionWalk.Choice {
  /// Whether a guard or the order decides which of the transitions is taken.
  fileprivate var isDecided: Bool {
    transitions.count > 1 || transitions.contains { $0.guard != nil }
  }
}

extension TransitionTrigger {
  /// A description of the trigger.
  package var words: String {
    switch self {
    case .event(let event): "the event \(quoted(event))"
    case .timer(let index): "timer \(index + 1)"
    case .success(let run): "the success of \(quoted(run))"
    case .failure(let run): "the failure of \(quoted(run))"
    }
  }
}

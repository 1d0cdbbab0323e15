import AccessibilityTree
import AppCompiling
import AppModel
package import AppRuntime
import AppSession
import RunJournal

/// A text field that a walk fills in.
package struct WalkedField: Sendable {
  /// The index of the field in the tree.
  package let node: Int
  /// Whether its return key does more than dismiss the keyboard.
  package let submits: Bool
}

extension RouteWalk {
  /// The current element tree; nil if the app does not run.
  package var snapshot: ScreenSnapshot? { session.device.snapshot }

  /// The index of the element that a move touches now; nil if it touches no element that is there.
  ///
  /// If a screen was left and opened again, it is a new screen instance, but it has the same
  /// elements.
  package func node(touchedBy move: RouteMove) -> Int? {
    guard let snapshot else { return nil }
    let front = snapshot.tree.front
    return front.first { isTouched(snapshot.sources[$0], by: move) }
      ?? front.last { isTouched(snapshot.sources[$0], by: move, onAnyScreen: true) }
  }

  /// The fields that are empty now, in the order of the tree.
  package var fieldsToFill: [WalkedField] {
    guard let snapshot else { return [] }
    return emptyFields.compactMap { target in
      guard
        let node = snapshot.sources.firstIndex(where: {
          isTouched($0, by: .gesture(.tap, target, fillsIn: false))
        }), case .element(_, let element, _) = snapshot.sources[node]
      else { return nil }
      return WalkedField(node: node, submits: element.gesture(.submit) != nil)
    }
  }

  /// The loaders that failed in the last move, without duplicates.
  package var failedLoaders: [String] {
    var names: [String] = []
    for case .loaded(_, let loader, isFailure: true, _) in factsOfMove where !names.contains(loader)
    {
      names.append(loader)
    }
    return names
  }

  /// Starts a move that is made through the session.
  package func beginMove() { forgetFacts() }

  private func isTouched(
    _ source: ElementSource, by move: RouteMove, onAnyScreen: Bool = false
  ) -> Bool {
    switch (move, source) {
    case (.gesture(_, let target, _), .element(let screen, let element, let item)):
      (onAnyScreen || screen == target.screen) && element.ordinal == target.ordinal
        && (item?.index ?? -1) == target.item
    case (.command(let command), .part(_, _, _, let part)): part == command.part
    case (.dismissal, .dismissRegion), (.back, .backButton), (.more, .more),
      (.copying, .shareButton(.copy)):
      true
    case (.tab(let wanted), .tab(let index)): index == wanted
    case (.alertButton(let wanted, _), .alertButton(let index)): index == wanted
    default: false
    }
  }
}

extension RouteMove {
  /// Whether the move lets time pass.
  package var isWait: Bool { if case .wait = self { true } else { false } }
}

extension ScreenSnapshot {
  /// Whether an element comes from a screen's definition, and not from the system.
  package func isOwn(_ node: Int) -> Bool {
    if case .element = source(of: node) { true } else { false }
  }
}

import AppCompiling
import AppModel
package import AppRuntime
import AppSession
import RunJournal

/// A field that a walk fills in.
package struct WalkedField: Sendable {
  /// Its number in the tree.
  package let node: Int
  /// Whether its return key does more than to take the keyboard away.
  package let submits: Bool
}

extension RouteWalk {
  /// The tree as it is now; nil where the app does not run.
  package var snapshot: ScreenSnapshot? { session.device.snapshot }

  /// The number of the element that a move touches now; nil for one that touches none, or none
  /// that is there.
  ///
  /// A screen that was left and opened again is another one than the move was found on; its
  /// elements are the same.
  package func node(touchedBy move: RouteMove) -> Int? {
    guard let snapshot else { return nil }
    return snapshot.sources.firstIndex { isTouched($0, by: move) }
      ?? snapshot.sources.lastIndex { isTouched($0, by: move, onAnyScreen: true) }
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

  /// The loaders that have failed in the last move, each once.
  package var failedLoaders: [String] {
    var names: [String] = []
    for case .loaded(_, let loader, isFailure: true, _) in factsOfMove where !names.contains(loader)
    {
      names.append(loader)
    }
    return names
  }

  /// Begins a move that is made through the session.
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
  /// Whether it lets time pass.
  package var isWait: Bool { if case .wait = self { true } else { false } }
}

extension ScreenSnapshot {
  /// Whether an element is one that a screen's definition names, not one that the system adds.
  package func isOwn(_ node: Int) -> Bool {
    if case .element = source(of: node) { true } else { false }
  }
}

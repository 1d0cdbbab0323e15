package import SimulatedApp

/// How much of a drafted model an app has that is known otherwise, such as one written by hand.
package struct DraftComparison: Sendable {
  /// How many parts of the draft the app has, and how many there are.
  package struct Share: Sendable, Equatable {
    /// Those that the app has.
    package var same = 0
    /// All.
    package var all = 0

    /// The share in percent, rounded down; 100 of nothing.
    package var percent: Int { all == 0 ? 100 : same * 100 / all }
  }

  /// The elements with a name: the app has one of that type with that identifier or label.
  package private(set) var elements = Share()
  /// The gestures that lead on: the app's element answers that gesture, and both stay on the screen
  /// or lead to screens that share an element.
  package private(set) var transitions = Share()
  /// What the app does not have, in words.
  package private(set) var missing: [String] = []

  /// Compares a draft with an app.
  package init(of draft: AppDefinition, with app: AppDefinition) {
    let (drafted, known) = (AppFacts(draft), AppFacts(app))
    let shown = Self.shown(by: app)
    for key in drafted.elements.sorted() {
      elements.all += 1
      if shown.contains(key) {
        elements.same += 1
      } else {
        missing.append("\(key.type.name) \(key.name)")
      }
    }
    for way in drafted.ways.keys.sorted() {
      transitions.all += 1
      let (mine, theirs) = (drafted.ways[way] ?? [], known.ways[way] ?? [])
      if mine.contains(where: { one in theirs.contains { Self.isSame(one, $0) } }) {
        transitions.same += 1
      } else {
        missing.append("\(way.gesture.rawValue) on \(way.element.type.name) \(way.element.name)")
      }
    }
  }

  /// The names of all elements that an app shows anywhere.
  private static func shown(by app: AppDefinition) -> Set<ElementKey> {
    var keys: Set<ElementKey> = []
    for place in AppPlace.all(of: CompiledApp(app)).places {
      for index in 0..<place.tree.count {
        let element = place.tree[index]
        for name in [element.identifier, element.label, element.placeholderValue ?? ""]
        where !name.isEmpty {
          keys.insert(ElementKey(type: element.type, name: name))
        }
      }
    }
    return keys
  }

  private static func isSame(_ left: Set<ElementKey>?, _ right: Set<ElementKey>?) -> Bool {
    guard let left, let right else { return left == right }
    return !left.isDisjoint(with: right)
  }

  /// The comparison in a sentence.
  package var text: String {
    "The app has \(elements.same) of \(elements.all) drafted elements (\(elements.percent) %) and "
      + "\(transitions.same) of \(transitions.all) transitions (\(transitions.percent) %)."
  }
}

/// A gesture on an element.
private struct GestureWay: Hashable, Comparable {
  let gesture: ElementGesture
  let element: ElementKey

  static func < (left: Self, right: Self) -> Bool {
    (left.element, left.gesture.rawValue) < (right.element, right.gesture.rawValue)
  }
}

/// The elements of an app, and where gestures on them lead.
private struct AppFacts {
  /// One name of each element: its identifier, else its label.
  var elements: Set<ElementKey> = []
  /// The elements of the screens that each gesture leads to; nil where it stays on its screen.
  var ways: [GestureWay: [Set<ElementKey>?]] = [:]

  init(_ app: AppDefinition) {
    let keys = Dictionary(
      app.screens.map { ($0.name, Set($0.allElements.flatMap(Self.keys))) },
      uniquingKeysWith: { first, _ in first })
    elements = Set(app.screens.flatMap(\.allElements).compactMap { Self.keys(of: $0).first })
    for screen in app.screens { add(screen, keys) }
  }

  private mutating func add(_ screen: ScreenDefinition, _ keys: [String: Set<ElementKey>]) {
    let choices = ActionWalk(screen).choices
    for element in screen.allElements {
      for gesture in element.gestures {
        let transitions = choices.filter { $0.trigger == .event(gesture.event) }
          .flatMap(\.transitions)
        guard !transitions.isEmpty else { continue }
        let targets = transitions.map { $0.pushed.map { keys[$0] ?? [] } }
        for key in Self.keys(of: element) {
          ways[GestureWay(gesture: gesture.gesture, element: key), default: []] += targets
        }
      }
    }
  }

  /// The names by which tests can find an element.
  private static func keys(of element: ElementDefinition) -> [ElementKey] {
    [element.identifier, element.label, element.placeholder ?? ""].compactMap { text in
      guard case .literal(let word) = text, !word.isEmpty else { return nil }
      return ElementKey(type: element.type, name: word)
    }
  }
}

extension TransitionDefinition {
  /// The screen that it pushes first; nil if it stays or leaves.
  fileprivate var pushed: String? {
    for case .push(let screen, _) in actions { return screen }
    return nil
  }
}

package import SimulatedApp

/// How much of a drafted model is also in a known app, such as one written by hand.
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
  /// The gestures that lead to other states: the app handles that gesture on that element, and then
  /// shows, at once, later or in another run, at least half of what the draft shows.
  package private(set) var transitions = Share()
  /// The parts that the app does not have, in words.
  package private(set) var missing: [String] = []
  /// The gestures on elements in parts of the app that its exploration did not reach, in words.
  package private(set) var unjudged: [String] = []

  /// Compares a draft with an app, whose variants may have further elements.
  package init(
    of draft: AppDefinition, with app: AppDefinition, variants: [AppDefinition] = []
  ) {
    let (drafted, known) = (DraftedWays(draft), KnownWays(app))
    let written = WrittenElements([app] + variants)
    for key in drafted.elements.sorted() {
      elements.all += 1
      if known.shown.has(key) || written.keys.has(key) {
        elements.same += 1
      } else {
        let other = written.type(of: key.name).map { ", which is a \($0.name) there" }
        missing.append("\(key.type.name) \(key.name)\(other ?? "")")
      }
    }
    for way in drafted.targets.keys.sorted() {
      if !known.shown.has(way.element), written.keys.has(way.element) {
        unjudged.append(way.words)
        continue
      }
      transitions.all += 1
      let shown = known.shown(after: way)
      if drafted.targets[way, default: []].contains(where: { keys in
        keys.count { shown.has($0) } * 2 >= keys.count
      }) {
        transitions.same += 1
      } else {
        missing.append(way.words)
      }
    }
  }

  /// The comparison in a sentence.
  package var text: String {
    "The app has \(elements.same) of \(elements.all) drafted elements (\(elements.percent) %) and "
      + "\(transitions.same) of \(transitions.all) transitions (\(transitions.percent) %)."
      + (unjudged.isEmpty
        ? "" : " \(unjudged.count) more start at places that its exploration did not reach.")
  }
}

/// A gesture on an element.
private struct GestureWay: Hashable, Comparable {
  let gesture: ElementGesture
  let element: ElementKey

  var words: String { "\(gesture.rawValue) on \(element.type.name) \(element.name)" }

  static func < (left: Self, right: Self) -> Bool {
    (left.element, left.gesture.rawValue) < (right.element, right.gesture.rawValue)
  }
}

/// The elements of a drafted app, and what it shows after each gesture.
private struct DraftedWays {
  /// One name of each element: its identifier, else its label.
  var elements: Set<ElementKey> = []
  /// The names of what is shown after each gesture, for each place that it leads to.
  var targets: [GestureWay: [Set<ElementKey>]] = [:]

  /// The names that each screen shows in each state.
  private let keys: [String: [String: Set<ElementKey>]]

  init(_ app: AppDefinition) {
    elements = Set(app.screens.flatMap(\.allElements).compactMap { Self.keys(of: $0).first })
    keys = Dictionary(
      app.screens.map { screen in
        let common = screen.view.flatMap(Self.allKeys)
        let states = screen.states.map { state in
          (state.name, Set(common + state.view.flatMap(Self.allKeys)))
        }
        return (screen.name, Dictionary(states, uniquingKeysWith: { first, _ in first }))
      }, uniquingKeysWith: { first, _ in first })
    for screen in app.screens { add(screen, app) }
  }

  private mutating func add(_ screen: ScreenDefinition, _ app: AppDefinition) {
    for element in screen.allElements {
      let named = Self.keys(of: element).first ?? element.children.flatMap(Self.allKeys).first
      guard let named else { continue }
      for gesture in element.gestures {
        let ways = ActionWalk(screen).choices.filter { $0.trigger == .event(gesture.event) }
          .flatMap(\.transitions).flatMap { shown(after: $0, on: screen, app) }
          .filter { !$0.isEmpty }
        guard !ways.isEmpty else { continue }
        targets[GestureWay(gesture: gesture.gesture, element: named), default: []] += ways
      }
    }
  }

  /// The names shown after a transition: by the state of its screen, by the screen that it pushes,
  /// or by those that can be below when it leaves.
  private func shown(
    after transition: TransitionDefinition, on screen: ScreenDefinition, _ app: AppDefinition
  ) -> [Set<ElementKey>] {
    if let pushed = transition.pushed {
      let states = keys[pushed.screen] ?? [:]
      let arrival = pushed.arrival ?? app.screens.first { $0.name == pushed.screen }?.initial
      return states[arrival ?? ""].map { [$0] } ?? Array(states.values)
    }
    if let target = transition.target { return keys[screen.name]?[target].map { [$0] } ?? [] }
    let openers = app.screens.filter { opener in
      ActionWalk(opener).choices.flatMap(\.transitions).contains {
        $0.pushed?.screen == screen.name
      }
    }
    return openers.flatMap { (keys[$0.name] ?? [:]).values }
  }

  /// The names of an element and of all inside it.
  private static func allKeys(of element: ElementDefinition) -> [ElementKey] {
    keys(of: element) + element.children.flatMap(allKeys)
  }

  /// The names by which tests can find an element.
  private static func keys(of element: ElementDefinition) -> [ElementKey] {
    [element.identifier, element.label, element.placeholder ?? ""].compactMap { text in
      guard case .literal(let word) = text, !word.isEmpty else { return nil }
      return ElementKey(type: element.type, name: word)
    }.prefix(1).map(\.self)
  }
}

/// What an app shows in its places, and where gestures lead.
private struct KnownWays {
  /// The names of all elements that the app shows anywhere.
  let shown: Set<ElementKey>
  private let places: [Set<ElementKey>]
  /// The places to which each gesture on an element leads at once.
  private var next: [GestureWay: Set<Int>] = [:]
  /// The places to which time leads from each place.
  private var later: [Int: Set<Int>] = [:]

  init(_ app: AppDefinition) {
    let map = AppMap(of: CompiledApp(app))
    places = map.places.map { place in
      Set((0..<place.tree.count).flatMap { Self.keys(of: $0, in: place.tree) })
    }
    shown = places.reduce(into: []) { $0.formUnion($1) }
    for way in map.ways {
      guard let gesture = way.gesture, let element = way.element else {
        later[way.from, default: []].insert(way.to)
        continue
      }
      let tree = map.places[way.from].tree
      for part in tree.subtree(of: element) {
        for key in Self.keys(of: part, in: tree) {
          next[GestureWay(gesture: gesture, element: key), default: []].insert(way.to)
        }
      }
    }
  }

  /// All that is shown after a gesture, at once or when time has passed.
  func shown(after way: GestureWay) -> Set<ElementKey> {
    var reached = next[way] ?? []
    for (other, places) in next
    where other.gesture == way.gesture && way.element.fits(other.element) {
      reached.formUnion(places)
    }
    var open = Array(reached)
    while let place = open.popLast() {
      for further in later[place] ?? [] where reached.insert(further).inserted {
        open.append(further)
      }
    }
    return reached.reduce(into: []) { $0.formUnion(places[$1]) }
  }

  private static func keys(of index: Int, in tree: ElementSnapshot) -> [ElementKey] {
    let element = tree[index]
    return [element.identifier, element.label, element.placeholderValue ?? ""]
      .filter { !$0.isEmpty }.map { ElementKey(type: element.type, name: $0) }
  }
}

extension Set<ElementKey> {
  /// Whether an element is among them, by its whole name or by the parts of it that are known.
  fileprivate func has(_ key: ElementKey) -> Bool { contains(key) || contains(where: key.fits) }
}

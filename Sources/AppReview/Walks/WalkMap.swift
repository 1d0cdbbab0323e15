package import AppCompiling
import AppModel
package import AppRuntime
import RunJournal

/// The places of an app and the moves between them, as the exploration found them.
///
/// Walks are planned on it.
package struct WalkMap {
  /// A place that was reached.
  package struct Place: Sendable {
    /// The coordinator that the moves start from.
    package let coordinator: String
    /// The screen in front; empty if there is none.
    package let screen: String
    /// The path of the screen's state.
    package let state: String
    /// The place in the app that matters for routes; a session at the place has the same signature.
    package let signature: String
    /// The passage that first reached the place; nil for a launch.
    let arrival: Int?
    /// Whether the app has crashed here.
    let isCrash: Bool
  }

  /// A move that had an effect.
  package struct Passage: Sendable {
    /// The number of the place before the move.
    package let from: Int
    /// The move.
    package let move: RouteMove
    /// The number of the place after the move.
    package let to: Int
  }

  /// The places, in the order in which they were found.
  package let places: [Place]
  /// The passages, in the order in which they were tried.
  ///
  /// Of passages that differ only in the item of a repeated element, only the first is kept.
  package let passages: [Passage]
  /// The first place of each coordinator.
  package let starts: [Int]
  /// Whether no limit ended the exploration.
  package let isComplete: Bool
  /// The items that were not tried, in one sentence for each repeated element.
  package let itemsLeftOut: [String]
  /// The states that were entered, even if only briefly, by screen.
  package let statesEntered: [String: Set<String>]
  /// The transitions that no run took although their state was entered, in words.
  package let transitionsNotTaken: [String]

  /// The most places that are explored unless another number is asked for.
  package static let standardPlaces = 2_000

  /// Explores at most a number of places of an app, and reports what each place shows.
  package init(
    _ app: CompiledApp, places: Int = standardPlaces,
    progress: ExplorationProgress.Watcher? = nil, onPlace: ((ScreenSnapshot?) -> Void)? = nil
  ) {
    var limits = RouteExplorer.Limits(places: places)
    limits.moves = max(limits.moves, places * 2)
    // Screens in Swift cannot be kept: each move starts again from the launch.
    if !app.hasSwiftScreens { limits.repeats = (.max, .max) }
    self.init(app, limits: limits, progress: progress, onPlace: onPlace)
  }

  init(
    _ app: CompiledApp, limits: RouteExplorer.Limits, progress: ExplorationProgress.Watcher? = nil,
    onPlace: ((ScreenSnapshot?) -> Void)? = nil
  ) {
    var explorer = RouteExplorer(app, limits: limits, isForWalks: true)
    explorer.onProgress = progress
    if let onPlace { explorer.onPlace = { onPlace($0.snapshot) } }
    explorer.explore()
    var known: Set<PassageKind> = []
    var passages: [Passage] = []
    var arrivals: [Int: Int] = [:]
    for tried in explorer.passages {
      let isArrival = explorer.stops[tried.to].before == tried.from && arrivals[tried.to] == nil
      guard known.insert(PassageKind(tried)).inserted || isArrival else { continue }
      if isArrival { arrivals[tried.to] = passages.count }
      passages.append(Passage(from: tried.from, move: tried.move, to: tried.to))
    }
    self.passages = passages
    places = explorer.stops.enumerated().map { number, stop in
      Place(
        coordinator: explorer.launches[stop.start].coordinator, screen: stop.front ?? "",
        state: stop.frontState, signature: stop.signature, arrival: arrivals[number],
        isCrash: stop.crash != nil)
    }
    starts = explorer.starts
    isComplete = explorer.isComplete
    itemsLeftOut = explorer.itemsLeftOut.sorted { $0.key < $1.key }.map { $0.value.words }
    let seen = explorer.sightings
    statesEntered = seen.states
    transitionsNotTaken = ModelParts(app.definition).entries.compactMap { entry in
      guard case .transition(let key) = entry.part, !seen.transitions.contains(key) else {
        return nil
      }
      let isEntered =
        key.state.isEmpty
        ? seen.screens.contains(key.screen) : seen.states[key.screen]?.contains(key.state) == true
      return isEntered ? "the transition \(entry.name) of \(key.screen)" : nil
    }
  }
}

/// The common part of passages that differ only in the item of a repeated element.
private struct PassageKind: Hashable {
  let from: Int
  let to: Int
  let move: RouteMove

  init(_ passage: RouteExplorer.Passage) {
    from = passage.from
    to = passage.to
    switch passage.move {
    case .gesture(let gesture, let target, let fillsIn) where target.item >= 0:
      let alike = RouteTarget(
        screen: target.screen, ordinal: target.ordinal, item: 0, name: "")
      move = .gesture(gesture, alike, fillsIn: fillsIn)
    default: move = passage.move
    }
  }
}

extension JournalFact {
  /// Whether the fact shows that the app responded to an input.
  var isAnswer: Bool {
    switch self {
    case .started, .pushed, .closed, .presented, .resized, .tabSelected, .moreShown, .entered,
      .left, .assigned, .stored, .loaded, .alertShown, .alertClosed, .shareShown, .shareClosed,
      .crashed:
      true
    case .raised(_, _, let isTaken): isTaken
    default: false
    }
  }
}

import AppCompiling
import AppModel
import AppSession

/// Finds the places of an app by making every move in every place.
///
/// The least tried moves come first, so that a limit cuts off repetitions rather than screens.
/// Every place was reached by moves from a launch, so a person can do everything that is reported
/// in the same way. The limits apply to the whole app.
struct RouteExplorer {
  /// The limits of the exploration.
  struct Limits {
    /// The most places.
    var places = 10_000
    /// The most moves to try.
    var moves = 20_000
    /// How often similar moves are tried once all screens, states and outcomes were seen, and how
    /// many moves are tried in any case.
    var repeats = (times: 3, moves: 5_000)
    /// The most moves on the way to one place since something new was in front.
    var depth = 64
    /// The most screens on a stack of a place from which the exploration continues, unless
    /// something new was in front on so high a stack.
    var stack = 8
  }

  /// A place that was reached.
  struct Stop {
    /// The index of the launch that the moves start from.
    let start: Int
    /// The coordinator that runs here.
    let coordinator: String
    /// The previous place on the way; nil for a launch.
    let before: Int?
    /// The move from there; nil for a launch.
    let move: RouteMove?
    /// The number of moves from the launch.
    let length: Int
    /// The number of moves, and of screens on a stack, when a screen or state was last in front
    /// that no earlier place had there.
    let newest: (length: Int, stack: Int)
    /// The screen in front.
    let front: String?
    /// The number of screens on the front stack.
    let depth: Int
    /// Whether the front stack is presented.
    let isPresented: Bool
    /// The app's message when it crashed here; nil if it did not crash.
    let crash: String?
    /// Whether the screen in front responds to any input.
    let hasControls: Bool
    /// The screens in front and below, with their states.
    let signature: String
    /// The state of the screen in front; empty if it has none.
    let frontState: String
    /// The numbers of the other places that moves lead to.
    var next: [Int] = []
  }

  /// A move that was tried and had an effect.
  struct Passage {
    /// The place before the move.
    let from: Int
    let move: RouteMove
    /// The place after the move.
    let to: Int
  }

  let app: CompiledApp
  let limits: Limits
  let launches: [RouteStart]
  /// The texts to type; nil if only moves are made that walks write: touches with a sample text in
  /// all fields, but no other texts, launches, links and answers of the server.
  private let texts: InputTexts?
  /// The identifiers of all markers.
  private let markers: Set<String>
  private var frontier = RouteFrontier()
  /// The number of each place, by its signature.
  private var known: [String: Int] = [:]
  /// The walks at places with untried moves, as many as are kept.
  private var walks: [Int: RouteWalk] = [:]
  /// What tells places apart once the coarser ones are all tried; nil before.
  private var conditions: RouteConditions?
  /// The screens and states that were in front.
  private var fronts: Set<RouteFrontier.View> = []
  /// The number of untried moves in each place.
  private var movesLeft: [Int: Int] = [:]

  /// How many walks are kept, each of about ten kilobytes; others are made again.
  private static let walksKept = 4_000

  /// All places, in the order in which they were found.
  private(set) var stops: [Stop] = []
  /// All moves that had an effect, in the order in which they were tried.
  private(set) var passages: [Passage] = []
  /// The number of the first place of each launch.
  private(set) var starts: [Int] = []
  /// What was seen during the exploration.
  private(set) var sightings = RouteSightings()
  /// The screens that show each marker.
  private(set) var shownMarkers: [String: Set<String>] = [:]
  /// The markers that each place shows, by the number of the place.
  private(set) var markersAt: [Set<String>] = []
  /// The number of moves that were tried.
  private(set) var moveCount = 0
  /// Called for every new place while the walk is there.
  var onPlace: ((RouteWalk) -> Void)?
  /// Called after every few hundred moves.
  var onProgress: ExplorationProgress.Watcher?
  /// Whether the exploration ended because all was seen and every kind of move was repeated.
  private(set) var leavesOnlyRepeats = false
  /// The number of places beyond the limits of depth and stack, where no move was tried.
  private(set) var placesLeftOut = 0
  /// The repeated elements whose items are not all tried, by their numbers in the app.
  private(set) var itemsLeftOut: [Int: RepresentativeItems.Omission] = [:]

  init(_ app: CompiledApp, limits: Limits? = nil, isForWalks: Bool = false) {
    self.app = app
    self.limits = limits ?? Limits(of: app)
    texts = isForWalks ? nil : InputTexts(app.definition)
    let others = isForWalks ? [] : RouteStart.others(of: app.definition)
    launches = RouteStart.plain(of: app.definition) + others
    markers = Set(app.definition.coordinators.compactMap(\.marker))
  }

  /// The number of moves that a limit left out.
  var movesLeftOut: Int { frontier.count }

  /// Whether no limit ended the exploration.
  var isComplete: Bool { movesLeftOut == 0 && placesLeftOut == 0 }

  /// The moves from the launch to a place.
  func moves(to place: Int) -> [RouteMove] {
    Array(sequence(first: place) { stops[$0].before }.compactMap { stops[$0].move }.reversed())
  }

  /// Explores from every launch.
  mutating func explore() {
    for index in launches.indices { launch(index) }
    let wanted = WantedSightings(app.definition)
    while moveCount < limits.moves, stops.count < limits.places {
      if moveCount >= limits.repeats.moves, frontier.leastTries >= limits.repeats.times,
        wanted.areSeen(in: sightings)
      {
        leavesOnlyRepeats = true
        return
      }
      if let step = frontier.next() {
        take(step)
      } else {
        guard !wanted.areSeen(in: sightings), refine() else { return }
      }
    }
  }

  /// Tells more places apart, if something was not seen, and adds those that moves led to; returns
  /// false if nothing more can be told apart.
  private mutating func refine() -> Bool {
    guard conditions == nil, !app.hasSwiftScreens, !app.isOwnSource else { return false }
    conditions = RouteConditions(app.definition)
    guard conditions != nil else { return false }
    known = [:]
    let coarse = stops.indices
    for number in coarse {
      let walk = walk(at: number)
      known[signature(of: walk)] = number
      if walks.count < Self.walksKept { walks[number] = walk }
    }
    for passage in passages where moveCount < limits.moves && stops.count < limits.places {
      moveCount += 1
      let walk = walk(at: passage.from)
      walk.make(passage.move)
      sightings.add(walk.sightings)
      _ = place(of: walk, stops[passage.from].start, after: (passage.from, passage.move))
    }
    for number in coarse { walks[number] = nil }
    return true
  }

  private func signature(of walk: RouteWalk) -> String {
    walk.signature + (conditions.map { " | holds \($0.held(in: walk.process))" } ?? "")
  }

  private mutating func launch(_ start: Int) {
    let walk = RouteWalk(app, start: launches[start])
    sightings.add(walk.sightings)
    starts.append(place(of: walk, start, after: nil))
  }

  private mutating func take(_ step: RouteFrontier.Step) {
    moveCount += 1
    if moveCount.isMultiple(of: ExplorationProgress.interval) {
      onProgress?(ExplorationProgress(moves: moveCount, places: stops.count))
    }
    let stop = stops[step.place]
    let walk = walk(at: step.place)
    defer { if app.isOwnSource { FinishedSession.release(walk.session) } }
    movesLeft[step.place, default: 0] -= 1
    if movesLeft[step.place] == 0 { walks[step.place] = nil }
    walk.make(step.move)
    sightings.add(walk.sightings)
    let target = place(of: walk, stop.start, after: (step.place, step.move))
    // In an app of SwiftUI source a move may change more than the facts show, such as the keyboard.
    if walk.lastMoveActed || target != step.place && app.isOwnSource {
      passages.append(Passage(from: step.place, move: step.move, to: target))
    }
    guard target != step.place, !stop.next.contains(target) else { return }
    stops[step.place].next.append(target)
  }

  /// A walk at a place: from the nearest kept walk on the way there, else from the launch.
  private func walk(at place: Int) -> RouteWalk {
    var nearest = place
    while walks[nearest] == nil, let before = stops[nearest].before { nearest = before }
    let kept = walks[nearest]?.copy()
    let walk = kept ?? RouteWalk(app, start: launches[stops[place].start])
    for move in moves(to: place).dropFirst(walk.made.count) { walk.make(move) }
    return walk
  }

  /// The number of the place where a walk is; a new place is added with its moves.
  private mutating func place(
    of walk: RouteWalk, _ start: Int, after last: (place: Int, move: RouteMove)?
  ) -> Int {
    let signature = signature(of: walk)
    if let known = known[signature] { return known }
    let number = stops.count
    known[signature] = number
    onPlace?(walk)
    let front = walk.frontDepth
    let before = last.map { stops[$0.place] }
    let length = before.map { $0.length + 1 } ?? 0
    let isNew = fronts.insert(
      RouteFrontier.View(screen: walk.frontScreen ?? "", state: walk.frontState, below: "")
    ).inserted
    stops.append(
      Stop(
        start: start, coordinator: walk.coordinator, before: last?.place, move: last?.move,
        length: length,
        newest: isNew ? (length, walk.stackDepth) : before?.newest ?? (0, 0),
        front: walk.frontScreen, depth: front.screens, isPresented: front.isPresented,
        crash: walk.crash,
        hasControls: walk.hasControls, signature: signature, frontState: walk.frontState))
    noteMarkers(of: walk)
    addMoves(of: walk, at: number)
    return number
  }

  private mutating func noteMarkers(of walk: RouteWalk) {
    var shown: Set<String> = []
    for (identifier, screen) in walk.screens(showing: markers) {
      shown.insert(identifier)
      shownMarkers[identifier, default: []].insert(screen)
    }
    markersAt.append(shown)
  }

  private mutating func addMoves(of walk: RouteWalk, at number: Int) {
    let stop = stops[number]
    var moves = walk.moves
    if let texts { moves += walk.answers + walk.typing(texts) + links(from: stop) }
    guard stop.length - stop.newest.length < limits.depth,
      walk.stackDepth <= max(limits.stack, stop.newest.stack)
    else {
      placesLeftOut += moves.isEmpty ? 0 : 1
      return
    }
    movesLeft[number] = moves.count
    itemsLeftOut.merge(walk.representativeItems?.omissions ?? [:]) { $0.count < $1.count ? $1 : $0 }
    // The state of a Swift screen may hold an object, which two copies would share.
    if !moves.isEmpty, !app.hasSwiftScreens, walks.count < Self.walksKept {
      walks[number] = walk
    }
    for move in moves {
      frontier.add(
        RouteFrontier.Step(place: number, move: move),
        of: RouteFrontier.View(
          screen: stop.front ?? "", state: stop.frontState, below: walk.screenBelow))
    }
  }

  /// The links of the app, opened where the app has just started as usual.
  private func links(from stop: Stop) -> [RouteMove] {
    let usual = RouteStart(coordinator: app.definition.defaultCoordinator)
    guard stop.before == nil, launches[stop.start] == usual else { return [] }
    return app.definition.deepLinks.compactMap { $0.link(with: "1") }.map { .link($0) }
  }
}

extension RouteExplorer.Limits {
  /// The most places of an app of SwiftUI source, where each move begins with a launch.
  static let ownSourcePlaces = 1_000

  /// The usual limits of an app, or those with another number of places.
  init(of app: CompiledApp, places: Int? = nil) {
    if let places = places ?? (app.isOwnSource ? Self.ownSourcePlaces : nil) {
      (self.places, moves) = (places, places * 2)
    }
  }
}

import AppCompiling
import AppModel

/// Finds the places of an app by making every move in every place, breadth first.
///
/// Each place is reached by real sessions that repeat the moves to it, so that what is reported
/// can be done by hand in the same way. The limits hold for the whole app.
struct RouteExplorer {
  /// How far exploration goes.
  struct Limits {
    /// Places to look at.
    var places = 2_000
    /// Moves to try.
    var moves = 20_000
    /// Moves to any one place.
    var depth = 24
    /// Screens that may stand where exploration still goes on.
    var standing = 8
  }

  /// A place that was reached.
  struct Stop {
    /// The coordinator it was reached from, by its number.
    let coordinator: Int
    /// The place before it on the way; nil for a launch.
    let before: Int?
    /// How it is reached from the launch.
    let moves: [RouteMove]
    /// The screen in front.
    let front: String?
    /// How many screens stand on the front stack.
    let depth: Int
    /// Whether the front stack is a presented one.
    let isPresented: Bool
    /// What the app said when it crashed here.
    let crash: String?
    /// Whether the screen in front answers to anything.
    let hasControls: Bool
    /// The screens that stand in front and below, with their states.
    let signature: String
    /// The state of the screen in front; empty where that has none.
    let frontState: String
    /// The numbers of the places that moves lead to, without its own.
    var next: [Int] = []
  }

  /// A move that was tried and did something.
  struct Passage {
    /// The place it was made in.
    let from: Int
    /// What was done.
    let move: RouteMove
    /// The place it led to.
    let to: Int
  }

  let app: CompiledApp
  let limits: Limits
  /// The places and moves at which the present coordinator must stop.
  private var share = (places: 0, moves: 0)
  /// The identifiers of all markers.
  private let markers: Set<String>

  /// Every place, in the order in which they were found.
  private(set) var stops: [Stop] = []
  /// Every move that did something, in the order in which they were tried.
  private(set) var passages: [Passage] = []
  /// For each coordinator the number of its first place.
  private(set) var starts: [Int] = []
  /// What was seen on the way.
  private(set) var sightings = RouteSightings()
  /// Which screens show each marker.
  private(set) var shownMarkers: [String: Set<String>] = [:]
  /// The markers shown in each place, by its number.
  private(set) var markersAt: [Set<String>] = []
  /// Moves that were tried.
  private(set) var moveCount = 0
  /// Told of every new place while the walk to it stands there.
  var onPlace: ((RouteWalk) -> Void)?
  /// Whether no limit cut the exploration short.
  private(set) var isComplete = true

  init(_ app: CompiledApp, limits: Limits = Limits()) {
    self.app = app
    self.limits = limits
    markers = Set(app.definition.coordinators.compactMap(\.marker))
  }

  /// Explores from every coordinator.
  mutating func explore() {
    for index in app.definition.coordinators.indices { explore(coordinator: index) }
  }

  private mutating func explore(coordinator: Int) {
    share = fairShare(of: coordinator)
    var known: [String: Int] = [:]
    let first = walk(coordinator, [])
    starts.append(stops.count)
    let signature = first.signature
    known[signature] = add(first, signature, coordinator, before: nil, [])
    sightings.add(first.sightings)
    var place = starts[coordinator]
    while place < stops.count {
      expand(place, &known)
      place += 1
    }
  }

  /// What is left of the limits is divided among the coordinators that are left.
  private func fairShare(of coordinator: Int) -> (places: Int, moves: Int) {
    let left = app.definition.coordinators.count - coordinator
    return (
      stops.count + max(1, (limits.places - stops.count) / left),
      moveCount + (limits.moves - moveCount) / left
    )
  }

  private mutating func expand(_ place: Int, _ known: inout [String: Int]) {
    let stop = stops[place]
    let here = walk(stop.coordinator, stop.moves)
    guard stop.moves.count < limits.depth, here.standingCount <= limits.standing else {
      isComplete = isComplete && here.moves.isEmpty
      return
    }
    for move in here.moves {
      guard moveCount < share.moves, stops.count < share.places else {
        isComplete = false
        return
      }
      take(move, from: place, &known)
    }
  }

  private mutating func take(
    _ move: RouteMove, from place: Int, _ known: inout [String: Int]
  ) {
    moveCount += 1
    let moves = stops[place].moves + [move]
    let walk = walk(stops[place].coordinator, moves)
    sightings.add(walk.sightings)
    let signature = walk.signature
    let target: Int
    if let seen = known[signature] {
      target = seen
    } else {
      target = add(walk, signature, stops[place].coordinator, before: place, moves)
      known[signature] = target
    }
    if walk.lastMoveActed { passages.append(Passage(from: place, move: move, to: target)) }
    if target != place, !stops[place].next.contains(target) { stops[place].next.append(target) }
  }

  private func walk(_ coordinator: Int, _ moves: [RouteMove]) -> RouteWalk {
    let walk = RouteWalk(app, coordinator: app.definition.coordinators[coordinator].name)
    for move in moves { walk.make(move) }
    return walk
  }

  private mutating func add(
    _ walk: RouteWalk, _ signature: String, _ coordinator: Int, before: Int?,
    _ moves: [RouteMove]
  ) -> Int {
    onPlace?(walk)
    let front = walk.frontDepth
    stops.append(
      Stop(
        coordinator: coordinator, before: before, moves: moves, front: walk.frontScreen,
        depth: front.screens,
        isPresented: front.isPresented, crash: walk.crash, hasControls: walk.hasControls,
        signature: signature, frontState: walk.frontState))
    var shown: Set<String> = []
    for (identifier, screen) in walk.screens(showing: markers) {
      shown.insert(identifier)
      shownMarkers[identifier, default: []].insert(screen)
    }
    markersAt.append(shown)
    return stops.count - 1
  }
}

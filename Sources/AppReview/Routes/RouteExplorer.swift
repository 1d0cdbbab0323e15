import AppCompiling
import AppModel

/// Finds the places of an app by making every move in every place, breadth first.
///
/// A real session repeats the moves to each place, so a person can do everything that is reported
/// in the same way. The limits apply to the whole app.
struct RouteExplorer {
  /// The limits of the exploration.
  struct Limits {
    /// The most places.
    var places = 2_000
    /// The most moves to try.
    var moves = 20_000
    /// The most moves on the way to one place.
    var depth = 24
    /// The most screens on the stacks of a place from which the exploration continues.
    var standing = 8
  }

  /// A place that was reached.
  struct Stop {
    /// The index of the coordinator that the moves start from.
    let coordinator: Int
    /// The previous place on the way; nil for a launch.
    let before: Int?
    /// The moves from the launch to the place.
    let moves: [RouteMove]
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
    /// The move.
    let move: RouteMove
    /// The place after the move.
    let to: Int
  }

  let app: CompiledApp
  let limits: Limits
  /// The total numbers of places and moves at which the current coordinator must stop.
  private var share = (places: 0, moves: 0)
  /// The identifiers of all markers.
  private let markers: Set<String>

  /// All places, in the order in which they were found.
  private(set) var stops: [Stop] = []
  /// All moves that had an effect, in the order in which they were tried.
  private(set) var passages: [Passage] = []
  /// The number of the first place of each coordinator.
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
  /// Whether no limit ended the exploration.
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

  /// The rest of the limits is divided among the remaining coordinators.
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

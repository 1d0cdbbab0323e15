/// A way through an app from a launch on.
package struct Walk: Sendable, Equatable {
  /// The coordinator that is launched.
  package let coordinator: String
  /// The number of the place it begins in.
  package let start: Int
  /// The passages it takes, by number.
  package let passages: [Int]

  /// Makes a walk.
  package init(coordinator: String, start: Int, passages: [Int]) {
    self.coordinator = coordinator
    self.start = start
    self.passages = passages
  }
}

/// Walks that take every passage of a map at least once.
package struct WalkTour: Sendable, Equatable {
  /// The walks, each from a launch on.
  package let walks: [Walk]
  /// Launches and moves together.
  package let length: Int
  /// Whether no tour is shorter, which was shown by duality.
  package let isProvenLeast: Bool
}

extension WalkMap {
  /// The least number of launches and moves that take every passage; nil where the map has none.
  ///
  /// It is a directed Chinese postman's tour. A launch counts as a move, and going back to a launch
  /// costs nothing. Passages that end the app are left out.
  package func tour() -> WalkTour? {
    let launch = places.count
    let walked = passages.indices.filter { isWalkable($0) }
    let opened = starts.filter { !places[$0].isCrash }
    guard !opened.isEmpty else { return nil }
    let wanted =
      opened.map { TransitionTour.Edge(from: launch, to: $0) }
      + walked.map { TransitionTour.Edge(from: passages[$0].from, to: passages[$0].to) }
    let back = places.indices.map { TransitionTour.Edge(from: $0, to: launch, length: 0) }
    guard
      let tour = TransitionTour(
        from: launch, nodeCount: places.count + 1, wanted: wanted, others: back)
    else { return nil }
    var walks: [(start: Int, passages: [Int])] = []
    for step in tour.steps where step < wanted.count {
      if step < opened.count {
        walks.append((opened[step], []))
      } else {
        walks[walks.count - 1].passages.append(walked[step - opened.count])
      }
    }
    return WalkTour(
      walks: walks.map { walk(from: $0.start, $0.passages) }, length: tour.length,
      isProvenLeast: tour.isProvenLeast)
  }

  /// A shortest walk to every state of a screen that was seen in front, in the order of finding.
  package var shortestWalks: [Walk] {
    var nearest: [String: (place: Int, moves: Int)] = [:]
    for place in places.indices where !places[place].isCrash && !places[place].screen.isEmpty {
      let name = places[place].screen + "\u{0}" + places[place].state
      let moves = way(to: place).count
      if moves < nearest[name]?.moves ?? .max { nearest[name] = (place, moves) }
    }
    return nearest.values.map(\.place).sorted().map { shortestWalk(to: $0) }
  }

  /// A walk with the fewest moves to a place.
  package func shortestWalk(to place: Int) -> Walk {
    let way = way(to: place)
    return walk(from: way.first.map { passages[$0].from } ?? place, way)
  }

  /// The walk in parts that a person would still read, each from a launch on.
  ///
  /// A part ends where the walk is back at its start once it has half of the moves; where it does
  /// not come back, it ends with the last move, and the next one goes to that place by a shortest
  /// way.
  package func parts(of walk: Walk, mostMoves: Int) -> [Walk] {
    var parts: [Walk] = []
    var part: [Int] = []
    for (index, passage) in walk.passages.enumerated() {
      part.append(passage)
      let isAtStart = passages[passage].to == walk.start
      guard index < walk.passages.count - 1 else { break }
      guard part.count >= mostMoves || isAtStart && part.count * 2 >= mostMoves else { continue }
      parts.append(self.walk(from: part.first.map { passages[$0].from } ?? walk.start, part))
      part = isAtStart ? [] : shortestWalk(to: passages[passage].to).passages
    }
    return parts + [self.walk(from: part.first.map { passages[$0].from } ?? walk.start, part)]
  }

  /// A walk that goes to a passage by the fewest moves, and takes it.
  package func walk(taking passage: Int) -> Walk {
    let before = shortestWalk(to: passages[passage].from)
    return Walk(
      coordinator: before.coordinator, start: before.start, passages: before.passages + [passage])
  }

  private func walk(from start: Int, _ passages: [Int]) -> Walk {
    Walk(coordinator: places[start].coordinator, start: start, passages: passages)
  }

  private func isWalkable(_ passage: Int) -> Bool {
    !places[passages[passage].to].isCrash && !places[passages[passage].from].isCrash
  }

  private func way(to place: Int) -> [Int] {
    var way: [Int] = []
    var current = place
    while let arrival = places[current].arrival {
      way.append(arrival)
      current = passages[arrival].from
    }
    return way.reversed()
  }
}

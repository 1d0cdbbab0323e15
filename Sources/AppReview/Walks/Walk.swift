/// A way through an app, starting with a launch.
package struct Walk: Sendable, Equatable {
  /// The coordinator that the app is launched with.
  package let coordinator: String
  /// The number of the first place.
  package let start: Int
  /// The numbers of the passages that the walk takes.
  package let passages: [Int]
}

/// Walks that take every passage of a map at least once.
package struct WalkTour: Sendable, Equatable {
  /// The walks; each starts with a launch.
  package let walks: [Walk]
  /// The total number of launches and moves.
  package let length: Int
  /// Whether no tour is shorter, proven by duality.
  package let isProvenLeast: Bool
}

extension WalkMap {
  /// The shortest tour that takes every passage; nil if the map has no start without a crash.
  ///
  /// It is a directed Chinese postman tour. A launch counts as a move, and returning to a launch
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

  /// A shortest walk to every state of a screen that was in front, in the order of discovery.
  package var shortestWalks: [Walk] {
    var nearest: [String: (place: Int, moves: Int)] = [:]
    for place in places.indices where !places[place].isCrash && !places[place].screen.isEmpty {
      let name = places[place].screen + "\u{0}" + places[place].state
      let moves = way(to: place).count
      if moves < nearest[name]?.moves ?? .max { nearest[name] = (place, moves) }
    }
    return nearest.values.map(\.place).sorted().map { shortestWalk(to: $0) }
  }

  /// A walk to a place with the fewest moves.
  package func shortestWalk(to place: Int) -> Walk {
    let way = way(to: place)
    return walk(from: way.first.map { passages[$0].from } ?? place, way)
  }

  /// Splits a walk into parts that are short enough to read; each starts with a launch.
  ///
  /// A part ends where the walk returns to its start after at least half of `mostMoves`. If it does
  /// not return, the part ends with the last allowed move. The next part then goes to the same
  /// place on a shortest way.
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

  /// A walk that goes to a passage with the fewest moves and takes it.
  package func walk(taking passage: Int) -> Walk {
    let before = shortestWalk(to: passages[passage].from)
    return Walk(
      coordinator: before.coordinator, start: before.start, passages: before.passages + [passage])
  }

  private func walk(from start: Int, _ passages: [Int]) -> Walk {
    Walk(coordinator: places[start].coordinator, start: start, passages: passages)
  }

  /// Whether the app still runs after a passage.
  package func isWalkable(_ passage: Int) -> Bool {
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

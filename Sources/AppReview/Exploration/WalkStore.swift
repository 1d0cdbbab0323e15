/// The walks to places where moves are still to be tried, so that none is made again from a launch.
struct WalkStore {
  /// A place, and how it was reached from the place before it.
  private struct Visit {
    /// The walk at the place; nil if it is made again when it is needed.
    var walk: RouteWalk?
    let before: Int?
    let move: RouteMove?
    /// How many moves are still to be made from here.
    var uses: Int
  }

  private var visits: [Int: Visit] = [:]
  private var keptCount = 0

  /// The most walks that are kept; launches are always kept.
  ///
  /// Each takes about ten kilobytes.
  private static let limit = 4_000

  /// Keeps a walk at a place from which a number of moves are to be made.
  mutating func keep(
    _ walk: RouteWalk, at place: Int, before: Int?, by move: RouteMove?, uses: Int
  ) {
    let isKept = before == nil || keptCount < Self.limit && uses > 0
    visits[place] = Visit(walk: isKept ? walk : nil, before: before, move: move, uses: uses)
    keptCount += isKept ? 1 : 0
  }

  /// A walk at a place, to make one move of the place; nil for a place that was never kept.
  mutating func take(from place: Int) -> RouteWalk? {
    guard var visit = visits[place], let walk = copy(at: place) else { return nil }
    visit.uses -= 1
    if visit.uses == 0, visit.before != nil, visit.walk != nil {
      visit.walk = nil
      keptCount -= 1
    }
    visits[place] = visit
    return walk
  }

  private func copy(at place: Int) -> RouteWalk? {
    var moves: [RouteMove] = []
    var place = place
    while let visit = visits[place] {
      if let walk = visit.walk {
        let copy = walk.copy()
        for move in moves.reversed() { copy.make(move) }
        return copy
      }
      guard let before = visit.before, let move = visit.move else { return nil }
      moves.append(move)
      place = before
    }
    return nil
  }
}

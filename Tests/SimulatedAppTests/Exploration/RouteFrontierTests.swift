import AppModel
import Testing

@testable import AppReview

@Suite("The moves still to be tried")
struct RouteFrontierTests {
  private let list = RouteFrontier.View(screen: "list", state: "shown", below: "")
  private let details = RouteFrontier.View(screen: "details", state: "shown", below: "list")

  private func tap(_ ordinal: Int, row: Int = -1) -> RouteMove {
    .gesture(
      .tap, RouteTarget(screen: 1, ordinal: ordinal, item: row, name: "\(ordinal)"),
      fillsIn: false)
  }

  private func order(_ frontier: RouteFrontier) -> [RouteMove] {
    var frontier = frontier
    var moves: [RouteMove] = []
    while let step = frontier.next() { moves.append(step.move) }
    return moves
  }

  @Test func `come in order if none is like another`() {
    var frontier = RouteFrontier()
    for ordinal in 0..<4 { frontier.add(.init(place: 0, move: tap(ordinal)), of: list) }
    #expect(order(frontier) == (0..<4).map { tap($0) })
  }

  @Test func `come after what was tried less often`() {
    var frontier = RouteFrontier()
    for row in 0..<3 { frontier.add(.init(place: 0, move: tap(1, row: row)), of: list) }
    frontier.add(.init(place: 0, move: tap(2)), of: list)
    #expect(order(frontier) == [tap(1, row: 0), tap(2), tap(1, row: 1), tap(1, row: 2)])
  }

  @Test func `come first if they are found later on a new screen`() {
    var frontier = RouteFrontier()
    for row in 0..<3 { frontier.add(.init(place: 0, move: tap(1, row: row)), of: list) }
    _ = frontier.next()
    frontier.add(.init(place: 1, move: .back), of: details)
    #expect(frontier.next()?.move == .back)
  }

  @Test func `are counted`() {
    var frontier = RouteFrontier()
    for row in 0..<3 { frontier.add(.init(place: 0, move: tap(1, row: row)), of: list) }
    _ = frontier.next()
    #expect(frontier.count == 2)
    #expect(frontier.leastTries == 1)
  }
}

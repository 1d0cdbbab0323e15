import AccessibilityTree
import Foundation
import SeededCases
import SimulatedApp
import Testing
import VirtualTime

@testable import AppReview

/// Copies of walks are judged by walks that make the same moves from a launch.
@Suite("A copy of a walk")
struct RouteWalkCopyTests {
  private static let apps = ["sample": "", "shop": "Shop"].mapValues { folder in
    Result {
      try CompiledApp(AppFolder(RepositoryFolder.screens.appendingPathComponent(folder)).load())
    }
  }

  private func look(_ walk: RouteWalk) -> String {
    let tree = walk.snapshot.map { TreeText($0.tree, addresses: .none).subtree() } ?? "nothing"
    return walk.signature + "\n\(walk.session.now)\n" + tree
  }

  /// Makes moves at random, each on a copy of the walk before.
  @Test(arguments: apps.keys.sorted(), FuzzCount.times(4))
  func `goes on like a walk from the launch`(name: String, seed: UInt64) throws {
    let app = try #require(Self.apps[name]).get()
    var chance = SeedSequence(seed: Seed(seed)).source(named: "moves")
    let coordinators = app.definition.coordinators
    let start = RouteStart(
      coordinator: coordinators[Int(chance.integer(below: UInt64(coordinators.count)))].name)
    var walk = RouteWalk(app, start: start)
    for _ in 0..<25 {
      let moves = walk.moves + walk.answers
      guard !moves.isEmpty else { break }
      let before = look(walk)
      let copy = walk.copy()
      copy.make(moves[Int(chance.integer(below: UInt64(moves.count)))])
      #expect(look(walk) == before, "the copied walk has changed, seed \(seed)")
      let again = RouteWalk(app, start: start)
      for move in copy.made { again.make(move) }
      #expect(look(copy) == look(again), "seed \(seed): \(copy.made)")
      walk = copy
    }
  }
}

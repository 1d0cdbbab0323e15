import SimulatedApp
import Testing

@testable import AppReview

@Suite("Progress of an exploration") struct ExplorationProgressTests {
  private let app: CompiledApp

  init() throws {
    app = CompiledApp(try AppFolder(RepositoryFolder.screens + "/Shop").load())
  }

  @Test func `is told after every so many moves of a check of routes`() {
    var told: [ExplorationProgress] = []
    let check = RouteCheck(app, limits: RouteExplorer.Limits(places: 300, moves: 450))
    let report = check.run { told.append($0) }
    #expect(told.map(\.moves) == [200, 400])
    #expect(told.map(\.places) == told.map(\.places).sorted())
    #expect(told.allSatisfy { $0.places > 1 && $0.places <= report.placeCount })
  }

  @Test func `is told of the exploration for walks`() {
    var told: [ExplorationProgress] = []
    _ = WalkMap(app, limits: RouteExplorer.Limits(places: 300, moves: 250)) { told.append($0) }
    #expect(told.map(\.moves) == [200])
  }

  @Test func `is a line of words`() {
    let progress = ExplorationProgress(moves: 400, places: 31)
    #expect("\(progress)" == "exploring: 400 moves, 31 places")
  }
}

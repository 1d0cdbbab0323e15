import AccessibilityTree
import SimulatedApp
import Testing

@Suite("A tour of an app")
struct AppTourTests {
  private let app: CompiledApp

  init() throws { app = CompiledApp(try AppFolder(RepositoryFolder.screens).load()) }

  @Test func `comes to every screen, and to each look of a state once`() throws {
    let tour = AppTour(of: app)
    #expect(tour.isComplete)
    let reached = Set(tour.stops.map(\.screen))
    #expect(reached.isSuperset(of: app.definition.screens.map(\.name)))
    let texts = try tour.stops.map { stop in
      try #require(tour.view(of: stop, device: nil, language: nil)).text + stop.screen + stop.state
    }
    #expect(Set(texts).count == texts.count)
  }

  @Test func `starts where the first coordinator does`() throws {
    let first = try #require(AppTour(of: app).stops.first)
    #expect(first.launch == app.definition.coordinators.first?.name)
    #expect(first.way.isEmpty)
  }

  @Test func `shows a place on another device`() throws {
    let tour = AppTour(of: app)
    let stop = try #require(tour.stops.first)
    let view = try #require(
      tour.view(of: stop, device: .named("iPad mini"), language: nil))
    #expect(view.seen.tree.frame(of: 0).width == 744)
    #expect(view.profile.name.hasPrefix("iPad mini"))
  }
}

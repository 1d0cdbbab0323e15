import AccessibilityTree
import SimulatedApp
import Testing

@testable import AppReview

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

  @Test func `keeps so many looks of a state, and counts the others`() {
    let tour = { (looks: Int) in
      let screen = Screen("main") {
        Context("count", 1)
        State("shown") {
          Text(.bind("count"), id: "number")
          Button("More", id: "more").onTap("MORE")
          for number in 1..<looks {
            On("MORE", if: "count == \(number)", do: .assign("count", "\(number + 1)"))
          }
        }
      }
      return AppTour(of: CompiledApp(.tiny([screen])))
    }
    let limit = AppTour.sameStateLimit
    #expect(tour(limit).stops.count == limit)
    #expect(tour(limit).leftOut == 0)
    #expect(tour(limit + 1).stops.count == limit)
    #expect(tour(limit + 1).leftOut == 1)
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

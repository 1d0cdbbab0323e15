import SimulatedApp
import Testing

@testable import AppReview

@Suite("The launches that a first screen asks for")
struct LaunchConditionsTests {
  @Test func `a guard about the environment and the arguments tells a launch`() throws {
    let found = try #require(
      LaunchConditions(
        "environment.TEST IN {'A/one', 'A/two'} AND arguments CONTAINS '--empty' "
          + "AND environment.MODE == 'dark'"))
    #expect(found.environment == ["TEST": "A/one", "MODE": "dark"])
    #expect(found.arguments == ["--empty"])
    #expect(found.words == "MODE = dark, TEST = A/one, argument --empty")
  }

  @Test(arguments: [
    "name == 'a'", "environment.TEST != 'a'", "environment.TEST IN {}", "environment.TEST IN {1}",
    "environment.TEST == 'a' OR environment.TEST == 'b'", "environment.TEST == 'a' AND count > 1",
    "NOT (environment.TEST == 'a')", "arguments CONTAINS 1", "not a predicate (",
  ])
  func `a guard about anything else tells none`(_ condition: String) {
    #expect(LaunchConditions(condition) == nil)
  }

  /// An app whose first screen chooses another one by the name of the test.
  private func app(choosing number: Int) -> AppDefinition {
    let own = (1...number).map { test in
      TransitionDefinition(
        guard: "environment.TEST == 'T\(test)'", actions: [.push(screen: "own\(test)", with: [:])])
    }
    let common = TransitionDefinition(actions: [.push(screen: "common", with: [:])])
    let first = ScreenDefinition(
      name: "start", initial: "starting",
      states: [
        StateDefinition(
          name: "starting", after: [DelayedTransitionDefinition(.fixed(.zero), own + [common])])
      ])
    let others = ((1...number).map { "own\($0)" } + ["common"]).map { name in
      Screen(name) { State("shown") { Text("Here", id: .literal(name)) } }
    }
    return .tiny([first] + others)
  }

  @Test func `a tour starts once for each, and once without`() {
    let tour = AppTour(of: CompiledApp(app(choosing: 2)))
    #expect(Set(tour.stops.map(\.screen)).isSuperset(of: ["own1", "own2", "common"]))
    let start = tour.stops.first { $0.screen == "own2" }?.launch
    #expect(start?.hasSuffix(" with TEST = T2") == true)
  }

  @Test func `finds so many launches, and no more`() {
    let limit = LaunchConditions.launchLimit
    #expect(LaunchConditions.all(of: app(choosing: limit)).count == limit)
    #expect(LaunchConditions.all(of: app(choosing: limit + 1)).count == limit)
  }
}

import SimulatedApp
import TestWriting
import Testing

/// Models of apps that are Swift code, as an exploration sees them.
@Suite struct ExploredModelTests {
  /// A list of two rows that open a screen, which is loaded first.
  private struct PlantsScreen: SwiftScreen {
    struct State: Equatable, Sendable { var isReady = false }
    enum Event: Sendable { case ready, open(String) }
    var initial: State { State() }
    var stateNames: [String] { ["shown", "isReady"] }

    func begin(_ state: inout State, given: [String: FormatValue]) -> [ScreenEffect<Event>] {
      [.after(.seconds(1), id: "load", send: .ready)]
    }

    func reduce(_ state: inout State, _ event: Event) -> [ScreenEffect<Event>] {
      if case .open(let name) = event { return [.push("plant", with: ["name": .string(name)])] }
      state.isReady = true
      return []
    }

    func view(_ state: State, _ send: Sender) -> [ElementDefinition] {
      if state.isReady {
        Button("Fern", id: "fern").onTap(send(.open("Fern")))
      } else {
        Text("Loading", id: "loading")
      }
    }
  }

  private static let app = AppDefinition(
    name: "Plants", bundleIdentifier: "com.example.plants", defaultCoordinator: "Main",
    coordinators: [Coordinator("Main", root: "plants")],
    screens: [
      ScreenDefinition(PlantsScreen()),
      Screen("plant", title: "Plant") {
        Context("name", "")
        Text("A plant", id: "words")
      },
    ])

  @Test("elements that later forms of a screen show are known, and where they lead")
  func laterFormsAreKnown() throws {
    let plain = PageObjects(of: Self.app)
    #expect(plain["plants"]?.actions.isEmpty == true)
    let model = ExploredModel(CompiledApp(Self.app)).definition
    #expect(model.screens.map(\.name) == ["plants", "plant"])
    let page = try #require(PageObjects(of: model)["plants"])
    #expect(page.actions.map(\.name) == ["tapFernButton"])
    #expect(page.actions.map(\.target) == [.screen("plant")])
    #expect(PageObjects(of: model)["plant"]?.back == .screen("plants"))
  }

  @Test("its routes are those that were taken")
  func routesAreThoseTaken() {
    let routes = RouteGraph(ExploredModel(CompiledApp(Self.app)).definition).routes
    #expect(routes.contains { $0.means == .pushes && $0.to == .screen("plant") })
  }
}

import SimulatedApp
import XCTest

final class RouteGraphTests: XCTestCase {
  func testRoutesStandInTheOrderOfTheDefinition() {
    let graph = RouteGraph(SampleApps.login)
    XCTAssertEqual(
      graph.routes.map { "\($0.means.rawValue) \($0.cause)" },
      [
        "opens ", "opens ", "opens ", "moves LOGIN", "moves signIn succeeds",
        "pushes signIn succeeds", "moves signIn fails", "opens ",
      ])
  }

  func testEveryPlaceOfASoundAppIsReached() {
    let graph = RouteGraph(SampleApps.login)
    XCTAssertEqual(graph.places.filter { !graph.reached.contains($0) }, [])
  }

  func testAScreenOnlyADeepLinkPushesIsReached() {
    var app = SampleApps.login
    app.coordinators.removeLast()
    app.screens.append(ScreenDefinition(name: "linked", initial: "shown", states: []))
    app.deepLinks = [DeepLinkDefinition(pattern: "sample://linked", push: ["linked"])]
    XCTAssertTrue(RouteGraph(app).reached.contains(.screen("linked")))
  }

  func testAnInnerStateReachesTheStateAroundIt() {
    let outer = StateDefinition(
      name: "outer", on: [EventDefinition("GO", [TransitionDefinition(to: "end")])],
      states: [StateDefinition(name: "inner")])
    let screen = ScreenDefinition(
      name: "s", initial: "start",
      states: [
        StateDefinition(
          name: "start", on: [EventDefinition("IN", [TransitionDefinition(to: "outer.inner")])]),
        outer, StateDefinition(name: "end"),
      ])
    XCTAssertTrue(RouteGraph(.tiny([screen])).reached.contains(.state(screen: "s", path: "end")))
  }

  func testANameThatRefersToNothingGivesNoRoute() {
    let screen = ScreenDefinition(
      name: "s", on: [EventDefinition("GO", [TransitionDefinition(actions: [.push("nowhere")])])],
      initial: "shown", states: [])
    XCTAssertEqual(
      RouteGraph(.tiny([screen])).routes.map(\.to), [.screen("s")])
  }

  func testTwoTransitionsThatDifferInTheirGuardsAreOneRoute() {
    let screen = ScreenDefinition(
      name: "s",
      on: [
        EventDefinition(
          "GO",
          [
            TransitionDefinition(guard: "a == 1", actions: [.push("s")]),
            TransitionDefinition(actions: [.push("s")]),
          ])
      ], initial: "", states: [])
    XCTAssertEqual(RouteGraph(.tiny([screen])).routes.map(\.means), [.opens, .pushes])
  }

  func testATargetIsASiblingFirstThenInsideThenAPath() {
    let inner = StateDefinition(name: "twin")
    let outer = StateDefinition(
      name: "outer",
      on: [
        EventDefinition("A", [TransitionDefinition(to: "twin")]),
        EventDefinition("B", [TransitionDefinition(to: "inside")]),
        EventDefinition("C", [TransitionDefinition(to: "other.deep")]),
      ], initial: "inside", states: [inner, StateDefinition(name: "inside")])
    let screen = ScreenDefinition(
      name: "s", initial: "outer",
      states: [
        outer, StateDefinition(name: "twin"),
        StateDefinition(name: "other", states: [StateDefinition(name: "deep")]),
      ])
    let app = AppDefinition(
      name: "", bundleIdentifier: "", defaultCoordinator: "", coordinators: [], screens: [screen])
    let targets = RouteGraph(app).routes.filter { $0.means == .moves }.map(\.to)
    XCTAssertEqual(
      targets,
      [
        .state(screen: "s", path: "twin"), .state(screen: "s", path: "outer.inside"),
        .state(screen: "s", path: "other.deep"),
      ])
  }
}

import AccessibilityTree
import PredicateFormat
import SimulatedApp
import VirtualTime
import XCTest

@testable import AppReview

/// Every fault that the check knows, planted in the smallest app that can have it.
final class RouteCheckTests: XCTestCase {
  func testAnAppWithoutFaultsHolds() {
    XCTAssertEqual(faults(of: app([list(), details()])), [])
  }

  func testTheScreensOfTheRepositoryHold() throws {
    let definition = try AppFolder(RepositoryFolder.screens).load()
    let report = RouteCheck(CompiledApp(definition)).run()
    XCTAssertEqual(report.rows.filter { !$0.holds }, [])
    XCTAssertTrue(report.isComplete)
  }

  func testAMarkerThatIsNotThereIsFound() {
    var app = app([list(), details()])
    app.coordinators[0].marker = "elsewhere"
    XCTAssertEqual(faults(of: app), [.markerMissing("elsewhere")])
  }

  func testAMarkerThatComesAfterLoadingIsThere() {
    var app = app([list(), details(), loading()], loader: true)
    app.coordinators.append(
      CoordinatorDefinition(name: "Loading", root: "loading", marker: "loaded.text"))
    XCTAssertEqual(faults(of: app), [])
  }

  func testAMarkerOnAnotherScreenIsFound() {
    let other = screen("details", [text("list.marker")])
    XCTAssertEqual(
      faults(of: app([list(), other])), [.markerElsewhere("list.marker", screens: ["details"])])
  }

  func testALoaderWhoseRequestNoStubAnswersIsFound() {
    var app = app([list(), details(), loading()], loader: true)
    app.coordinators.append(CoordinatorDefinition(name: "Loading", root: "loading"))
    app.loaders = [
      LoaderDefinition(name: "load", request: RequestDefinition(RequestVariant("GET", "/v1/items")))
    ]
    XCTAssertTrue(faults(of: app).contains(.requestUnanswered("GET /v1/items")))
  }

  func testALoaderThatNoStubMakesFailIsFound() {
    var app = app([list(), details(), loading()], loader: true)
    app.coordinators.append(CoordinatorDefinition(name: "Loading", root: "loading"))
    app.loaders = [
      LoaderDefinition(name: "load", request: RequestDefinition(RequestVariant("GET", "/v1/items")))
    ]
    func isFound(_ answers: [StubAnswer]) -> Bool {
      let set = StubSet(name: "S", rules: [StubRule(url: "/v1/items", answers: answers)])
      app.stubs = StubsDefinition(defaults: ["S"], sets: [set])
      return faults(of: app).contains(.failureNotStubbed)
    }
    XCTAssertTrue(isFound([StubAnswer()]))
    XCTAssertFalse(isFound([StubAnswer(status: 500)]))
  }

  func testAScreenThatNothingLeadsToIsFound() {
    XCTAssertEqual(
      faults(of: app([list(), details(), screen("lost", [text("lost")])])), [.unreachable])
  }

  func testTheFieldOfAnAlertIsFilledIn() {
    let list = Screen("list") {
      Context("name", "")
      Text("a").id("list.marker").onTap("ASK")
      On(
        "ASK",
        do: .alert("Name", buttons: [.init(label: "Open", event: "OPEN")]) {
          TextField("name", binds: "name")
        })
      On("OPEN", [.to("only", if: "name.length > 0", do: .push("details"))])
      State("only") {}
    }
    XCTAssertEqual(faults(of: app([list, details()])), [])
  }

  func testAScreenBehindAGuardThatNeverHoldsIsFound() {
    let list = list(guard: "1 == 2")
    XCTAssertEqual(
      faults(of: app([list, details()])),
      [.notVisited(nearest: ["list pushes details (OPEN): \(Self.cut)"])])
  }

  func testAnExplorationThatHasSeenAllLeavesOnlyRepetitions() {
    let limits = RouteExplorer.Limits(repeats: (times: 0, moves: 0))
    let report = RouteCheck(CompiledApp(app([list(), details()])), limits: limits).run()
    XCTAssertGreaterThan(report.movesLeftOut, 0)
    XCTAssertTrue(report.leavesOnlyRepeats)
  }

  private static let cut = "cut off by a guard that is never true: 1 == 2"

  func testAScreenBehindAGuardThatMayHoldIsFound() {
    var list = list(guard: "count > 3")
    list.context = ["count": .null]
    list.on[0].transitions[0].actions.append(.assign(key: "count", expression: "event.count"))
    XCTAssertEqual(
      faults(of: app([list, details()])),
      [.notVisited(nearest: ["list pushes details (OPEN) if count > 3"])])
  }

  func testSoManyNearestRoutesAreNamedAndTheOthersCounted() {
    let nearest = { (routes: Int) -> [String] in
      var list = self.list()
      list.on = (1...routes).map { number in
        EventDefinition(
          "OPEN\(number)",
          [TransitionDefinition(guard: "1 == 2", actions: [.push(screen: "details", with: [:])])])
      }
      for case .notVisited(let nearest) in self.faults(of: self.app([list, self.details()])) {
        return nearest
      }
      return []
    }
    let limit = NearestRoutes.limit
    XCTAssertEqual(nearest(limit).count, limit)
    XCTAssertTrue(nearest(limit)[limit - 1].hasSuffix("(OPEN\(limit)): \(Self.cut)"))
    XCTAssertEqual(nearest(limit + 1).count, limit + 1)
    XCTAssertEqual(nearest(limit + 1).last, "and 1 more route to details")
    XCTAssertEqual(nearest(limit + 2).last, "and 2 more routes to details")
  }

  func testTheAdviceForManyStatesNamesAFewRoutes() {
    func advice(_ count: Int) -> String {
      RouteFault.statesNotVisited(["a"], nearest: (1...count).map { "route \($0)" }).advice
    }
    let limit = NearestRoutes.limit
    let few = "see why this was never taken: route 1; route 2; route 3; "
    XCTAssertEqual(limit, 3)
    XCTAssertEqual(advice(limit + 1), few + "route 4")
    XCTAssertEqual(advice(limit + 2), few + "and 2 more")
  }

  func testAStateThatNoTransitionNamesIsFound() {
    var details = details()
    details.states.append(StateDefinition(name: "forgotten"))
    XCTAssertEqual(
      faults(of: app([list(), details])),
      [.statesUnreachable(["forgotten"])])
  }

  func testAnInnerStateIsVisited() {
    var details = details()
    details.states[0].states = [
      StateDefinition(
        name: "first", on: [EventDefinition("NEXT", [TransitionDefinition(to: "second")])],
        view: [button("next", raises: "NEXT")]),
      StateDefinition(name: "second"),
    ]
    XCTAssertEqual(faults(of: app([list(), details])), [])
  }

  func testAPresentedScreenWithoutDismissIsFound() {
    let list = list(doing: .present("details"))
    let found = faults(of: app([list, details()]))
    XCTAssertEqual(found.count, 1)
    XCTAssertEqual(
      found.first?.message,
      #"it cannot be closed once presented: tap Button, identifier: 'open'"#)
  }

  func testAPresentedScreenWithDismissHolds() {
    let list = list(doing: .present("details"))
    var details = details()
    details.states[0].view.append(button("close", raises: "CLOSE"))
    details.on = [EventDefinition("CLOSE", [TransitionDefinition(actions: [.dismiss])])]
    XCTAssertEqual(faults(of: app([list, details])), [])
  }

  func testAFirstScreenThatDoesNothingIsFound() {
    var app = app([list(), details(), screen("still", [text("still")])])
    app.coordinators.append(CoordinatorDefinition(name: "Still", root: "still"))
    XCTAssertEqual(faults(of: app), [.doesNothing])
  }

  func testACrashIsFoundWithTheWayToIt() {
    XCTAssertEqual(
      faults(of: app([list(doing: .crash(message: "boom")), details()])),
      [
        .crashes(
          message: "boom", coordinator: "List", moves: ["tap Button, identifier: 'open'"]),
        .unreachable,
      ])
  }

  func testAStateBehindAFormIsVisited() {
    XCTAssertEqual(faults(of: app([form(isEnabled: true), details()])), [])
  }

  func testAStateBehindAFieldThatNobodyCanTypeIntoIsFound() {
    let form = form(isEnabled: false)
    XCTAssertEqual(
      faults(of: app([form, details()])),
      [.notVisited(nearest: ["list pushes details (SEND) if email != ''"])])
  }

  /// A screen whose field has to be filled in before it pushes another one.
  private func form(isEnabled: Bool) -> ScreenDefinition {
    ScreenDefinition(
      name: "list", context: ["email": ""],
      on: [
        EventDefinition(
          "SEND",
          [
            TransitionDefinition(
              guard: "email != ''", actions: [.push(screen: "details", with: [:])]),
            TransitionDefinition(to: "incomplete"),
          ])
      ],
      initial: "shown",
      states: [
        StateDefinition(
          name: "shown",
          view: [
            text("list.marker"),
            ElementDefinition(
              .textField, identifier: "email", isEnabled: .literal(isEnabled), binding: "email"),
            button("send", raises: "SEND"),
          ]), StateDefinition(name: "incomplete", view: [text("list.marker")]),
      ])
  }

  func testALoaderOfExperimentsIsStartedByTheLaunch() {
    var app = app([list(), details()], loader: true)
    app.experiments = ExperimentsDefinition(loader: app.loaders[0].name, values: ["x": 1])
    XCTAssertFalse(faults(of: app).contains(.loaderNotUsed))
  }

  func testALoaderThatNothingStartsIsFound() {
    XCTAssertEqual(faults(of: app([list(), details()], loader: true)), [.loaderNotUsed])
  }

  func testAFailureThatNeedsMoreAttemptsIsSeen() {
    var loading = loading()
    loading.states[0].invoke[0].retries = 3
    loading.states[0].invoke[0].retryDelay = .seconds(1)
    var app = app([list(), details(), loading], loader: true)
    app.coordinators.append(CoordinatorDefinition(name: "Loading", root: "loading"))
    XCTAssertEqual(faults(of: app), [])
  }

  func testAnEndlessStackOfScreensEndsAtTheLimits() {
    let endless = list(doing: .push(screen: "list", with: [:]))
    let report = RouteCheck(CompiledApp(app([endless]))).run()
    XCTAssertFalse(report.isComplete)
    XCTAssertEqual(report.placeCount, 9)
  }

  func testScreensAreSeenHoweverDeepTheirStackIs() {
    let steps = (0..<30).map { number in
      Screen("step\(number)") {
        Context("text", "")
        State("asking") {
          TextField("answer", label: "Answer", binds: "text")
          Button("Continue", id: "continue").onTap("NEXT")
          On("NEXT", to: "answered", if: "text.length > 3")
        }
        State("answered") {
          Button("Continue", id: "continue").onTap("NEXT")
          if number < 29 {
            On("NEXT", do: .push("step\(number + 1)"))
          }
        }
      }
    }
    let app = AppDefinition(
      name: "Wizard", bundleIdentifier: "com.example.wizard", defaultCoordinator: "Main",
      coordinators: [CoordinatorDefinition(name: "Main", root: "step0")], screens: steps)
    let report = RouteCheck(CompiledApp(app)).run()
    XCTAssertEqual(report.rows.filter { !$0.faults.isEmpty }, [])
    XCTAssertTrue(report.isComplete)
  }

  func testWhatWasNotSeenIsAGapAndNoFault() {
    var endless = list(doing: .push(screen: "list", with: [:]))
    endless.on.append(
      EventDefinition(
        "MORE", [TransitionDefinition(actions: [.push(screen: "details", with: [:])])]))
    endless.states[0].after = [
      DelayedTransitionDefinition(
        .fixed(.seconds(1)),
        [TransitionDefinition(guard: "1 == 2", actions: [.raise(event: "MORE", after: .zero)])])
    ]
    let report = RouteCheck(CompiledApp(app([endless, details()]))).run()
    XCTAssertEqual(report.verdict, .notSeen)
    XCTAssertFalse(report.holds)
  }

  func testTheSameAppGivesTheSameReport() {
    let compiled = CompiledApp(SampleApps.login)
    XCTAssertEqual(RouteCheck(compiled).run(), RouteCheck(compiled).run())
  }

  // MARK: - Small apps

  private func faults(of app: AppDefinition) -> [RouteFault] {
    RouteCheck(CompiledApp(app)).run().rows.flatMap(\.faults)
  }

  private func app(_ screens: [ScreenDefinition], loader: Bool = false) -> AppDefinition {
    AppDefinition(
      name: "Small", bundleIdentifier: "com.example.small", defaultCoordinator: "List",
      coordinators: [CoordinatorDefinition(name: "List", root: "list", marker: "list.marker")],
      screens: screens,
      loaders: loader ? [LoaderDefinition(name: "load", latency: .fixed(.seconds(1)))] : [])
  }

  private func list(
    doing action: ActionDefinition = .push(screen: "details", with: [:]),
    guard condition: String? = nil
  ) -> ScreenDefinition {
    var list = screen("list", [text("list.marker"), button("open", raises: "OPEN")])
    list.on = [
      EventDefinition("OPEN", [TransitionDefinition(guard: condition, actions: [action])])
    ]
    return list
  }

  private func details() -> ScreenDefinition { screen("details", [text("details.text")]) }

  private func loading() -> ScreenDefinition {
    ScreenDefinition(
      name: "loading", initial: "loading",
      states: [
        StateDefinition(
          name: "loading",
          invoke: [
            InvocationDefinition(
              source: "load", onDone: [TransitionDefinition(to: "loaded")],
              onError: [TransitionDefinition(to: "failed")])
          ]), StateDefinition(name: "loaded", view: [text("loaded.text")]),
        StateDefinition(name: "failed"),
      ])
  }

  private func screen(_ name: String, _ view: [ElementDefinition]) -> ScreenDefinition {
    ScreenDefinition(
      name: name, initial: "shown", states: [StateDefinition(name: "shown", view: view)])
  }

  private func text(_ identifier: String) -> ElementDefinition {
    ElementDefinition(.staticText, identifier: .literal(identifier))
  }

  private func button(_ identifier: String, raises event: String) -> ElementDefinition {
    ElementDefinition(
      .button, identifier: .literal(identifier), gestures: [GestureDefinition(.tap, raises: event)])
  }
}

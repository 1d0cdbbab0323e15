import AccessibilityTree
import SimulatedApp
import VirtualTime
import XCTest

/// Apps that would loop for ever end with a reason instead.
final class HostileAppsTests: XCTestCase {
  private static let tooNested =
    "main: more than 32 screens open or close each other at one instant"

  func testAScreenThatPushesItselfOnEntry() {
    let session = Self.launched(entry: [.push(screen: "main", with: [:])])
    XCTAssertEqual(session.crash, Self.tooNested)
  }

  func testTheLimitHoldsOnASmallStackToo() {
    let done = expectation(description: "done")
    let thread = Thread {
      let session = HostileAppsTests.launched(entry: [.push(screen: "main", with: [:])])
      XCTAssertEqual(session.crash, HostileAppsTests.tooNested)
      done.fulfill()
    }
    // What libdispatch gives its threads.
    thread.stackSize = 512 << 10
    thread.start()
    wait(for: [done], timeout: 60)
  }

  func testAScreenThatPresentsItselfOnEntry() {
    let session = Self.launched(entry: [.present("main")])
    XCTAssertEqual(session.crash, Self.tooNested)
  }

  func testAScreenThatPushesItselfForEver() {
    let session = Self.launched(
      entry: [.raise(event: "NEXT", after: .zero)],
      events: [
        EventDefinition("NEXT", [TransitionDefinition(actions: [.push(screen: "main", with: [:])])])
      ])
    XCTAssertEqual(session.crash, "more than 1000 screens are open at once")
  }

  func testAScreenThatStartsItsCoordinatorOnEntry() {
    let session = Self.launched(entry: [.start(coordinator: "Main")])
    XCTAssertEqual(
      session.crash, Self.tooNested)
  }

  func testAScreenThatStartsItsCoordinatorOnExit() {
    let session = Self.launched(exit: [.start(coordinator: "Main")])
    tap(session)
    XCTAssertNil(session.crash)
  }

  func testAScreenThatPopsOnExitPopsOnce() {
    let session = Self.launched(
      exit: [.pop], actions: [.push(screen: "main", with: [:]), .push(screen: "main", with: [:])])
    tap(session)
    XCTAssertNil(session.crash)
  }

  func testAScreenThatPushesWhenItIsPopped() {
    let session = Self.launched(
      exit: [.push(screen: "main", with: [:])], on: "GO",
      actions: [.push(screen: "main", with: [:]), .popToRoot])
    tap(session)
    XCTAssertNil(session.crash)
  }

  func testAnEventThatRaisesItself() {
    let session = Self.launched(actions: [.raise(event: "GO", after: .zero)], target: nil)
    tap(session)
    XCTAssertEqual(session.crash, "main raised more than 10000 events at one instant")
  }

  func testEventsThatEachRaiseTwoMore() {
    let more = ActionDefinition.raise(event: "MORE", after: .milliseconds(1))
    let session = Self.launched(
      entry: [more],
      events: [EventDefinition("MORE", [TransitionDefinition(actions: [more, more])])])
    XCTAssertEqual(
      session.crash, "Unable to schedule an event: 20000 events are pending, which is the limit.")
  }

  func testStatesThatEnterEachOtherWithoutTime() {
    let go = { (target: String) in After(.zero, to: target, if: "n >= 0") }
    let app = TinyApp(
      ScreenDefinition(
        name: "main", context: ["n": .integer(0)], initial: "one",
        states: [
          StateDefinition(name: "one", after: [go("two")]),
          StateDefinition(name: "two", after: [go("one")]),
        ]))
    app.pass(.seconds(1))
    XCTAssertEqual(app.crash, "main makes more than 10000 transitions at one instant")
  }

  func testADelayedEventDoesNotReachALaterLaunch() {
    let session = Self.launched(
      actions: [.raise(event: "BOOM", after: .seconds(5))], target: nil,
      events: [EventDefinition("BOOM", [TransitionDefinition(actions: [.crash(message: "late")])])])
    tap(session)
    _ = session.launch(arguments: [], environment: [:])
    session.advance(by: .seconds(10))
    XCTAssertNil(session.crash)
  }

  func testAPushedScreenKeepsTheAppBusyWhileItSlidesIn() {
    let session = Self.launched(actions: [.push(screen: "main", with: [:])], target: nil)
    let start = session.now
    tap(session)
    XCTAssertGreaterThan(session.now - start, AutomationTiming.xcode26.screenChange)
  }

  // MARK: - One screen

  private func tap(_ session: AppSession) {
    let button = Query().descendants(.button).identified(by: "go")
    XCTAssertNil(
      session.perform(.tap, on: button, title: "Tap").flatMap { failure in
        if case .crashed = failure { nil } else { failure }
      })
  }

  private static func launched(
    entry: [ActionDefinition] = [], exit: [ActionDefinition] = [], on event: String = "GO",
    actions: [ActionDefinition] = [], target: String? = "shown", events: [EventDefinition] = []
  ) -> AppSession {
    let go = EventDefinition(event, [TransitionDefinition(to: target, actions: actions)])
    let button = ElementDefinition(
      .button, identifier: "go", gestures: [GestureDefinition(.tap, raises: event)])
    let screen = ScreenDefinition(
      name: "main", on: [go] + events, initial: "shown",
      states: [StateDefinition(name: "shown", entry: entry, exit: exit, view: [button])])
    let app = AppDefinition(
      name: "Hostile", bundleIdentifier: "com.example.hostile", defaultCoordinator: "Main",
      coordinators: [CoordinatorDefinition(name: "Main", root: "main")], screens: [screen])
    let session = AppSession(app: CompiledApp(app), configuration: SessionConfiguration())
    _ = session.launch(arguments: [], environment: [:])
    return session
  }
}

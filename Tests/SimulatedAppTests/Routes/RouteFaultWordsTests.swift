import SimulatedApp
import XCTest

final class RouteFaultWordsTests: XCTestCase {
  func testMessages() {
    let faults: [(RouteFault, String)] = [
      (
        .crashes(message: "boom", coordinator: "Home", moves: []),
        "the app crashes (boom) in Home at launch"
      ),
      (
        .crashes(message: "boom", coordinator: "Home", moves: ["wait", "go back"]),
        "the app crashes (boom) in Home: wait; go back"
      ),
      (.markerMissing("m"), "its marker \"m\" is not on the first screen"),
      (.markerElsewhere("m", screens: ["a", "b"]), "its marker \"m\" is also on a, b"),
      (.unreachable, "no route leads to it"),
      (.notVisited(nearest: []), "routes lead to it, but no touch, wait or failure took one"),
      (.statesUnreachable(["a", "b"]), "no transition names a, b"),
      (.statesNotVisited(["a", "b"], nearest: []), "never entered: a, b"),
      (.cannotBeDismissed(moves: ["wait"]), "it cannot be closed once presented: wait"),
      (.doesNothing, "it responds to nothing, and no screen leads to it"),
      (.loaderNotUsed, "no state starts it"),
      (.outcomeNotSeen(isFailure: true, nearest: []), "it was never seen to fail"),
      (
        .failureNotStubbed,
        "it was never seen to fail: the stubs answered each request with success"
      ),
      (.requestUnanswered("GET /a"), "no stub answers its request GET /a"),
    ]
    for (fault, words) in faults { XCTAssertEqual(fault.message, words) }
  }

  func testAdviceOnAGapNamesTheNearestRoute() {
    XCTAssertEqual(
      RouteFault.statesNotVisited(["a"], nearest: ["list moves to a (OPEN) if x > 1"]).advice,
      "see why this was never taken: list moves to a (OPEN) if x > 1")
  }

  func testAdviceOnAGapWithoutRoutesPointsAtGuards() {
    XCTAssertEqual(
      RouteFault.statesNotVisited(["a"], nearest: []).advice,
      "check the guards on the way, and timers that other events always beat")
  }
}

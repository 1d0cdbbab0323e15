import PageObjects
import XCTest

final class LaunchStateTests: XCTestCase {
  private func environment(_ state: LaunchState) -> [String: String] {
    state.options.reduce(into: [:]) { $0.merge($1.environment) { $1 } }
  }

  func testAStateThatSaysNothing() {
    XCTAssertEqual(LaunchState().options, [])
  }

  func testTogglesAreSwitchedAndSwitchedBack() {
    var state = LaunchState()
    state.enable("b", "a")
    state.disable("c")
    state.enable("c")
    state.disable("b")
    XCTAssertEqual(environment(state), ["enabledToggles": "a,c", "disabledToggles": "b"])
  }

  func testDataOfAToggle() {
    var state = LaunchState()
    state.enable("cashback", info: ["percent": 5])
    XCTAssertEqual(environment(state)["enabledTogglesInfo"], #"{"cashback":{"percent":5}}"#)
    state.disable("cashback")
    XCTAssertNil(environment(state)["enabledTogglesInfo"])
  }

  func testAnAppReadsWhatATestWrites() {
    var state = LaunchState()
    state.account = "plus"
    state.enable("cashback")
    state.disable("news")
    state.experiments = ["layout": "compact", "price": "bold"]
    state.waitsForExperiments = true
    state.stubSets = ["Default", "EmptyCart"]
    let read = TestEnvironment(variables: environment(state))
    XCTAssertEqual(read.account, "plus")
    XCTAssertEqual(["cashback", "news", "other"].map(read.isEnabled), [true, false, nil])
    XCTAssertEqual(read.experiment("layout"), "compact")
    XCTAssertNil(read.experiment("color"))
    XCTAssertTrue(read.waitsForExperiments)
    XCTAssertEqual(read.stubSets, ["Default", "EmptyCart"])
  }

  func testOtherNames() {
    var names = TestVariables()
    names.account = "user"
    var state = LaunchState(variables: names)
    state.account = "ann"
    XCTAssertEqual(environment(state), ["user": "ann"])
    XCTAssertEqual(TestEnvironment(variables: ["user": "ann"], names: names).account, "ann")
  }

  func testThisProcessWasToldNothing() {
    XCTAssertNil(TestEnvironment.current.isEnabled("cashback"))
  }
}

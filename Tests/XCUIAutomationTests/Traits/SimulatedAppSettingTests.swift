import SimulatedApp
import Testing
import VirtualTime

@testable import TestHost
@testable import TestRuns
@testable import XCUIAutomation

@Suite struct SimulatedAppSettingTests {
  private func setting(
    route: String? = nil, arguments: [String] = [], seed: UInt64? = nil, device: String? = nil
  ) -> SimulatedAppSetting {
    SimulatedAppSetting(
      source: .made(CounterApp.definition), route: route, arguments: arguments, seed: seed,
      device: device)
  }

  @Test func `Seed, arguments and route are those of the session`() throws {
    let session = try setting(route: "Other", arguments: ["-a", "b"], seed: 7).session()
    #expect(session.configuration.seed == 7)
    #expect(
      session.configuration.arguments.suffix(4) == [
        "-a", "b", "-coordinatorUnderUITest", "Other",
      ])
  }

  @Test func `An unknown route names those there are`() {
    #expect(throws: (any Error).self) { try setting(route: "Nowhere").session() }
    do {
      _ = try setting(route: "Nowhere").session()
    } catch {
      #expect("\(error)" == "Counter has no coordinator \"Nowhere\"; it has Main, Other.")
    }
  }

  @Test func `An unknown device names those there are`() {
    do {
      _ = try setting(device: "toaster").session()
      Issue.record("A session was made.")
    } catch {
      #expect("\(error)".hasPrefix("There is no device \"toaster\"; the known devices are "))
    }
  }

  @Test func `An app with faults is a fault`() {
    var definition = CounterApp.definition
    definition.defaultCoordinator = "Nowhere"
    let setting = SimulatedAppSetting(
      source: .made(definition), route: nil, arguments: [], seed: nil, device: nil)
    #expect(throws: AppUnderTest.Fault.self) { try setting.session() }
  }
}

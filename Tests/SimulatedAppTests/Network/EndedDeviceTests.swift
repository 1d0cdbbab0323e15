import SimulatedApp
import Testing

@testable import AppNetwork

/// A network that is used after the session of its device has ended.
struct EndedDeviceTests {
  @Test func `a network without its device is offline, and takes changes`() throws {
    var definition = SampleApps.login
    definition.stubs.sets = [StubSet(name: "Set", rules: [Stub("GET", "/a", named: "a")])]
    let network = TinyApp(definition).session.device.network
    #expect(network.host == nil)

    #expect(network.push("Set") == nil)
    #expect(network.edit("a", []) == nil)
    network.limit(bytesPerSecond: 1)
    let plan = network.begin(NetworkRequest("GET", "/a"), by: .urlSession)
    #expect(plan.outcome.result == .failure(NetworkFailure(.offline)))
    network.finish(plan)
    network.cancel(plan)
    network.setOffline(true)
    #expect(network.pop() == nil)
    network.clear()
    #expect(network.shelved.isEmpty)
  }
}

import SimulatedApp
import Testing
import VirtualTime

@testable import AppNetwork

@Suite("Other answers that stubs have for a request")
struct OtherAnswersTests {
  @Test func `are all those that an app can tell apart`() {
    let session = AppSession(
      app: CompiledApp(
        LoaderRequestTests.app(
          RequestDefinition(RequestVariant("GET", "/items")),
          sets: StubSet("Default") {
            Stub("GET", "/items", answers: .status(200))
            for status in 401...420 { Stub("GET", "/items", answers: .status(status)) }
          })), configuration: SessionConfiguration(timing: .zero))
    _ = session.launch(arguments: [], environment: [:])
    let network = session.device.network
    let plan = network.begin(NetworkRequest("GET", "/items"), by: .urlSession)
    #expect(network.otherAnswers(to: plan).count == 20)
  }
}

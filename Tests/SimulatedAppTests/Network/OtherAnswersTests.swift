import SimulatedApp
import Testing
import VirtualTime

@testable import AppNetwork

@Suite("Other answers that stubs have for a request")
struct OtherAnswersTests {
  private let network: DeviceNetwork
  private let plan: NetworkPlan

  init() {
    let session = AppSession(
      app: CompiledApp(
        LoaderRequestTests.app(
          RequestDefinition(RequestVariant("GET", "/items")),
          sets: StubSet("Default") {
            Stub("GET", "/items", answers: .status(200))
            for status in 401...420 { Stub("GET", "/items", answers: .status(status)) }
          })), configuration: SessionConfiguration(timing: .zero))
    _ = session.launch(arguments: [], environment: [:])
    network = session.device.network
    plan = network.begin(NetworkRequest("GET", "/items"), by: .urlSession)
  }

  @Test func `are all those that an app can tell apart`() {
    #expect(network.otherAnswers(to: plan).count == 20)
  }

  @Test func `are given again by their numbers`() {
    for answer in network.otherAnswers(to: plan) {
      #expect(network.otherResult(answer.number, to: plan) == answer.result)
    }
    #expect(network.otherResult(21, to: plan) == nil)
  }

  @Test func `are the same where they are known already`() {
    let known = KnownAnswers()
    for _ in 1...2 {
      #expect(
        known.answers(to: plan, network).map(\.number)
          == network.otherAnswers(to: plan).map(\.number))
    }
  }
}

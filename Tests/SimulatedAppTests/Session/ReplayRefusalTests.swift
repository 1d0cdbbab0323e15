import SimulatedApp
import Testing
import VirtualTime

/// Tokens of one run, given to another.
@Suite struct ReplayRefusalTests {
  private static let definition = AppDefinition.tiny(
    [ScreenDefinition(name: "main", initial: "here", states: [StateDefinition(name: "here")])],
    loaders: [LoaderDefinition(name: "load", latency: .fixed(.seconds(2)))])
  private let app = CompiledApp(definition)

  private func session(
    _ app: CompiledApp? = nil, test: String = "Shop/testPays",
    _ change: (inout SessionConfiguration) -> Void = { _ in }
  ) -> AppSession {
    var configuration = SessionConfiguration(seed: 4)
    change(&configuration)
    let session = AppSession(app: app ?? self.app, configuration: configuration)
    session.testName = test
    return session
  }

  private func refusal(
    _ app: CompiledApp? = nil, test: String = "Shop/testPays", token: String? = nil,
    _ change: (inout SessionConfiguration) -> Void = { _ in }
  ) -> String? {
    let token = token ?? session().replayToken
    let again = session(app, test: test) { configuration in
      configuration.replay = token
      configuration.isReplayGiven = true
      change(&configuration)
    }
    return again.replayRefusal
  }

  @Test func `the same run takes its token`() {
    #expect(refusal() == nil)
  }

  @Test func `a token without a context is taken`() {
    #expect(refusal(token: ReplayToken(seed: 4).description) == nil)
  }

  @Test func `another test does not`() throws {
    #expect(try #require(refusal(test: "Shop/testBrowses")).contains("is of another test."))
  }

  @Test func `other faults do not, and are named`() throws {
    let words = try #require(refusal { $0.faults = FaultPlan([Fault(.swallowedTap, 0.5)]) })
    #expect(words.contains("of other faults than") && words.contains("swallowed-tap"))
  }

  @Test func `another device, language or timing does not`() throws {
    #expect(try #require(refusal { $0.device = .named("iPhone 8") }).contains("another device"))
    #expect(try #require(refusal { $0.language = "de" }).contains("another device"))
    #expect(try #require(refusal { $0.timing = .zero }).contains("another device"))
  }

  @Test func `another order of sets does not`() throws {
    #expect(try #require(refusal { $0.hashing = 3 }).contains("order of sets"))
  }

  @Test func `other latencies do not`() throws {
    let slow = CompiledApp(LatencyPlan.slowDay.applied(to: Self.definition))
    #expect(try #require(refusal(slow)).contains("is of other latencies, by REHEARSAL_LATEN"))
  }

  @Test func `a changed model does not`() throws {
    var changed = Self.definition
    changed.screens[0].states[0].view.append(ElementDefinition(.button, identifier: "new"))
    let words = try #require(refusal(CompiledApp(changed)))
    #expect(words.contains("is of another version of the app's files."))
  }

  @Test func `another app does not, and nothing else is said`() throws {
    var other = Self.definition
    other.bundleIdentifier = "com.example.other"
    let words = try #require(refusal(CompiledApp(other)) { $0.language = "de" })
    #expect(words.contains("another app than com.example.other") && !words.contains("device"))
  }
}

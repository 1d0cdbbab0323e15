import SimulatedApp
import Testing
import VirtualTime

@testable import AppReview

@Suite("The first line of a journal")
struct JournalHeaderTests {
  private static let app: AppDefinition = {
    var app = SampleApps.login
    var other = SampleApps.login
    other.defaultCoordinator = "Content"
    app.variants = [VariantDefinition("other", other)]
    return app
  }()

  private static let usual = JournalHeader(app: app, seed: 42, device: "iPhone 15")

  private static func line(of header: JournalHeader) -> String {
    String(decoding: Journal(header).bytes, as: UTF8.self)
  }

  private static func session(
    _ app: CompiledApp, _ configure: (inout SessionConfiguration) -> Void = { _ in }
  ) throws -> JournalRecord {
    var configuration = SessionConfiguration(seed: 3, isJournaling: true)
    configure(&configuration)
    let session = AppSession(app: app, configuration: configuration)
    _ = session.launch(arguments: [], environment: [:])
    SampleApps.fillIn(session) {}
    _ = session.perform(.tap, on: SampleApps.button, title: "Tap")
    session.advance(by: .seconds(6))
    return try JournalRecord(session.device.journal?.bytes ?? [])
  }

  @Test func `holds only what differs from the usual`() {
    #expect(
      Self.line(of: Self.usual)
        == #"{"journal":1,"app":"Sample","bundle":"com.example.sample","seed":"42","#
        + #""device":"iPhone 15"}"# + "\n")
  }

  @Test func `is read back with all that can differ`() throws {
    var header = Self.usual
    header.variant = "br"
    header.latencies = "slow-day"
    header.replay = "token"
    header.wallClockStart = 12.5
    header.language = "de"
    header.faults = FaultPlan([Fault(.tieOrder)])
    header.screenChange = .milliseconds(1)
    header.keyboardChange = .milliseconds(2)
    header.suspension = .milliseconds(3)
    let bytes = Journal(header).bytes
    #expect(try JournalRecord(bytes).header == header)
    #expect(
      Self.line(of: header).hasSuffix(
        #""device":"iPhone 15","variant":"br","latencies":"slow-day","replay":"token","#
          + #""wallClock":12.5,"language":"de","faults":"tie-order","screenChange":1000000,"#
          + #""keyboardChange":2000000,"suspension":3000000}"# + "\n"))
  }

  @Test(arguments: [
    (#""variant":1"#, #""variant": a string"#),
    (#""latencies":null"#, #""latencies": a string"#),
    (#""screenChange":-1"#, #""screenChange": nanoseconds from 0 to 86400000000000"#),
    (#""suspension":86400000000001"#, #""suspension": nanoseconds from 0 to 86400000000000"#),
    (#""keyboardChange":"1""#, #""keyboardChange": a whole number"#),
    (#""wallClock":1e300"#, #""wallClock": seconds since 1970, at most 100000000000"#),
  ])
  func `names what cannot be read`(member: String, words: String) {
    let line = #"{"journal":1,"app":"A","bundle":"b","seed":"1","device":"d","# + member + "}"
    #expect(throws: JournalFault(line: 1, expected: words)) { try JournalRecord(Array(line.utf8)) }
  }

  @Test func `names variant, latencies, language and movements of a session`() throws {
    let app = CompiledApp(Self.app, variant: "br", latencies: .slowDay)
    let header = try Self.session(app) {
      $0.language = "de"
      $0.timing = .xcode13
    }.header
    #expect(header.variant == "br")
    #expect(header.latencies == "slow-day")
    #expect(header.language == "de")
    #expect(header.screenChange == AutomationTiming.xcode13.screenChange)
    #expect(header.keyboardChange == .milliseconds(270))
  }

  @Test(arguments: LatencyPlan.all, [AutomationTiming.xcode26, .xcode13, .zero])
  func `is enough to repeat a run`(plan: LatencyPlan, timing: AutomationTiming) throws {
    let record = try Self.session(CompiledApp(Self.app, variant: nil, latencies: plan)) {
      $0.timing = timing
    }
    let divergence = try RecordedApps(of: Self.app).repeating(record) { app throws(JournalFault) in
      #expect(app.latencies == plan)
      return try JournalPlayer(record, app: app)
        .tellMoments(after: [record.entries.count - 1], pendingLimit: 0) { _, _ in }
    } divergence: {
      $0
    }
    #expect(divergence == .some(nil))
  }

  @Test func `chooses the variant that is replayed`() throws {
    let other = try #require(Self.app.variant("other"))
    let record = try Self.session(CompiledApp(other, variant: "other"))
    let apps = RecordedApps(of: Self.app)
    var names: [String?] = []
    _ = try apps.repeating(record) {
      names.append($0.variant)
    } divergence: { _ in
      nil
    }
    #expect(names == ["other"])
  }

  @Test func `with an unknown variant has a fault`() throws {
    let record = try Self.session(CompiledApp(Self.app, variant: "brr"))
    let words = #""variant": a variant of the app (it has other), not "brr""#
    #expect(throws: JournalFault(line: 1, expected: words)) {
      try RecordedApps(of: Self.app).repeating(record) { _ in
      } divergence: { _ in
        nil
      }
    }
  }

  @Test func `without a plan is tried with every plan, as in earlier versions`() throws {
    let record = try Self.session(CompiledApp(Self.app))
    var plans: [LatencyPlan] = []
    _ = try RecordedApps(of: Self.app).repeating(record) {
      plans.append($0.latencies)
    } divergence: { _ in
      Int64(plans.count)
    }
    #expect(plans == LatencyPlan.all)
  }
}

import AccessibilityTree
import PredicateFormat
import SimulatedApp
import Testing
import VirtualTime

@Suite("Requests in the journal")
struct NetworkJournalTests {
  private func session(_ rules: StubRule...) -> AppSession {
    let definition = LoaderRequestTests.app(
      RequestDefinition(RequestVariant("GET", "/items")), sets: StubSet(name: "Default"))
    let session = AppSession(
      app: CompiledApp(definition),
      configuration: SessionConfiguration(timing: .zero, isJournaling: true))
    #expect(session.device.network.push(StubSet(name: "Test", rules: rules)) == nil)
    _ = session.launch(arguments: [], environment: [:])
    session.advance(by: .seconds(10))
    return session
  }

  private func facts(_ session: AppSession) throws -> [String] {
    let lines = String(decoding: session.device.journal?.bytes ?? [], as: UTF8.self)
    return lines.split(separator: "\n").map(String.init).filter {
      $0.contains("request\"") || $0.contains("stubs")
    }
  }

  @Test("stand there with who asked, which rule answered and what came")
  func lines() throws {
    let session = session(Stub("GET", "/items", answers: .value([1]).after(.seconds(2))))

    #expect(
      try facts(session) == [
        #"{"t":0,"is":"stubsChanged","change":"pushed","name":"Test"}"#,
        #"{"t":0,"is":"requested","request":1,"method":"GET","url":"/items","by":"loader items"}"#,
        #"{"t":2000000000,"is":"answered","request":1,"rule":"Test/GET /items","status":200,"#
          + #""bytes":3,"type":"application/json","body":"[1]"}"#,
      ])
  }

  @Test("stand there with the sets that come off the shelf")
  func shelving() throws {
    let session = session()

    #expect(session.device.network.pop() == nil)
    session.device.network.clear()

    #expect(
      try facts(session).suffix(2) == [
        #"{"t":10000000000,"is":"stubsChanged","change":"popped","name":"Test"}"#,
        #"{"t":10000000000,"is":"stubsChanged","change":"cleared","name":""}"#,
      ])
  }

  @Test("let a request wait that had no answer at the end")
  func unanswered() throws {
    let session = session(Stub("GET", "/items", answers: .value([1]).after(.seconds(60))))
    let record = try JournalRecord(session.device.journal?.bytes ?? [])
    var answers = RepeatedAnswers(record.entries)

    let again = answers.next(for: .loader("items"), at: .start) {
      NetworkOutcome(result: .failure(NetworkFailure(.offline)))
    }

    #expect(again.delay.nanoseconds > record.entries.last?.nanoseconds ?? .max)
  }

  @Test("are read back as they were written")
  func reading() throws {
    let session = session(Stub("GET", "/items", answers: .failing(.offline)))
    let record = try JournalRecord(session.device.journal?.bytes ?? [])
    var written = JSONLine()
    for entry in record.entries {
      written.open()
      written.field("t", Int(entry.nanoseconds))
      written.write(entry.fact)
      written.close()
    }

    let lines = (session.device.journal?.bytes ?? []).split(separator: UInt8(ascii: "\n"))
      .dropFirst()
    #expect(written.bytes == Array(lines.joined(separator: [UInt8(ascii: "\n")])) + [10])
  }

  @Test("show the same again, although the stubs were made in Swift")
  func player() throws {
    let session = session(
      Stub("GET", "/items", answers: .made { _ in .value(["made": true]).after(.seconds(1)) }))
    let record = try JournalRecord(session.device.journal?.bytes ?? [])
    let player = try JournalPlayer(record, app: session.app)

    func labels(_ snapshot: ScreenSnapshot) -> [String] {
      (0..<snapshot.tree.count).map { snapshot.tree[$0].label }
    }
    let before = try #require(player.snapshot(at: .start + .milliseconds(500)))
    let now = try #require(player.snapshot(at: session.now))
    #expect(!labels(before).contains("done"))
    #expect(labels(now).contains("done"))
  }

  @Test("differ in nothing between runs of one seed, and between seeds in their times")
  func seeds() throws {
    func bytes(_ seed: Seed) -> [UInt8] {
      var app = LoaderRequestTests.app(RequestDefinition(RequestVariant("GET", "/items")))
      let law = LatencyDistribution.logNormal(median: .seconds(1), sigma: 0.5)
      app.stubs = StubsDefinition(
        defaults: ["D"],
        sets: [StubSet("D") { Stub("GET", "/items", answers: .status(200).after(law)) }])
      let session = AppSession(
        app: CompiledApp(app), configuration: SessionConfiguration(seed: seed, isJournaling: true))
      _ = session.launch(arguments: [], environment: [:])
      session.advance(by: .seconds(30))
      return session.device.journal?.bytes ?? []
    }

    #expect(bytes(1) == bytes(1))
    #expect(bytes(1) != bytes(2))
  }
}

extension NetworkJournalTests {
  @Test("are lines of the log")
  func log() throws {
    let session = session(Stub("GET", "/items", answers: .status(404).after(.seconds(2))))
    let record = try JournalRecord(session.device.journal?.bytes ?? [])

    let lines = ActivityLogText.text(of: record).split(separator: "\n").filter {
      $0.contains("equest")
    }
    #expect(lines.count == 2)
    #expect(lines.first?.hasSuffix("Request 1 of loader items: GET /items") == true)
    #expect(lines.last?.hasSuffix("Answer to request 1: 404 from Test/GET /items") == true)
  }
}

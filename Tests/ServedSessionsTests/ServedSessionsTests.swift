import AccessibilityTree
import SimulatedApp
import TestWriting
import Testing

@testable import ServedSessions

/// Sessions side by side, and the apps that they are opened on.
@Suite struct ServedSessionsTests {
  @Test func sessionsDoNotShareAnything() throws {
    let server = SampleSessions.server()
    let first = try SampleSessions.sample("LoginCoordinator", in: server)
    let second = try SampleSessions.sample("LoginCoordinator", in: server)
    let field = Query.some(.textField)

    try first.perform(.gesture(.tap, on: .query(field)))
    try first.perform(.type("mine", into: .focused))

    #expect(try second.element(second.find(field)[0].name).value != "mine")
  }

  @Test func moreSessionsThanTheLimitAreRefused() throws {
    let server = SampleSessions.server()
    let settings = try SampleSessions.settings(of: server)
    for _ in 0..<ServedSessions.sessionLimit { _ = try server.open(settings) }

    let fault = #expect(throws: SessionFault.self) { try server.open(settings) }

    #expect(fault?.kind == .limit)
    #expect(
      fault?.message == "200 sessions are open, which is the limit; close one first.")
  }

  @Test func aClosedSessionIsUnknown() throws {
    let server = SampleSessions.server()
    let session = try SampleSessions.sample("ListCoordinator", in: server)
    try server.close(session.id)

    let fault = #expect(throws: SessionFault.self) { try server.session("s1") }

    #expect(fault?.message == #"There is no session "s1"; none is open."#)
  }

  @Test("the seed decides the latencies of a plan")
  func latenciesOfAPlan() throws {
    let server = SampleSessions.server()
    let ends = try (UInt64(1)...3).map { seed in
      var settings = try SampleSessions.settings(of: server, seed: Seed(seed))
      settings.latencies = .everyday
      let session = try server.open(settings)
      try session.perform(
        .launch(arguments: ["-coordinatorUnderUITest", "SimpleCoordinator"]))
      return session.session.nextEvent
    }

    #expect(Set(ends).count == 3)
  }

  @Test func appsAreFoundByTheirFolders() {
    let names = SampleSessions.server().apps.all.map(\.name)

    #expect(names.first == "Screens")
    #expect(names.contains("Shop"))
    #expect(names.contains("Flaky/last-writer-wins"))
  }

  @Test func anUnknownAppIsAFaultWithTheNearestName() throws {
    let fault = #expect(throws: SessionFault.self) {
      try SampleSessions.server().apps.app(named: "Shopp")
    }

    #expect(fault?.message == #"There is no app "Shopp"; the nearest is "Shop"."#)
  }

  @Test func faultsOfAnAppAreListed() throws {
    let server = SampleSessions.server()
    let settings = SessionSettings(app: try server.apps.app(named: "Shop"), variant: "xx")

    let fault = #expect(throws: SessionFault.self) { try server.open(settings) }

    #expect(fault?.kind == .noApp)
    #expect(fault?.help.contains("xx") == true)
  }
}

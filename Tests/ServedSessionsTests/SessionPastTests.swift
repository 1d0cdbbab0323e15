import AccessibilityTree
import SimulatedApp
import TestWriting
import Testing
import VirtualTime

@testable import ServedSessions

/// Going back in a session, and branching from it.
@Suite struct SessionPastTests {
  private static let success = Query.some(.other, "SuccessView")

  @Test("going back into a pause forgets the rest of the pause and what followed")
  func goesBackInTime() throws {
    let session = try Self.openedDetails()
    try session.perform(.advance(.seconds(5)))
    #expect(session.exists(Self.success))

    try session.goBack(to: .start + .milliseconds(1_500))

    #expect(!session.exists(Self.success))
    #expect(session.now == .start + .milliseconds(1_500))
    try session.perform(.advance(.milliseconds(500)))
    #expect(session.exists(Self.success))
  }

  @Test("going back gives the run as it was then", arguments: UInt64(1)...8)
  func thePastIsAsItWas(seed: UInt64) throws {
    let session = try SampleSessions.sample("ListCoordinator", seed: Seed(seed))
    var number = seed &* 0x9E37_79B9_7F4A_7C15
    var past: [(instant: VirtualInstant, journal: [UInt8])] = [(session.now, session.journal)]
    for _ in 0..<12 {
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      try? session.perform(Self.actions[Int(number >> 33) % Self.actions.count])
      past.removeAll { $0.instant == session.now }
      past.append((session.now, session.journal))
    }

    for (instant, journal) in past.reversed() {
      try session.goBack(to: instant)
      #expect(session.now == instant)
      #expect(session.journal == journal)
    }
  }

  private static let actions: [SessionAction] = [
    .advance(.milliseconds(700)), .advanceToNextEvent, .turn(.landscapeLeft), .turn(.portrait),
    .gesture(.tap, on: .query(.some(.cell).index(0))), .device(.press(.volumeUp)),
    .gesture(.tap, on: .query(.some(.button, "BackButton"))), .answerAlert(button: nil),
    .gesture(.tap, on: .query(.some(.button, "InfoButton").index(0))), .device(.show(.dark)),
    .gesture(.swipeUp, on: .app), .fail(loader: "details"),
  ]

  @Test func undoForgetsTheLastSteps() throws {
    let session = try Self.openedDetails()

    try session.undo()

    #expect(session.exists(.some(.table, "ListView")))
  }

  @Test func pausesOneAfterAnotherAreOneStep() throws {
    let session = try Self.openedDetails()
    let count = session.live.steps.count

    for _ in 0..<50 { try session.perform(.advance(.milliseconds(10))) }

    #expect(session.live.steps.count == count + 1)
  }

  @Test("a branch has the same past and a future of its own")
  func branches() throws {
    let server = SampleSessions.server()
    let session = try SampleSessions.sample("ListCoordinator", in: server)
    try session.perform(.gesture(.tap, on: .query(.some(.cell).index(0))))
    try session.perform(.advance(.seconds(3)))

    let branch = try server.branch(from: session, at: .start + .seconds(1))

    #expect(!branch.exists(Self.success))
    #expect(session.exists(Self.success))
    #expect(branch.id == "s2")
    #expect(server.ids == ["s1", "s2"])
  }

  @Test func theSameActionsGiveTheSameJournal() throws {
    let journals = try (0..<2).map { _ in
      let session = try Self.openedDetails()
      try session.perform(.advance(.seconds(3)))
      return session.journal
    }

    #expect(journals[0] == journals[1])
  }

  @Test("an instant that is not over cannot be gone back to")
  func knowsTheFuture() throws {
    let session = try Self.openedDetails()

    let fault = #expect(throws: SessionFault.self) { try session.goBack(to: .start + .seconds(9)) }

    #expect(fault?.message == "Only 0.000 s have passed since the start, not 9.000 s.")
  }

  private static func openedDetails() throws -> ServedSession {
    let session = try SampleSessions.sample("ListCoordinator")
    try session.perform(.gesture(.tap, on: .query(.some(.cell).index(0))))
    return session
  }
}

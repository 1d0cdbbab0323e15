import AccessibilityTree
import SimulatedApp
import TestWriting
import Testing
import VirtualTime

@testable import ServedSessions

/// What can be asked of one session.
@Suite struct ServedSessionTests {
  private static let row = ElementTarget.query(.some(.cell).index(0))
  private static let success = Query.some(.other, "SuccessView")

  @Test func aTapOpensAScreenAndTimeShowsItsContent() throws {
    let session = try SampleSessions.sample("ListCoordinator")

    try session.perform(.gesture(.tap, on: Self.row))
    try session.perform(.advance(.seconds(2)))

    #expect(session.exists(Self.success))
    #expect(session.now == .start + .seconds(2))
  }

  @Test func aWaitEndsAtTheEventThatShowsTheElement() throws {
    let session = try SampleSessions.sample("SimpleCoordinator")

    let isMet = try session.wait(for: Self.success, atMost: .seconds(60))

    #expect(isMet)
    #expect(session.now == .start + .seconds(2))
  }

  @Test func aWaitThatIsNotMetLastsUntilItsEnd() throws {
    let session = try SampleSessions.sample("SimpleCoordinator")

    let isMet = try session.wait(for: .some(.button, "nowhere"), atMost: .seconds(5))

    #expect(!isMet)
    #expect(session.now == .start + .seconds(5))
  }

  @Test func fieldsAreFilledByTheirReferences() throws {
    let session = try SampleSessions.sample("LoginCoordinator")
    let field = try session.find(.some(.textField))[0].name

    try session.perform(.gesture(.tap, on: .reference(field)))
    try session.perform(.type("me@example.com", into: .focused))

    #expect(try session.element(field).value == "me@example.com")
  }

  @Test func alertsAreReadAndAnswered() throws {
    let session = try SampleSessions.sample("ListCoordinator")
    try session.perform(.gesture(.tap, on: .query(.some(.button, "InfoButton").index(2))))
    let alert = session.alert

    try session.perform(.answerAlert(button: "OK"))

    #expect(
      alert == SessionAlert(title: "Third", buttons: ["OK"], isOfSystem: false, isSheet: false))
    #expect(session.alert == nil)
  }

  @Test func theDeviceTurnsAndTheAppGoesToTheBackground() throws {
    let session = try SampleSessions.sample("ListCoordinator")

    try session.perform(.turn(.landscapeLeft))
    try session.perform(.device(.open(link: "sample://list")))
    try session.perform(.touch(.tap(ElementPoint(x: 10, y: 200))))

    #expect(try session.snapshot().tree.frame(of: 0).width > 700)
  }

  // MARK: - Faults

  @Test(
    "a request that cannot be answered is a fault with words that help",
    arguments: [
      (
        SessionAction.gesture(.tap, on: .reference("e900")), SessionFault.Kind.staleElement,
        #"There is no element "e900"; elements are named when they are found."#
      ),
      (
        .answerAlert(button: nil), .noAlert, "No alert is shown."
      ),
      (
        .type("a", into: .focused), .noKeyboard,
        "No element has the keyboard; tap a field first."
      ),
      (
        .fail(loader: "detail"), .invalid,
        #"There is no loader "detail"; the nearest is "details"."#
      ),
      (
        .advance(.seconds(3_601)), .limit, "One request can let at most one hour pass."
      ),
      (
        .advanceTo(.start - .seconds(1)), .invalid,
        "Time only goes forward; to go back, name an earlier instant."
      ),
      (
        .type(String(repeating: "a", count: 10_001), into: .app), .limit,
        "At most 10000 characters can be typed at once, not 10001."
      ),
    ])
  func faultsTeach(action: SessionAction, kind: SessionFault.Kind, words: String) throws {
    let session = try SampleSessions.sample("ListCoordinator")

    let fault = #expect(throws: SessionFault.self) { try session.perform(action) }

    #expect(fault?.kind == kind)
    #expect(fault?.message == words)
  }

  @Test func aMissNamesTheNearestElements() throws {
    let session = try SampleSessions.sample("LoginCoordinator")
    let query = Query.some(.button, "cloud.mokumoku.sample.login.buton")

    let fault = #expect(throws: SessionFault.self) {
      try session.perform(.gesture(.tap, on: .query(query)))
    }

    #expect(fault?.kind == .noElement)
    #expect(fault?.help.contains("cloud.mokumoku.sample.login.button") == true)
    #expect(fault?.help.contains("Replay: ") == false)
  }

  @Test func aFailingActionChangesNothing() throws {
    let session = try SampleSessions.sample("ListCoordinator")
    let journal = session.journal

    #expect(throws: SessionFault.self) {
      try session.perform(.gesture(.wheel(to: "May"), on: Self.row))
    }

    #expect(session.journal == journal)
  }

  @Test("of several actions all happen or none")
  func severalActionsAreOne() throws {
    let session = try SampleSessions.sample("LoginCoordinator")
    let journal = session.journal

    #expect(throws: SessionFault.self) {
      try session.perform([
        .advance(.seconds(1)), .gesture(.tap, on: .query(.some(.textField))),
        .gesture(.tap, on: .query(.some(.button, "nowhere"))),
      ])
    }

    #expect(session.journal == journal)
  }

  // MARK: - What was done

  @Test func theJournalShowsTheSameScreenAgain() throws {
    let session = try SampleSessions.sample("ListCoordinator")
    try session.perform(.gesture(.tap, on: Self.row))
    try session.perform(.advance(.seconds(2)))

    let player = try JournalPlayer(JournalRecord(session.journal), app: session.live.app)

    let shown = try #require(player.snapshot(at: session.now))
    #expect(TreeText(shown.tree).subtree() == TreeText(try session.snapshot().tree).subtree())
  }

  @Test func whatWasDoneIsWrittenAsATest() throws {
    let session = try SampleSessions.sample("LoginCoordinator")
    let button = Query.some(.button, "cloud.mokumoku.sample.login.button")
    try session.perform(.gesture(.tap, on: .query(button)))

    let test = try session.test(named: "login flow")

    #expect(test.source.hasPrefix("// Recorded by `rehearse serve`.\n"))
    #expect(test.source.contains("final class LoginFlow: XCTestCase"))
    #expect(test.source.contains(".tapLoginButton()"))
  }
}

import AccessibilityTree
import SimulatedApp
import TestWriting
import Testing
import VirtualTime

@testable import ServedSessions

/// Names of elements, which stay valid while the element exists.
@Suite struct ElementReferenceTests {
  @Test func theSameElementAlwaysHasTheSameName() throws {
    let session = try SampleSessions.sample("ListCoordinator")
    let first = try session.find(.some(.cell)).map(\.name)

    try session.perform(.gesture(.tap, on: .query(.some(.cell).index(0))))
    try session.undo()

    #expect(first.count == 9)
    #expect(try session.find(.some(.cell)).map(\.name) == first)
  }

  @Test func aNameOutlivesWhatChangesAroundTheElement() throws {
    let session = try SampleSessions.sample("LoginCoordinator")
    let button = try session.find(.some(.button, "cloud.mokumoku.sample.login.button"))[0].name

    try session.perform(.gesture(.tap, on: .query(.some(.textField))))
    try session.perform(.type("a", into: .focused))

    #expect(try session.element(button).label == "Login")
  }

  @Test("the name of an element that is gone says what it was")
  func namesGoWithTheirElements() throws {
    let session = try SampleSessions.sample("LoginCoordinator")
    let query = Query.some(.button, "cloud.mokumoku.sample.login.button")
    let button = try session.find(query)[0].name
    try session.perform(.gesture(.tap, on: .reference(button)))
    try session.perform(.advance(.seconds(1)))

    let fault = #expect(throws: SessionFault.self) { try session.element(button) }

    #expect(fault?.kind == .staleElement)
    #expect(
      fault?.message == "The element e1 (Button, identifier: 'cloud.mokumoku.sample.login.button', "
        + "label: 'Login') is no longer there; find it anew.")
  }

  @Test func namesOfAnEarlierLaunchAreGone() throws {
    let session = try SampleSessions.sample("ListCoordinator")
    let cell = try session.find(.some(.cell))[0].name

    try session.perform(
      .launch(arguments: ["-coordinatorUnderUITest", "ListCoordinator"]))

    let fault = #expect(throws: SessionFault.self) { try session.element(cell) }
    #expect(fault?.kind == .staleElement)
  }
}

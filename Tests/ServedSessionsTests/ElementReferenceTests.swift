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
        + "label: 'Login') is no longer there; find it again.")
  }

  @Test func namesOfAnEarlierLaunchAreGone() throws {
    let session = try SampleSessions.sample("ListCoordinator")
    let cell = try session.find(.some(.cell))[0].name

    try session.perform(
      .launch(arguments: ["-coordinatorUnderUITest", "ListCoordinator"]))

    let fault = #expect(throws: SessionFault.self) { try session.element(cell) }
    #expect(fault?.kind == .staleElement)
  }

  @Test func soManyElementsHaveNames() {
    var references = ElementReferences()
    let name = { (references: inout ElementReferences, number: Int) in
      references.name(of: .init(process: 1, token: Int32(number))) { "" }
    }
    let limit = ElementReferences.limit
    for number in 1..<limit { _ = name(&references, number) }

    #expect(name(&references, limit) == "e\(limit)")
    #expect(name(&references, limit + 1) == nil)
    #expect(name(&references, 1) == "e1")
  }

  @Test func theRowOfANamedElementIsKeptUpToALength() {
    var references = ElementReferences()
    let row = String(repeating: "a", count: ElementReferences.rowLimit)
    let names = [row, row + "b"].enumerated().compactMap { token, row in
      references.name(of: .init(process: 1, token: Int32(token))) { row }
    }

    #expect(names.map { references.element($0)?.row } == [row, row])
  }

  @Test func oneActionTypesSoManyCharacters() throws {
    let session = try SampleSessions.sample("ListCoordinator")
    let fault = { (count: Int) in
      #expect(throws: SessionFault.self) {
        try session.perform(.type(String(repeating: "a", count: count), into: .focused))
      }
    }
    let limit = ServedSession.textLimit

    // Nothing has the focus, so that a text that is not too long fails for that.
    #expect(fault(limit)?.kind != .limit)
    #expect(
      fault(limit + 1)?.message == "At most 10000 characters can be typed at once, not 10001.")
  }
}

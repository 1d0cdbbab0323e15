import AccessibilityTree
import ServedSessions
import SimulatedApp
import TestWriting
import Testing

/// What a touch of a point means, and going back to a step.
struct PointTests {
  @Test func `a point in a row means the row, and one on its button the button`() throws {
    let session = try SampleSessions.sample("ListCoordinator")
    let tree = try session.snapshot().tree
    let button = try #require((0..<tree.count).first { tree.type(of: $0) == .button })
    let row = try #require((0..<tree.count).first { tree.type(of: $0) == .cell })

    #expect(tree.pointed(at: tree.frame(of: button).center) == button)
    #expect(tree.pointed(at: ElementPoint(x: 20, y: tree.frame(of: row).y + 10)) == row)
  }

  @Test func `a tap on a point is a tap on the control by its name`() throws {
    let session = try SampleSessions.sample("ListCoordinator")
    let tree = try session.snapshot().tree
    let row = try #require((0..<tree.count).first { tree.type(of: $0) == .cell })
    try session.perform(
      session.action(.tap, at: ElementPoint(x: 20, y: tree.frame(of: row).y + 10)))

    #expect(session.session.frontPlace?.screen == "simple")
    #expect(
      session.live.steps.last?.swift
        == [#"app.cells.containing(.other, identifier: "1").element.tap()"#])
  }

  @Test func `a tap where nothing has a name touches the point`() throws {
    let session = try SampleSessions.sample("ListCoordinator")
    let point = ElementPoint(x: 200, y: 800)

    #expect(try session.action(.tap, at: point) == .touch(.tap(point)))
    #expect(try session.action(.press, at: point) == .touch(.press(point, seconds: 1)))
  }

  @Test func `going back to a step keeps the steps before it at the same instant`() throws {
    let session = try SampleSessions.sample("ListCoordinator")
    try session.perform(
      .gesture(.tap, on: .query(Query().descendants(.cell).index(0))))
    try session.perform(.advance(.seconds(3)))
    try session.goBack(to: SessionPlace(steps: 3, instant: .start + .seconds(1)))
    let middle = (session.now, session.session.frontPlace?.state)
    try session.goBack(to: SessionPlace(steps: 1, instant: .start))

    #expect(middle.0 == .start + .seconds(1))
    #expect(middle.1 == "loading")
    #expect(session.session.frontPlace?.screen == "list")
    #expect(session.live.steps.count == 1)
  }

  @Test func `the device is used by names`() throws {
    #expect(try SessionAction.device(named: "home") == .device(.press(.home)))
    #expect(throws: SessionFault.self) { try SessionAction.device(named: "hoem") }
  }
}

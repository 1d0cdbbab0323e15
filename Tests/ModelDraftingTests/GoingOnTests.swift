import AccessibilityTree
import SimulatedApp
import TestFailures
import Testing

@testable import ModelDrafting

/// What the director of a script records of a test that goes on after its failures.
@Suite struct GoingOnTests {
  /// Taps buttons that are not there, each of which fails; then looks for a last one.
  private func taps(_ names: [String], kind: FailureReason.Kind = .noMatch) -> Result {
    let session = AppSession(
      app: CompiledApp(ScriptApp(DraftScript()).definition(with: [])), configuration: .init())
    let result = Result()
    let director = ScriptDirector(
      DraftScript(), in: session, goesOn: true, giveUp: { result.reason = result.reason ?? $0 })
    SessionDirection(session).observe(with: director)
    _ = session.launch(arguments: [], environment: [:])
    for (line, name) in names.enumerated() {
      _ = session.perform(.tap, on: button(name), title: "")
      session.note(
        TestFailure(
          message: "no \(name)", file: "A.swift", line: line,
          reason: FailureReason(kind, subject: name)))
      director.noteFailure()
    }
    result.stops = director.stops
    return result
  }

  /// The run at each failure, and why the test was ended; nil if it was not.
  private final class Result {
    var stops: [ScriptRun] = []
    var reason: String?
  }

  private func button(_ name: String) -> Query {
    Query().descendants(.button).identified(by: name)
  }

  @Test func `a tap on what is not there leads to the next scene`() {
    let stops = taps(["login", "cart", "pay"]).stops
    #expect(stops.map(\.failure?.message) == ["no login", "no cart", "no pay"])
    #expect(stops.map(\.failedLook?.query) == ["login", "cart", "pay"].map(button))
    #expect(stops.map(\.failedLook?.scene.action) == [1, 2, 3])
  }

  @Test func `each failure is known with how much the test had done before it`() {
    let stops = taps(["login", "cart"]).stops
    #expect(stops.map(\.failedAt) == [2, 4])
    #expect(stops.map(\.progress).sorted() == stops.map(\.progress))
  }

  @Test func `a failure that no element would avoid ends the test`() {
    let result = taps(["login", "cart"], kind: .notRunning)
    #expect(result.reason == "the test fails")
  }

  @Test func `a test goes on as often as the limit says`() {
    let names = (0...ScriptDirector.stopLimit).map { "button \($0)" }
    #expect(taps(Array(names.dropLast())).reason == nil)
    #expect(taps(names).reason == "the test fails too often")
  }
}

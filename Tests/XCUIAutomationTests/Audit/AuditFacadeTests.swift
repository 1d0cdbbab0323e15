import Foundation
import SimulatedApp
import Testing
import VirtualTime
import XCUIAutomation

@Suite("Accessibility audits")
struct AuditFacadeTests {
  private struct Stop: Error {}

  private static let app = CompiledApp(
    AppDefinition(
      name: "Audited", bundleIdentifier: "com.example.audited", defaultCoordinator: "Main",
      coordinators: [CoordinatorDefinition(name: "Main", root: "main")],
      screens: [
        ScreenDefinition(
          name: "main", title: "Main",
          view: [
            ElementDefinition(
              .button, identifier: "small", label: "Close", placement: .init(width: 100, height: 20)
            ),
            ElementDefinition(.button, identifier: "mute"),
          ], initial: "shown", states: [StateDefinition(name: "shown")])
      ]))

  /// The failures of a test that audits the app.
  private static func failures(
    _ body: @escaping (XCUIApplication) throws -> Void
  ) throws -> [String] {
    try CaseRun.facts(app, timing: .zero) { test in
      test.continueAfterFailure = true
      let app = XCUIApplication()
      app.launch()
      try body(app)
    }.failures
  }

  @Test func `each finding is a failure that names what and where`() throws {
    let failures = try Self.failures { try $0.performAccessibilityAudit() }
    #expect(
      failures.map { $0.prefix { $0 != "\n" } } == [
        "Hit area is too small", "Element has no description",
      ])
    #expect(failures.first?.contains("identifier: 'small'") == true)
  }

  @Test func `only what is asked for is looked for`() throws {
    let failures = try Self.failures {
      try $0.performAccessibilityAudit(for: [.hitRegion, .trait])
    }
    #expect(failures.count == 1)
    #expect(try Self.failures { try $0.performAccessibilityAudit(for: []) }.isEmpty)
  }

  @Test func `the handler sees the issue with its element and can ignore it`() throws {
    nonisolated(unsafe) var seen: [String] = []
    let failures = try Self.failures { app in
      try app.performAccessibilityAudit { issue in
        seen.append("\(issue.element?.identifier ?? "-") \(issue.auditType.rawValue)")
        return issue.auditType == .hitRegion
      }
    }
    #expect(seen == ["small 4", "mute 8"])
    #expect(failures.count == 1)
  }

  @Test func `what the handler throws is thrown on`() throws {
    nonisolated(unsafe) var isCaught = false
    let failures = try Self.failures { app in
      do { try app.performAccessibilityAudit { _ in throw Stop() } } catch is Stop {
        isCaught = true
      }
    }
    #expect(isCaught)
    #expect(failures.isEmpty)
  }

  @Test func `an app that does not run cannot be audited`() throws {
    nonisolated(unsafe) var words = ""
    _ = try Self.failures { app in
      app.terminate()
      do { try app.performAccessibilityAudit() } catch { words = "\(error)" }
    }
    #expect(words.contains("is not running"))
  }
}

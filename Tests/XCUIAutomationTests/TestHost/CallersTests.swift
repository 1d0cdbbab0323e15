import SimulatedApp
import Testing

@testable import TestHost
@testable import XCUIAutomation

@Suite struct CallersTests {
  private func journal(_ test: () -> Void) throws -> [JournalRecord.Entry] {
    let session = AppSession(
      app: CompiledApp(CounterApp.definition),
      configuration: SessionConfiguration(isJournaling: true))
    _ = session.locatingCalls()
    SessionContext.$current.withValue(session, operation: test)
    return try JournalRecord(try #require(session.device.journal?.bytes)).entries
  }

  @Test func `A call names the line that made it, then those that led there`() throws {
    func tapGo() { XCUIApplication().buttons["go"].tap() }
    let entries = try journal {
      XCUIApplication().launch()
      tapGo()
    }
    let tap = try #require(entries.first { $0.fact == .callBegan("Tap \"go\" Button") })
    #expect(tap.callers.prefix(2).map(\.line) == [#line - 6, #line - 3])
    #expect(tap.callers.allSatisfy { $0.file == "CallersTests.swift" })
  }

  @Test func `A call names all lines that led there, however many there are`() throws {
    func tap(_ depth: Int) { depth > 0 ? again(depth - 1) : XCUIApplication().buttons["go"].tap() }
    func again(_ depth: Int) {
      // Another line than that of the other function, so that each call is one more line.
      tap(depth)
    }
    let entries = try journal {
      XCUIApplication().launch()
      tap(20)
    }
    let call = try #require(entries.first { $0.fact == .callBegan("Tap \"go\" Button") })
    #expect(call.callers.count > 40)
    #expect(call.callers.contains { $0.line == #line - 4 })
  }

  @Test func `A look names its line, and what a call does names none`() throws {
    let entries = try journal {
      XCUIApplication().launch()
      _ = XCUIApplication().staticTexts["answer"].exists
    }
    let steps = entries.filter { if case .step = $0.fact { true } else { false } }
    #expect(steps.last?.callers.first?.line == #line - 3)
    #expect(steps.dropLast().allSatisfy { $0.callers.isEmpty })
  }

  @Test func `An app asks for nothing`() throws {
    let entries = try journal { XCUIApplication().launch() }
    let screens = entries.filter { if case .pushed = $0.fact { true } else { false } }
    #expect(!screens.isEmpty)
    #expect(screens.allSatisfy { $0.callers.isEmpty })
  }
}

import EventOrders
import FlakeLab
import Testing
import Trials

@testable import LabGoals

@Suite("Rewrites of tests") struct RewriteTests {
  private func diagnosis(of name: String) throws -> Diagnosis {
    let variant = try #require(FlakyScenario.named(name)).variant(.flaky)
    let found = TestSearch(.exhaustive, runLimit: 300, estimatesRate: false)
      .findings(of: FlowTest(variant.flow, app: variant.app))
    return try #require(found.failure).diagnosis
  }

  @Test(
    arguments: [
      ("tags in order", .sorted, ""),
      ("connected keyboard", .keys, ""),
      ("coordinate of one device", .tap, "APP.buttons[\"pay\"].tap()"),
      (
        "toast for two seconds", .pause,
        "XCTAssertTrue(APP.descendants(matching: .any)[\"toast\"].waitForExistence(timeout: 10))"
      ),
      ("variant by chance", .beforeLaunch, "APP.launchArguments += [\"-variant\", \"0\"]"),
      (
        "across midnight", .start,
        "if !Calendar.current.isDate(Date(), inSameDayAs: Date(timeIntervalSinceNow: 60)) "
          + "{ sleep(60) }"
      ),
      (
        "prompt in German", .query,
        "XCUIApplication(bundleIdentifier: \"com.apple.springboard\").alerts.buttons"
          + ".element(boundBy: 1)"
      ),
    ] as [(String, SourceChange.Kind, String)])
  func `what no session can try is a change of the source`(
    name: String, kind: SourceChange.Kind, code: String
  ) throws {
    let change = try #require(diagnosis(of: name).rewrites.first)
    #expect(change.kind == kind)
    #expect(change.code.replacing(SourceChange.app, with: "APP") == code)
  }

  @Test(arguments: ["first of a set", "code that repeats", "last writer wins"])
  func `a test is not rewritten where the app is at fault`(name: String) throws {
    #expect(try diagnosis(of: name).rewrites.isEmpty)
  }
}

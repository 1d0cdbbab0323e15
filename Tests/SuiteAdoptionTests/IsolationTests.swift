import Testing

@testable import SuiteAdoption

/// Targets of tests whose settings isolate all to the main actor.
@Suite struct IsolationTests {
  @Test func `a target whose classes of tests cannot be isolated is not`() {
    let settings = "SWIFT_VERSION = 5.0; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;"
    let sources = [
      "A.xcodeproj/project.pbxproj": ProjectText.project(settings: settings),
      "Shop UITests/LoginTests.swift": "import XCTest\nfunc a() {\n  XCUIApplication()\n}\n",
    ]
    let paths = sources.keys.sorted()
    let finding = SuiteFinding(files: paths) { sources[$0] }
    var adopted = AdoptedPackage(finding, choosing: finding.suites, files: paths) { sources[$0] }
    #expect(adopted.modules[0].isOnMainActor)
    let words =
      "main actor-isolated initializer 'init(name:testClosure:)' has different actor isolation "
      + "from nonisolated overridden declaration"
    let line = "/p/Tests/Shop_UITests/LoginTests.swift:3:7: error: \(words)\n"
    let isChanged = adopted.repair(CompilerError.all(in: line))
    #expect(isChanged && !adopted.modules[0].isOnMainActor)
    #expect(adopted.modules[0].files["LoginTests.swift"] == .link("Shop UITests/LoginTests.swift"))
  }
}

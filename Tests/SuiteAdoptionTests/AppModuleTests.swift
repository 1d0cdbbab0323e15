import Testing

@testable import SuiteAdoption

/// Modules of an app that its tests import.
@Suite struct AppModuleTests {
  @Test(arguments: [("UIKit", true), ("XCTest", false)])
  func `one that does not compile for long is empty, unless it is help for tests`(
    imported: String, isEmptied: Bool
  ) throws {
    let test = "import XCTest\nimport Kit\nfunc a() {\n  XCUIApplication()\n}\n"
    let function = "func a() -> Int {\n  x()\n}\n"
    let files = [
      "AUITests/A.swift": test,
      "Packages/Kit/Sources/Kit/Kit.swift": "import \(imported)\n"
        + String(repeating: function, count: 8),
    ]
    let finding = SuiteFinding(files: files.keys.sorted()) { files[$0] }
    var adopted = AdoptedPackage(
      finding, choosing: finding.suites, files: files.keys.sorted()
    ) { files[$0] }
    for number in 1...8 {
      #expect(adopted.modules[1].kind == .support)
      let place = "/p/Sources/Kit/Kit.swift:\(number * 3):3"
      let isChanged = adopted.repair(CompilerError.all(in: place + ": error: no\n"))
      #expect(isChanged)
    }
    #expect((adopted.modules[1].kind == .stub) == isEmptied)
    #expect((adopted.modules[1].files == ["Empty.swift": .text("")]) == isEmptied)
    let words = "The module Kit is empty: too much of it does"
    #expect(adopted.notes.contains { $0.hasPrefix(words) } == isEmptied)
  }

  @Test func `after many builds, its files among the tests are left out`() {
    let files = [
      "AUITests/A.swift": "import XCTest\nfunc a() {\n  XCUIApplication()\n}\n",
      "AUITests/App.swift": "let b = B()\n", "App/B.swift": "class B {}\n",
    ]
    let finding = SuiteFinding(files: files.keys.sorted()) { files[$0] }
    var adopted = AdoptedPackage(finding, choosing: finding.suites, files: files.keys.sorted()) {
      files[$0]
    }
    for _ in 1...20 { _ = adopted.repair([]) }
    let error = "/p/Tests/AUITests/App.swift:1:9: error: cannot find 'B' in scope\n"
    let isChanged = adopted.repair(CompilerError.all(in: error))
    #expect(isChanged)
    #expect(adopted.modules[0].files.keys.sorted() == ["A.swift"])
  }
}

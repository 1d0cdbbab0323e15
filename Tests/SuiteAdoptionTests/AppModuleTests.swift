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
}

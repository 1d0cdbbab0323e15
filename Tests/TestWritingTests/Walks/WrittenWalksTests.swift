import Foundation
import SimulatedApp
import Testing

@testable import TestWriting

/// The walks through the app in `Screens` that are kept as tests.
@Suite struct WrittenWalksTests {
  @Test(
    "the tests in Tests/WalkTests are those that would be written now",
    arguments: WalkTests.Kind.allCases)
  func areUpToDate(kind: WalkTests.Kind) throws {
    let app = CompiledApp(try AppFolder("Screens").load())
    let tests = WalkTests(of: app, kind: kind)
    let file = "Tests/WalkTests/\(tests.className).swift"

    if ProcessInfo.processInfo.environment["REHEARSAL_RECORD"] != nil {
      try Data(tests.source.utf8).write(to: URL(fileURLWithPath: file))
    }
    #expect(try String(contentsOfFile: file, encoding: .utf8) == tests.source)
    #expect(tests.omissions == [])
  }
}

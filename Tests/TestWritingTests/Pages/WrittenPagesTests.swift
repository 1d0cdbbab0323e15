import Foundation
import SimulatedApp
import Testing

@testable import TestWriting

/// The page objects of the app in `Screens` that are kept as sources.
@Suite struct WrittenPagesTests {
  @Test("the pages in Tests/WrittenPageTests are those that would be written now")
  func areUpToDate() throws {
    let pages = PageObjects(of: try AppFolder("Screens").load())

    for file in pages.files {
      let place = URL(fileURLWithPath: "Tests/WrittenPageTests/Pages/\(file.name)")
      let old = try? String(contentsOf: place, encoding: .utf8)
      let written = WrittenFile(file, over: old)
      if ProcessInfo.processInfo.environment["REHEARSAL_RECORD"] != nil, let text = written.text {
        try Data(text.utf8).write(to: place)
        continue
      }
      #expect(written.change == .same, "\(file.name): \(written.change)")
    }
  }
}

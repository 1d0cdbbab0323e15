import Foundation
import SimulatedApp
import Testing

@Suite("Writing an app")
struct CanonicalFormTests {
  @Test("gives the very files of the sample app")
  func sample() throws {
    let app = try AppFolder(screensFolder).load()
    for file in try AppFolder.files(of: app) {
      let url = URL(filePath: screensFolder).appending(path: file.name)
      let text = try String(contentsOf: url, encoding: .utf8)
      if ProcessInfo.processInfo.environment["REWRITE_SCREENS"] == "1" {
        try file.text.write(to: url, atomically: true, encoding: .utf8)
      }
      #expect(text == file.text, "\(file.name) is not in the written form")
    }
  }
}

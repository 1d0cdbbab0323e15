import Foundation
import ServedSessions
import Testing

@testable import WebDriver

/// How far a client may scroll to an element at once.
@Suite struct ScrollLimitTests {
  private static let app = """
    {
      "name": "Rows", "bundleIdentifier": "com.example.rows",
      "coordinator": { "default": "Main" }, "coordinators": { "Main": { "root": "main" } }
    }
    """
  /// A table in which a row is nearly as high as the screen.
  private static let screen = """
    {
      "root": { "type": "table" },
      "context": { "rows": [\((0..<120).map { "\"row\($0)\"" }.joined(separator: ", "))] },
      "view": [
        {
          "type": "cell", "forEach": "rows", "identifier": { "bind": "item" },
          "size": { "height": 600 }
        }
      ]
    }
    """

  @Test func `so many swipes are made until an element shows, and then it is told`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("rows-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in [("app", Self.app), ("main", Self.screen)] {
      try text.write(
        to: folder.appendingPathComponent(name + ".json"), atomically: true, encoding: .utf8)
    }
    let client = SampleClient(ServedApps([ServedApp(name: "Rows", folder: folder.path)]))
    let scroll = { (row: Int) -> String? in
      let opened = try client.ask("POST", "/session", "{\"capabilities\": {}}").value
      let session = "/session/" + (opened.text("sessionId") ?? "")
      let answer = try client.ask(
        "POST", session + "/execute/sync",
        "{\"script\": \"mobile: scroll\", \"args\": [{\"name\": \"row\(row)\"}]}")
      _ = try client.ask("DELETE", session)
      return answer.value.text("message")
    }
    let limit = ScrollCommands.swipeLimit
    let words = "The element does not show after \(limit) swipes."
    var (low, high) = (0, 119)
    while low + 1 < high {
      let middle = (low + high) / 2
      if try scroll(middle) == nil { low = middle } else { high = middle }
    }
    // A swipe passes about a row.
    #expect(low > limit / 2 && high < 2 * limit)
    #expect(try scroll(high) == words)
  }
}

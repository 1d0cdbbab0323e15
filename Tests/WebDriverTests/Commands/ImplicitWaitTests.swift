import Foundation
import ServedSessions
import SimulatedApp
import Testing
import VirtualTime

@testable import WebDriver

/// How long a lookup goes on in an app in which something always happens.
@Suite struct ImplicitWaitTests {
  private static let app = """
    {
      "name": "Clock", "bundleIdentifier": "com.example.clock",
      "coordinator": { "default": "Main" }, "coordinators": { "Main": { "root": "main" } }
    }
    """
  /// A screen that ticks each second, and shows a bell after five.
  private static let screen = """
    {
      "initial": "one", "context": { "count": 0 },
      "view": [{ "type": "button", "identifier": "bell", "hidden": "count < 5" }],
      "states": {
        "one": {
          "after": { "1s": { "target": "two", "actions": { "assign": { "count": "count + 1" } } } }
        },
        "two": {
          "after": { "1s": { "target": "one", "actions": { "assign": { "count": "count + 1" } } } }
        }
      }
    }
    """

  private func session(in folder: URL) throws -> DriverSession {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in [("app", Self.app), ("main", Self.screen)] {
      try text.write(
        to: folder.appendingPathComponent(name + ".json"), atomically: true, encoding: .utf8)
    }
    let (body, _) = JSONReader.read(Array("{\"capabilities\": {}}".utf8))
    let apps = ServedApps([ServedApp(name: "Clock", folder: folder.path)])
    let session = try SessionOpener(sessions: ServedSessions(apps: apps))
      .open(SessionCapabilities(try #require(body)))
    session.implicitWait = .seconds(60)
    return session
  }

  @Test func `a lookup waits for so many events, and then says that it ended there`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("clock-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let found = { (limit: Int) in
      try session(in: folder).find(
        try ElementLocator(using: "id", value: "bell"), from: nil, limit: 1, eventLimit: limit
      ).count
    }
    let needed = try #require((1...5).first { (try? found($0)) == 1 })
    #expect(
      throws: WebDriverFault(
        .noSuchElement,
        "No element matched in the time of \(needed - 1) events of the app, which is the limit; "
          + "use a shorter implicit wait.")
    ) { try found(needed - 1) }
    #expect(try found(DriverSession.eventLimit) == 1)
  }
}

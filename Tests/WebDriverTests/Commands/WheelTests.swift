import Foundation
import ServedSessions
import Testing

/// Picker wheels, turned by value and by order.
struct WheelTests {
  private static let app = """
    {
      "name": "Wheels", "bundleIdentifier": "com.example.wheels",
      "coordinator": { "default": "Main" }, "coordinators": { "Main": { "root": "main" } }
    }
    """
  private static let screen = """
    {
      "context": { "size": "Medium" },
      "initial": "only",
      "states": {
        "only": {
          "view": [
            {
              "type": "pickerWheel", "identifier": "size", "binds": "size",
              "options": ["Small", "Medium", "Large"]
            }
          ]
        }
      }
    }
    """

  /// What the wheel shows after some turns by order.
  private func shown(after orders: [String]) throws -> String? {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("wheels-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.app.write(
      to: folder.appendingPathComponent("app.json"), atomically: true, encoding: .utf8)
    try Self.screen.write(
      to: folder.appendingPathComponent("main.json"), atomically: true, encoding: .utf8)
    let client = SampleClient(ServedApps([ServedApp(name: "Wheels", folder: folder.path)]))
    let opened = try client.ask("POST", "/session", "{\"capabilities\": {}}").value
    let session = "/session/" + (opened.text("sessionId") ?? "")
    let wheel = try #require(try client.find(session, "accessibility id", "size"))
    for order in orders {
      let answer = try client.ask(
        "POST", "\(session)/wda/pickerwheel/\(wheel)/select", "{\"order\": \"\(order)\"}")
      #expect(answer.status == 200, "\(answer.value)")
    }
    return try client.ask("GET", "\(session)/element/\(wheel)/attribute/value").value.ownText
  }

  @Test func `a wheel of words turns to the next and the previous one`() throws {
    #expect(try shown(after: []) == "Medium")
    #expect(try shown(after: ["next"]) == "Large")
    #expect(try shown(after: ["previous"]) == "Small")
  }

  @Test func `a wheel at its end stays there`() throws {
    #expect(try shown(after: ["next", "next"]) == "Large")
    #expect(try shown(after: ["previous", "previous", "next"]) == "Medium")
  }
}

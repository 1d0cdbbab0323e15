import Foundation
import ServedSessions
import SimulatedApp
import Testing

@testable import WebDriver

/// Lookups of all elements that match.
struct FoundElementsTests {
  private static let app = """
    {
      "name": "Crowd", "bundleIdentifier": "com.example.crowd",
      "coordinator": { "default": "Main" }, "coordinators": { "Main": { "root": "main" } }
    }
    """
  /// A screen of the number of elements that a lookup may find, in rows of a hundred, and one more.
  private static let screen = """
    {
      "context": { "rows": \(Array(1...ElementSearch.limit / 100)), "cells": \(Array(1...100)) },
      "view": [
        {
          "type": "other", "forEach": "rows",
          "children": [{ "type": "other", "identifier": "cell", "forEach": "cells" }]
        },
        { "type": "other", "identifier": "more" }
      ]
    }
    """

  @Test func `a lookup finds a number of elements, and fails if there are more`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("crowd-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in [("app.json", Self.app), ("main.json", Self.screen)] {
      try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    let client = SampleClient(ServedApps([ServedApp(name: "Crowd", folder: folder.path)]))
    let opened = try client.ask("POST", "/session", "{\"capabilities\": {}}").value
    let session = "/session/" + (opened.text("sessionId") ?? "")
    let found = { (predicate: String) in
      try client.ask(
        "POST", session + "/elements",
        "{\"using\": \"-ios predicate string\", \"value\": \"\(predicate)\"}"
      ).value
    }
    let limit = ElementSearch.limit

    guard case .array(let all) = try found("name == 'cell'").kind else {
      Issue.record("no list was found")
      return
    }
    #expect(all.count == limit)
    #expect(
      try found("name == 'cell' OR name == 'more'").text("message")
        == "More than \(limit) elements match, which is the limit; look for fewer.")
  }
}

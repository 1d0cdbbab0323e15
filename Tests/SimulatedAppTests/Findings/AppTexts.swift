import Foundation
import SimulatedApp

/// An app written as the texts of its files, in a folder that lasts as long as it.
final class AppTexts {
  let folder: AppFolder
  let definition: AppDefinition

  /// Writes files, by the names of their screens, and loads the app.
  init(app: String = AppTexts.usualApp, _ screens: [String: String]) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("findings-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try Data(app.utf8).write(to: url.appendingPathComponent("app.json"))
    for (name, text) in screens {
      try Data(text.utf8).write(to: url.appendingPathComponent(name + ".json"))
    }
    folder = AppFolder(url.path)
    definition = try folder.load()
  }

  deinit { try? FileManager.default.removeItem(atPath: folder.path) }

  /// One coordinator, which shows the screen `main`.
  static let usualApp = app()

  /// An app file with further members.
  static func app(_ members: String = "", coordinators: String = "") -> String {
    """
    {
      "name": "Own",
      "bundleIdentifier": "com.example.own",
      "coordinator": { "default": "Main" },
      "coordinators": { "Main": { "root": "main" }\(coordinators) }\(members)
    }
    """
  }

  /// The findings, one line each.
  var findings: [String] { RouteFindings(definition).located(in: folder).map(\.headline) }

  /// What is to be done about the findings.
  var advice: [String] { RouteFindings(definition).all.map(\.advice) }
}

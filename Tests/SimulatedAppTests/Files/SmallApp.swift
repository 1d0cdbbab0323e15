import SimulatedApp

@testable import AppFiles

/// An app of one screen; each test replaces the file that it is about.
enum SmallApp {
  /// The smallest `app.json` that has no fault.
  static let app = """
    {
      "name": "Small", "bundleIdentifier": "com.example.small",
      "coordinator": { "default": "Main" },
      "coordinators": { "Main": { "root": "main" } },
      "loaders": { "details": { "latency": "2s" } }
    }
    """

  /// Reads an app and gives the faults as people see them; empty when there are none.
  static func faults(
    app: String = app, main: String = "{}", others: [String: String] = [:], isStrict: Bool = false
  ) -> [String] {
    var texts = others
    texts["app.json"] = app
    texts["main.json"] = main
    return faults(AppFileSet(texts: texts), isStrict: isStrict)
  }

  static func faults(_ files: AppFileSet, isStrict: Bool = false) -> [String] {
    do {
      _ = try AppFolderReader.read(files, isStrict: isStrict)
      return []
    } catch {
      return error.faults.map(\.description)
    }
  }
}

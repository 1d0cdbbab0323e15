import FoundationEssentials
import PredicateFormat
import SimulatedApp

/// The apps in a folder: the folder itself if it has an `app.json`, and the folders below it.
package struct ServedApps: Sendable, Equatable {
  /// The apps, by name; the folder's own app comes first.
  package let all: [ServedApp]
  /// How many further apps the folder has, which are not served.
  package let leftOut: Int

  /// The most apps that are served.
  package static let limit = 1_000
  /// How many levels of folders are looked into.
  private static let depth = 2

  /// Serves these apps.
  package init(_ apps: [ServedApp]) {
    all = Array(apps.prefix(Self.limit))
    leftOut = apps.count - all.count
  }

  /// Finds the apps in a folder; their files are not read yet.
  package init(in folder: String) {
    let own = Self.isApp(folder) ? [ServedApp(in: folder)] : []
    self.init(own + Self.below(folder, prefix: "", depth: Self.depth))
  }

  /// The app with a name; nil names the first one.
  package func app(named name: String?) throws(SessionFault) -> ServedApp {
    guard let first = all.first else {
      throw SessionFault(.noApp, "There are no apps: no folder with an app.json is served.")
    }
    guard let name else { return first }
    guard let app = all.first(where: { $0.name == name }) else {
      let names = all.map(\.name)
      throw SessionFault(
        .noApp, "There is no app \(quoted(name))\(NearestName.hint(for: name, in: names)).")
    }
    return app
  }

  private static func below(_ folder: String, prefix: String, depth: Int) -> [ServedApp] {
    guard depth > 0 else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().flatMap { name -> [ServedApp] in
      let path = folder + "/" + name
      let own = isApp(path) ? [ServedApp(name: prefix + name, folder: path)] : []
      return own + below(path, prefix: prefix + name + "/", depth: depth - 1)
    }
  }

  private static func isApp(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/app.json")
  }
}

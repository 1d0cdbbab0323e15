package import AppModel
import LocatedJSON
import VirtualTime

/// Two numbers that identify an app: the same for the same files in every process.
package struct AppFingerprint: Hashable, Sendable {
  /// Depends on everything but latencies.
  package let model: UInt64
  /// Depends on the latencies of loaders and stubs.
  package let latencies: UInt64

  /// Reads an app; faults and Swift screens do not matter.
  package init(of app: AppDefinition) {
    var laws: [String] = []
    let timeless = app.changingLatencies { law in
      laws.append("\(law)")
      return .fixed(.zero)
    }
    model = AppFolder.hash(of: timeless)
    latencies = stableHash(laws.joined(separator: "\n").utf8)
  }
}

extension AppFolder {
  fileprivate static func hash(of app: AppDefinition) -> UInt64 {
    let texts = nodes(of: app).map { Array("\($0.name)\n\(JSONWriter.text($0.node))\n".utf8) }
    let stubs = stubFiles(of: app).map { Array("\($0.name)\n".utf8) + $0.bytes }
    let own = (texts + stubs).reduce(0) { mixed($0 ^ stableHash($1)) }
    return app.otherApps.reduce(own) { mixed($0 ^ hash(of: $1)) }
  }
}

import AppCompiling
package import AppModel
package import AppNetwork
import AppRuntime
package import PredicateFormat

extension AppSession {
  /// All entries of a kind that the app keeps, by name.
  package func entries(of kind: StorageKind) -> [String: FormatValue] {
    looking(at: StateVariable.name(ofKind: kind.rawValue))
    return device.storageKeeper.entries(of: kind, for: device.aim)
  }

  /// The value that expressions of the running app read under a name, such as `account`; nil if the
  /// app does not run or has no such value.
  package func launchState(_ name: String) -> FormatValue? {
    looking(at: "stored state")
    return device.process?.facts.state[name]
  }

  /// The events that the app has sent to its analytics, in order.
  package var tracked: [TrackedEvent] {
    looking(at: "analytics")
    return device.kept[device.aim]?.tracked ?? []
  }

  /// The pasteboard, which the test or an app can change.
  package var pasteboard: Pasteboard {
    looking(at: "pasteboard")
    return device.pasteboard
  }

  /// The network, for a test that reads its requests.
  package var networkLookedAt: DeviceNetwork {
    looking(at: "requests")
    return device.network
  }
}

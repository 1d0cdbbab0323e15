import AppModel
import PredicateFormat

/// What stays on a device when a test is over: hand it to the next session, and both ran on one
/// device.
///
/// Running apps, the clock and what was reported to analytics are not among it.
package struct DeviceBelongings: Sendable {
  let storedDefaults: [String: [String: FormatValue]]
  let kept: [String: KeptState]
  let pasteboard: Pasteboard
  let authorizations: Authorizations
}

extension SimulatedDevice {
  /// What stays on the device; set it before anything runs.
  package var belongings: DeviceBelongings {
    get {
      DeviceBelongings(
        storedDefaults: storedDefaults, kept: kept.mapValues(\.withoutReports),
        pasteboard: pasteboard, authorizations: authorizations.withoutTemporary)
    }
    set {
      storedDefaults = newValue.storedDefaults
      kept = newValue.kept
      pasteboard = newValue.pasteboard
      authorizations = newValue.authorizations
    }
  }
}

extension KeptState {
  /// The same with nothing reported: reports belong to the time of their session.
  fileprivate var withoutReports: KeptState {
    var state = self
    state.tracked = []
    return state
  }
}

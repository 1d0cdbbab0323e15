import AppModel
import PredicateFormat
import PromptWords

/// What stays on a device when a test ends; give it to the next session to reuse the device.
///
/// It does not hold running apps, the clock, or events reported to analytics.
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
  /// The same state without reported events, which belong to one session.
  fileprivate var withoutReports: KeptState {
    var state = self
    state.tracked = []
    return state
  }
}

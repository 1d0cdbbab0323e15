package import AccessibilityTree
import AppCompiling
package import AppModel
package import AppRuntime
package import AppSession

/// What was on the screen, and what was scheduled, at one point of a recorded run.
package struct JournalMoment {
  /// The place of the app that is in front.
  package struct Place: Sendable, Hashable {
    /// The bundle identifier of the app.
    package let bundle: String
    /// The screen in front; empty if there is none.
    package let screen: String
    /// The dotted path of the screen's state.
    package let state: String
    /// The language of the app's texts; nil for an app without string tables.
    package let language: String?
  }

  /// The place of the app in front; nil while the home screen was in front.
  package let place: Place?
  /// The element tree of the app in front; nil if there was none.
  package let seen: ScreenSnapshot?
  /// The prompts and the banner of the system on top, lowest first.
  package let covers: [ElementView]
  /// Whether the device used the dark appearance.
  package let isDark: Bool
  /// The profile of the device.
  package let profile: DeviceProfile
  /// The next scheduled events in order, up to a limit.
  package let pending: [PendingEvent]

  /// The same content in the form of an app tour; nil if nothing was in front.
  package var view: AppTour.View? {
    seen.map { AppTour.View(seen: $0, covers: covers, profile: profile) }
  }
}

extension JournalMoment.Place {
  fileprivate init(_ process: AppProcess) {
    let front = process.frontScreen?.place
    self.init(
      bundle: process.app.definition.bundleIdentifier, screen: front?.screen ?? "",
      state: front?.state ?? "",
      language: process.app.definition.languages.isEmpty ? nil : process.language)
  }
}

extension JournalPlayer {
  /// Runs the record once and reports what was on the screen after each of some entries.
  ///
  /// All events due at an instant happen before it is reported. If the app deviates from the
  /// journal, no later moments are reported.
  ///
  /// - Returns: The instant of that difference in nanoseconds; nil if there was none.
  package func tellMoments(
    after places: Set<Int>, pendingLimit: Int, _ tell: (Int, JournalMoment) -> Void
  ) -> Int64? {
    replay(listening: { _ in }, places: places) { number, session in
      let device = session.device
      tell(
        number,
        JournalMoment(
          place: device.front.map(JournalMoment.Place.init), seen: device.seen,
          covers: device.systemCovers,
          isDark: device.appearance == .dark, profile: device.profile,
          pending: session.pendingEvents(limit: pendingLimit)))
    }
  }
}

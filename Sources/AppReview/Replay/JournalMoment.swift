package import AccessibilityTree
import AppCompiling
package import AppModel
package import AppRuntime
package import AppSession

/// What was seen and what was to come at a place of a recorded run.
package struct JournalMoment {
  /// Where the app in front is.
  package struct Place: Sendable, Hashable {
    /// The bundle identifier of the app.
    package let bundle: String
    /// The screen in front; empty where none is.
    package let screen: String
    /// The dotted path of its state.
    package let state: String
    /// The language whose words the app takes; nil for an app without string tables.
    package let language: String?
  }

  /// Where the app in front was; nil while the home screen was.
  package let place: Place?
  /// The tree of what was in front; nil while nothing was.
  package let seen: ScreenSnapshot?
  /// The prompts and the banner of the system over it, lowest first.
  package let covers: [ElementView]
  /// Whether the colours were dark ones.
  package let isDark: Bool
  /// The measures of the device.
  package let profile: DeviceProfile
  /// What was to happen, the next first, as far as a limit.
  package let pending: [PendingEvent]

  /// What was seen, as a tour of the app has it; nil while nothing was.
  package var view: AppTour.View? {
    seen.map { AppTour.View(seen: $0, covers: covers, profile: profile) }
  }
}

extension JournalMoment.Place {
  fileprivate init(_ process: AppProcess) {
    let front = process.frontScreen
    self.init(
      bundle: process.app.definition.bundleIdentifier, screen: front?.name ?? "",
      state: front?.statePath ?? "",
      language: process.app.definition.languages.isEmpty ? nil : process.language)
  }
}

extension JournalPlayer {
  /// Runs the record once and tells what was seen after each of some entries.
  ///
  /// An instant is seen after all that was due at it. Where the app does something else than the
  /// journal says, the moments from there on are not told.
  ///
  /// - Returns: The instant in nanoseconds from which on that was so; nil where it was not.
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

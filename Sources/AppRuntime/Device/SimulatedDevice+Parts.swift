package import AppModel
package import PredicateFormat
package import RunJournal
package import VirtualTime

/// What the parts of the device hold, for those who read it.
extension SimulatedDevice {
  /// The clock, which nothing else moves on.
  package var clock: VirtualClock<DueEvent> { recorder.clock }
  /// The present instant.
  package var now: VirtualInstant { recorder.clock.now }
  /// The journal of the run; nil when none is written.
  package var journal: Journal? { recorder.journal }
  /// Where draws come from, and what they were.
  package var choices: ChoiceRecorder { chance.choices }

  // MARK: - Apps

  /// The bundle identifier of the app that queries and actions are for.
  package var aim: String { running.aim }
  /// The process of the app that is aimed at; nil while it does not run.
  package var process: AppProcess? { running.process }
  /// The running apps in the order of their starts.
  package var processes: [AppProcess] { running.processes }
  /// The process in front; nil while the home screen is.
  package var front: AppProcess? { running.front }
  /// The processes that the system has ended, by bundle identifier, and why.
  package var killed: [String: (process: Int32, reason: String)] { running.killed }
  /// Whether any app was ever started.
  package var hasStartedApps: Bool { running.nextProcess > RunningApps.firstProcess }
  /// Whether the app that is aimed at can be seen, if it runs.
  package var isInFront: Bool { process === front || aim == SystemApp.springBoard.bundleIdentifier }
  /// The running process of an app; nil while it does not run.
  package func process(of bundle: String) -> AppProcess? { running.process(of: bundle) }

  // MARK: - Surroundings

  /// The measures of the device as its screen is turned.
  package var profile: DeviceProfile { surroundings.profile }
  /// The measures of the device held upright.
  package var uprightProfile: DeviceProfile { surroundings.uprightProfile }
  /// How the device is held.
  package var orientation: DeviceOrientation { surroundings.orientation }
  /// How the screen is turned, which does not follow every turn of the device.
  package var shownOrientation: DeviceOrientation { surroundings.shownOrientation }
  /// The colours that the device asks apps for.
  package var appearance: DeviceAppearance { surroundings.appearance }
  /// Where the device is; nil for nowhere in particular.
  package var location: DeviceLocation? { surroundings.location }
  /// How loud the device is.
  package var volume: DeviceVolume { surroundings.volume }
  /// The language of the system's own prompts.
  package var language: SystemLanguage { surroundings.language }
  /// The keys that are held on the hardware keyboard.
  package var heldModifiers: Set<ModifierKey> { surroundings.heldModifiers }
  var isKeyboardConnected: Bool { surroundings.isKeyboardConnected }

  /// What the screen reader is at; nil while it is off.
  package var voiceOver: VoiceOverState? {
    get { surroundings.voiceOver }
    set { surroundings.voiceOver = newValue }
  }

  // MARK: - Storage

  /// What apps have stored as defaults, by bundle identifier.
  package var storedDefaults: [String: [String: FormatValue]] {
    get { storage.storedDefaults }
    set { storage.storedDefaults = newValue }
  }

  /// What apps keep beside their defaults, by bundle identifier.
  package var kept: [String: KeptState] {
    get { storage.kept }
    set { storage.kept = newValue }
  }

  /// The banner at the top edge.
  package var banner: SystemBanner? { homeScreen.banner }

  // MARK: - Faults

  /// Draws how long an answer takes.
  package func networkLatency(_ law: LatencyDistribution, source: String) -> VirtualDuration {
    chance.networkLatency(law, source: source)
  }

  /// What goes wrong; nil in a run without a fault plan.
  package var faults: RunFaults? {
    get { chance.faults }
    set { chance.faults = newValue }
  }

  /// How loaders end where it is not left to chance.
  package var outcomes: ForcedOutcomes {
    get { chance.outcomes }
    set { chance.outcomes = newValue }
  }
}

package import AppCompiling
package import AppModel
package import AppNetwork
package import PredicateFormat
package import RunJournal
package import VirtualTime

/// Access to the state that the parts of the device hold.
extension SimulatedDevice {
  /// The virtual clock, the only source of time.
  package var clock: VirtualClock<DueEvent> { recorder.clock }
  /// The present instant.
  package var now: VirtualInstant { recorder.clock.now }
  /// The journal of the run; nil when none is written.
  package var journal: Journal? { recorder.journal }
  /// The source of the random draws, which also keeps what was drawn.
  package var choices: ChoiceRecorder { chance.choices }

  // MARK: - Apps

  /// The bundle identifier of the target app, which receives queries and actions.
  package var aim: String { running.aim }
  /// The process of the target app; nil while it does not run.
  package var process: AppProcess? { running.process }
  /// The running apps in the order of their starts.
  package var processes: [AppProcess] { running.processes }
  /// The process in front; nil while the home screen is.
  package var front: AppProcess? { running.front }
  /// The processes that the system has ended, by bundle identifier, and why.
  package var killed: [String: (process: Int32, reason: String)] { running.killed }
  /// Whether any app was ever started.
  package var hasStartedApps: Bool { running.nextProcess > RunningApps.firstProcess }
  /// Whether the target app is in front, if it runs.
  package var isInFront: Bool { process === front || aim == SystemApp.springBoard.bundleIdentifier }
  /// The running process of an app; nil while it does not run.
  package func process(of bundle: String) -> AppProcess? { running.process(of: bundle) }

  // MARK: - Surroundings

  /// The measures of the device for the present orientation of its screen.
  package var profile: DeviceProfile { surroundings.profile }
  /// The measures of the device in portrait orientation.
  package var uprightProfile: DeviceProfile { surroundings.uprightProfile }
  /// The orientation of the device.
  package var orientation: DeviceOrientation { surroundings.orientation }
  /// The orientation of the screen, which does not follow every turn of the device.
  package var shownOrientation: DeviceOrientation { surroundings.shownOrientation }
  /// The appearance, light or dark, that apps see.
  package var appearance: DeviceAppearance { surroundings.appearance }
  /// The simulated location; nil for none.
  package var location: DeviceLocation? { surroundings.location }
  /// The volume of the device.
  package var volume: DeviceVolume { surroundings.volume }
  /// The language of the system's own prompts.
  package var language: SystemLanguage { surroundings.language }
  /// The modifier keys that are held on the hardware keyboard.
  package var heldModifiers: Set<ModifierKey> { surroundings.heldModifiers }
  var isKeyboardConnected: Bool { surroundings.isKeyboardConnected }

  /// The position of VoiceOver; nil while it is off.
  package var voiceOver: VoiceOverState? {
    get { surroundings.voiceOver }
    set { surroundings.voiceOver = newValue }
  }

  // MARK: - Storage

  /// The stored defaults of apps, by bundle identifier.
  package var storedDefaults: [String: [String: FormatValue]] {
    get { storage.storedDefaults }
    set { storage.storedDefaults = newValue }
  }

  /// The data that apps store in addition to their defaults, by bundle identifier.
  package var kept: [String: KeptState] {
    get { storage.kept }
    set { storage.kept = newValue }
  }

  /// The banner at the top edge of the screen, if there is one.
  package var banner: SystemBanner? { homeScreen.banner }

  // MARK: - Faults

  /// Draws how long a network answer takes.
  package func networkLatency(_ law: LatencyDistribution, source: String) -> VirtualDuration {
    chance.networkLatency(law, source: source)
  }

  /// The faults of the run; nil without a fault plan.
  package var faults: RunFaults? {
    get { chance.faults }
    set { chance.faults = newValue }
  }

  /// The outcomes of loaders that are not left to chance.
  package var outcomes: ForcedOutcomes {
    get { chance.outcomes }
    set { chance.outcomes = newValue }
  }
}

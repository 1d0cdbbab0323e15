public import AppModel
package import AppRuntime
public import VirtualTime

/// The settings of a session; pass them when you make the session.
public struct SessionConfiguration: Sendable {
  /// The seed of every random draw of the run.
  public var seed: Seed
  /// The device; nil uses the one that the app names.
  public var device: DeviceProfile?
  /// How long each step of the test takes.
  public var timing: AutomationTiming
  /// Whether facts are recorded in a journal.
  public var isJournaling: Bool
  /// Whether a hardware keyboard is connected, so that none appears on the screen.
  public var isKeyboardConnected = false
  /// The arguments that every launch gets before those of the test, as an Xcode scheme gives them.
  public var arguments: [String]
  /// The text of a replay token, which overrides the seed.
  public var replay: String?
  /// The calendar start of the run in seconds since 1970; usually 1 January 2026, 09:41 UTC.
  public var wallClockStart: Double
  /// The language of the system's prompts, such as `de`; English if it is nil or unknown.
  public var language: String?
  /// The faults of the run; none by default.
  public var faults = FaultPlan()
  /// Whether ``AppSession/trace(with:)`` may steer the session.
  package var isSteered = false
  /// Fixed answers for draws before a run can be traced, by the names in a trace.
  package var surroundings: [String: UInt64] = [:]
  /// The version of the system on the device; nil uses the device's usual version.
  public var system: SystemVersion?
  /// What is stored on the device at the start; nil for a fresh one.
  package var belongings: DeviceBelongings?
  /// What is made easier for the test; nothing in a normal run.
  package var easing = EasingPlan()
  /// The environment that a replay needs besides its token and its faults, each variable followed
  /// by a space: `REHEARSAL_LATENCIES=everyday `.
  package var replaySettings = ""
  /// The seed of the order that sets and dictionaries have in the process.
  package var hashing: UInt64 = usualHashing
  /// Whether a user passed the token of ``replay``, which may be of another run by mistake.
  package var isReplayGiven = false

  /// The default of ``hashing``.
  package static let usualHashing: UInt64 = 1

  /// The default of ``wallClockStart``.
  public static let usualWallClockStart: Double = WallClockText.usualStart

  /// Makes a configuration; every setting has a default.
  public init(
    seed: Seed = 1, device: DeviceProfile? = nil, timing: AutomationTiming = .xcode26,
    isJournaling: Bool = false, arguments: [String] = [], replay: String? = nil,
    wallClockStart: Double = SessionConfiguration.usualWallClockStart, language: String? = nil
  ) {
    self.seed = seed
    self.device = device
    self.timing = timing
    self.isJournaling = isJournaling
    self.arguments = arguments
    self.replay = replay
    self.wallClockStart = wallClockStart
    self.language = language
  }
}

extension ChoiceRecorder {
  /// Makes the recorder of a run that a configuration describes, which may be a replay.
  convenience init(for configuration: SessionConfiguration) {
    let token = configuration.replay.flatMap { try? ReplayToken(parsing: $0) }
    let ties = configuration.faults[.tieOrder] == nil ? token?.ties : .shuffled
    self.init(
      seed: token?.seed ?? configuration.seed, ties: ties ?? .bySequence,
      overrides: token?.overrides ?? [], isRecording: configuration.isJournaling,
      isSteered: configuration.isSteered)
  }
}

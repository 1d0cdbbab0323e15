public import AppModel
package import AppRuntime
public import VirtualTime

/// How a session is to run: pass one when you make it.
public struct SessionConfiguration: Sendable {
  /// Decides every draw of the run.
  public var seed: Seed
  /// The device; nil takes the one the app names.
  public var device: DeviceProfile?
  /// What each step of the test costs.
  public var timing: AutomationTiming
  /// Whether facts are recorded.
  public var isJournaling: Bool
  /// Whether a keyboard of keys is connected, so that none appears on the screen.
  public var isKeyboardConnected = false
  /// Arguments every launch gets before the test's own, as an Xcode scheme gives them.
  public var arguments: [String]
  /// The text of a replay token, which wins over the seed.
  public var replay: String?
  /// Seconds since 1970 of the calendar instant at which the run starts: 1 January 2026, 09:41 UTC.
  public var wallClockStart: Double
  /// The language of the device's own prompts, such as `de`; English where it is nil or not known.
  public var language: String?
  /// What is to go wrong in the run; nothing unless it is said.
  public var faults = FaultPlan()
  /// Whether ``AppSession/trace(with:)`` may steer the session.
  package var isSteered = false
  /// Answers of what is drawn before a run can be followed, by the names that a trace gives them.
  package var surroundings: [String: UInt64] = [:]
  /// The version of the system on the device; nil leaves it to the device.
  public var system: SystemVersion?
  /// What the device holds at the start; nil for a fresh one.
  package var belongings: DeviceBelongings?
  /// What is made easier for the test; nothing in any usual run.
  package var easing = EasingPlan()
  /// What a replay needs in the environment beside its token: `REHEARSAL_LATENCIES=everyday`.
  package var replaySettings = ""

  /// The usual ``wallClockStart``.
  public static let usualWallClockStart: Double = WallClockText.usualStart

  /// Makes a configuration; every part has a usual value.
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

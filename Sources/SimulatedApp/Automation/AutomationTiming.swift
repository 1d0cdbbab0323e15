public import VirtualTime

/// What each step of an automated test costs in virtual time.
///
/// The numbers of ``xcode26`` are read from the machine logs in behaviour.md E; where a log gives
/// a range, a value inside it was chosen and the range is in the member's comment.
public struct AutomationTiming: Sendable, Equatable {
  /// The least that a wait for idle takes: 10 to 30 ms (E1).
  public var idle: VirtualDuration = .milliseconds(20)
  /// The most that a wait for idle takes before the test goes on regardless (E1).
  public var idleLimit: VirtualDuration = .seconds(60)
  /// One look for an element: 7 to 27 ms on a small tree (E1).
  public var find: VirtualDuration = .milliseconds(15)
  /// The pause before a missing element is looked for again (E2).
  public var retryDelay: VirtualDuration = .seconds(1)
  /// How often a missing element is looked for again before an action or a read fails (E2).
  public var findRetries: Int = 2
  /// How often an action is tried on an element that cannot be hit, the first time included (E2).
  public var actionAttempts: Int = 3
  /// The look for alerts in the way: 12 to 15 ms (E1).
  public var interruptionCheck: VirtualDuration = .milliseconds(13)
  /// From touch down to touch up (E1).
  public var touch: VirtualDuration = .milliseconds(50)
  /// From touch up until the system has dealt with it: 20 to 170 ms (E1).
  public var touchSettles: VirtualDuration = .milliseconds(100)
  /// One key: 45 to 67 ms in 2026 (E5).
  public var keystroke: VirtualDuration = .milliseconds(55)
  /// A first launch without the idle wait: 1.6 to 3.5 s in all (E4).
  public var launch: VirtualDuration = .milliseconds(1_600)
  /// Ending a running instance: 1 s at tear-down, 2.3 to 3.7 s before a launch (E4).
  public var terminate: VirtualDuration = .milliseconds(1_000)
  /// A press of a button of the device, a turn of it, or an app that comes back to the front; no
  /// record was found.
  public var deviceChange: VirtualDuration = .milliseconds(1_000)
  /// From one poll of a wait to the next, and from its start to the first (E3).
  public var pollInterval: VirtualDuration = .seconds(1)
  /// A screen sliding in or out, which keeps the app from being idle.
  public var screenChange: VirtualDuration = .milliseconds(350)

  /// Whose words failures are told in.
  public var wording: FailureWording = .xcode26

  /// The costs of Xcode 26.
  public static let xcode26: AutomationTiming = AutomationTiming()

  /// No cost at all: only the app's own delays pass.
  public static let zero: AutomationTiming = {
    var timing = AutomationTiming()
    timing.idle = .zero
    timing.find = .zero
    timing.interruptionCheck = .zero
    timing.touch = .zero
    timing.touchSettles = .zero
    timing.keystroke = .zero
    timing.launch = .zero
    timing.terminate = .zero
    timing.deviceChange = .zero
    timing.screenChange = .zero
    return timing
  }()

  /// Makes the costs of Xcode 26, to be changed where an experiment asks for it.
  public init() {}
}

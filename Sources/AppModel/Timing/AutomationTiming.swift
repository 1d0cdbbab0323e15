public import VirtualTime

/// The cost of each step of an automated test in virtual time.
///
/// The numbers of ``xcode26`` come from the machine logs in behaviour.md E. Where a log gives a
/// range, a value inside it was chosen and the member's comment gives the range. ``xcode13``
/// changes what its logs show differently.
public struct AutomationTiming: Sendable, Equatable {
  /// The shortest time that a wait for idle takes: 10 to 30 ms (E1).
  public var idle: VirtualDuration = .milliseconds(20)
  /// The longest time that a wait for idle takes before the test continues anyway (E1).
  public var idleLimit: VirtualDuration = .seconds(60)
  /// One search for an element: 7 to 27 ms on a small tree (E1).
  public var find: VirtualDuration = .milliseconds(15)
  /// How long a query waits for an app with a busy main thread: 180 s with all retries (A6, E6).
  public var queryLimit: VirtualDuration = .seconds(180)
  /// The pause before a missing element is searched for again (E2).
  public var retryDelay: VirtualDuration = .seconds(1)
  /// How often a missing element is searched for again before an action or a read fails (E2).
  public var findRetries: Int = 2
  /// How often an action is tried on an element that is not hittable, including the first time
  /// (E2).
  public var actionAttempts: Int = 3
  /// The check for interrupting alerts: 12 to 15 ms (E1).
  public var interruptionCheck: VirtualDuration = .milliseconds(13)
  /// The request to scroll an element into view: about 10 ms (A8, the log of Xcode 13).
  public var scroll: VirtualDuration = .milliseconds(10)
  /// Whether the element is searched for again after it was scrolled to (A8).
  public var looksAfterScrolling: Bool = true
  /// Whether an element that is still not hittable after scrolling is touched at (-1, -1), where
  /// nothing is, instead of failing (A4, E2).
  public var touchesNowhere: Bool = true
  /// From touch down to touch up (E1).
  public var touch: VirtualDuration = .milliseconds(50)
  /// From touch up until the system has handled it: 20 to 170 ms (E1).
  public var touchSettles: VirtualDuration = .milliseconds(100)
  /// One key: 45 to 67 ms in 2026, 170 to 180 ms in 2021 (E5).
  public var keystroke: VirtualDuration = .milliseconds(55)
  /// From the last key until the system has handled it; part of ``keystroke`` in 2026 (E5).
  public var keysSettle: VirtualDuration = .zero
  /// Starting a process; a first launch takes 1.6 to 3.5 s in total (E4).
  public var launch: VirtualDuration = .milliseconds(500)
  /// Setting up the automation session of a launched app: 10 to 190 ms (A8, E4).
  public var sessionSetup: VirtualDuration = .milliseconds(100)
  /// The fixed delay of simulators after a launched app becomes idle (E4).
  public var launchDelay: VirtualDuration = .seconds(1)
  /// How long a launch waits for an app with a busy main thread (A6).
  public var accessibilityLimit: VirtualDuration = .seconds(60)
  /// How long the test waits for an app to terminate (E4).
  public var terminationLimit: VirtualDuration = .seconds(60)
  /// Ending a running instance: about 1 s (E4).
  public var terminate: VirtualDuration = .milliseconds(1_000)
  /// Ending a running instance before a launch, which then takes 4.5 to 6 s in total (E4).
  public var terminateBeforeLaunch: VirtualDuration = .milliseconds(3_000)
  /// Bringing an app back to the front: 100 to 200 ms with the wait for idle (E8).
  public var activation: VirtualDuration = .milliseconds(130)
  /// Pressing a button of the device or rotating it; no record was found.
  public var deviceChange: VirtualDuration = .milliseconds(1_000)
  /// From one poll of a wait to the next, and from the start of the wait to the first poll (E3).
  public var pollInterval: VirtualDuration = .seconds(1)
  /// Collecting information after a search has failed: 50 to 200 ms (E3).
  public var triage: VirtualDuration = .milliseconds(100)
  /// A screen sliding in or out; the app is not idle during this time.
  public var screenChange: VirtualDuration = .milliseconds(350)
  /// The keyboard sliding in or out; the app is not idle during this time.
  ///
  /// The wait for idle after a tap on a field takes 90 to 300 ms in 2021 (A8, the log of Xcode 13).
  public var keyboardChange: VirtualDuration = .zero

  /// The Xcode version whose failure messages are used.
  public var wording: FailureWording = .xcode26
  /// How long an app keeps running behind others until it is suspended; no run waits for this.
  ///
  /// No record was found; iOS allows a few seconds.
  public var suspension: VirtualDuration = .seconds(5)

  /// The costs of Xcode 26.
  public static let xcode26: AutomationTiming = AutomationTiming()

  /// The costs of Xcode 13, read from a complete log of 2021 on a small app (A8, E1 to E5).
  public static let xcode13: AutomationTiming = {
    var timing = AutomationTiming()
    timing.wording = .xcode13
    timing.idle = .milliseconds(18)
    timing.interruptionCheck = .milliseconds(10)
    timing.looksAfterScrolling = false
    timing.touchesNowhere = false
    timing.keystroke = .milliseconds(165)
    timing.keysSettle = .milliseconds(60)
    timing.launch = .milliseconds(2_350)
    timing.terminate = .milliseconds(1_050)
    timing.terminateBeforeLaunch = .milliseconds(1_400)
    timing.keyboardChange = .milliseconds(270)
    return timing
  }()

  /// The costs of Xcode 13 with the words of Xcode 11 and 12, read from logs of 2020 (A8, E8).
  public static let xcode12: AutomationTiming = {
    var timing = xcode13
    timing.wording = .xcode12
    return timing
  }()

  /// No costs: only the app's own delays pass.
  public static let zero: AutomationTiming = {
    var timing = AutomationTiming()
    let costs: [WritableKeyPath<AutomationTiming, VirtualDuration>] = [
      \.idle, \.find, \.interruptionCheck, \.scroll, \.touch, \.touchSettles, \.keystroke, \.launch,
      \.sessionSetup, \.launchDelay, \.terminate, \.terminateBeforeLaunch, \.activation,
      \.deviceChange, \.triage, \.screenChange,
    ]
    for cost in costs { timing[keyPath: cost] = .zero }
    return timing
  }()

  /// The names of the profiles, for ``named(_:)``.
  public static let names: [String] = ["xcode12", "xcode13", "xcode26", "zero"]

  /// The profile with a name; nil for an unknown name.
  public static func named(_ name: String) -> AutomationTiming? {
    switch name {
    case "xcode12": xcode12
    case "xcode13": xcode13
    case "xcode26": xcode26
    case "zero": zero
    default: nil
    }
  }

  /// Makes the costs of Xcode 26, which an experiment can then change.
  public init() {}
}

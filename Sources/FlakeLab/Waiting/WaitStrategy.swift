public import VirtualTime

/// A way to wait for the effect of an action.
public enum WaitStrategy: Sendable, Hashable {
  /// Not at all.
  case none
  /// For a fixed time.
  case sleep(VirtualDuration)
  /// Until something exists, like `waitForExistence(timeout:)`; it need not be ready.
  case existence(timeout: VirtualDuration)
  /// Until something is hittable, polling as often as Xcode does; more may be missing.
  case hittable(timeout: VirtualDuration)
  /// Until the condition is true, polling as often as Xcode's expectations do.
  case expectation(timeout: VirtualDuration)
  /// Until the condition is true, polling at the given interval.
  case polling(every: VirtualDuration, timeout: VirtualDuration)
  /// Until the app has nothing to do.
  case idle
  /// Until the screen has changed as many times as the action changes it.
  case effect(changes: Int, timeout: VirtualDuration)
  /// Exactly until the condition stays true, which only a simulator knows.
  case oracle
}

extension WaitStrategy: CustomStringConvertible {
  /// The strategy in a table.
  public var description: String {
    switch self {
    case .none: "no wait"
    case .sleep(let time): "sleep \(Self.short(time))"
    case .existence(let timeout): "existence, \(Self.short(timeout))"
    case .hittable(let timeout): "hittable, \(Self.short(timeout))"
    case .expectation(let timeout): "expectation, \(Self.short(timeout))"
    case .polling(let interval, let timeout):
      "poll every \(Self.short(interval)), \(Self.short(timeout))"
    case .idle: "idle"
    case .effect(let changes, let timeout):
      "\(changes) change\(changes == 1 ? "" : "s"), \(Self.short(timeout))"
    case .oracle: "oracle"
    }
  }

  /// A duration in seconds with two decimals, or in milliseconds.
  package static func short(_ duration: VirtualDuration) -> String {
    let milliseconds = Int((duration.inSeconds * 1_000).rounded())
    guard milliseconds >= 1_000 else { return "\(milliseconds) ms" }
    let hundredths = (milliseconds + 5) / 10
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
  }
}

public import Foundation

/// The default timeouts of this module.
public enum WaitTimeouts {
  /// The timeout in seconds; long enough for a slow machine, since a wait ends as soon as it is
  /// met.
  public static let standard: TimeInterval = 20

  /// Seconds in words: `5 s`, `0.5 s`.
  static func words(_ seconds: TimeInterval) -> String {
    let whole = seconds.rounded()
    return whole == seconds && abs(whole) < 1e9 ? "\(Int(whole)) s" : "\(seconds) s"
  }
}

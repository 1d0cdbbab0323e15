public import Foundation

/// How long the waits of this module last unless they are told.
public enum WaitTimeouts {
  /// Seconds; long enough for a slow machine, since a wait ends as soon as it is met.
  public static let standard: TimeInterval = 20
}

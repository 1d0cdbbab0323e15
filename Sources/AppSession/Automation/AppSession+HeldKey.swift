import AccessibilityTree
import AppModel
import AppRuntime
import RunJournal
import TextInput
import VirtualTime

extension AppSession {
  /// From which on a key that is held repeats, and how often it does.
  private static let firstRepeat = VirtualDuration.milliseconds(500)
  private static let nextRepeat = VirtualDuration.milliseconds(100)
  /// How often one press repeats at most.
  private static let repeatLimit = 1_000

  /// Holds the delete key, if that is what a long press is made on: it deletes again and again.
  func holdsKey(at point: ElementPoint, for duration: VirtualDuration) -> Bool {
    guard let snapshot = device.snapshot, let node = snapshot.tree.topmostElement(at: point),
      case .key(.delete) = snapshot.source(of: node)
    else { return false }
    let end = now + max(timing.touch, duration)
    var wait = Self.firstRepeat
    for _ in 0..<Self.repeatLimit where runState == .foreground {
      record(.touched(gesture: ElementGesture.tap.rawValue, x: point.x, y: point.y))
      device.touch(.tap, at: point)
      guard now + wait <= end else { break }
      advance(by: wait)
      wait = Self.nextRepeat
    }
    if now < end { device.advance(to: end) }
    advance(by: timing.touchSettles)
    return true
  }
}

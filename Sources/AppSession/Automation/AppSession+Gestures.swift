package import AccessibilityTree
import AppCompiling
package import AppModel
import AppRuntime
import RunJournal
import VirtualTime

extension AppSession {
  /// The most taps that one call may make.
  package static let tapLimit = 1_000
  /// The most fingers that a screen feels.
  package static let fingerLimit = 5

  /// Swipes over the element that matches, as slowly as the speed says.
  package func swipe(
    _ gesture: ElementGesture, on query: Query, pointsPerSecond: Double,
    title: @autoclosure () -> String
  ) -> AutomationFailure? {
    if let failure = Self.fault(ofSpeed: pointsPerSecond) { return refused(failure, title()) }
    return perform(
      gesture, on: query, holding: .seconds(ScrollOffset.swipeDistance / pointsPerSecond),
      title: title())
  }

  /// Taps the element that matches several times in a row, with one finger or more.
  package func tap(
    _ query: Query, times: Int, fingers: Int, title: @autoclosure () -> String
  ) -> AutomationFailure? {
    guard (1...Self.tapLimit).contains(times), (1...Self.fingerLimit).contains(fingers) else {
      let limits = "1 to \(Self.tapLimit) taps with 1 to \(Self.fingerLimit) fingers can be made."
      return refused(.impossible(limits), title())
    }
    guard goesOn() else { return nil }
    record(.callBegan(title()))
    return ended(
      attempt(on: query) { point, element in
        let (gesture, touches): (ElementGesture, Int) =
          switch (times, fingers) {
          case (2, 1): (.doubleTap, 1)
          case (3, 1) where Self.feelsThreeTaps(element): (.tripleTap, 1)
          case (1, 2): (.twoFingerTap, 1)
          default: (.tap, times)
          }
        for _ in 0..<touches { synthesize(gesture, at: point, holding: .zero) }
      })
  }

  /// Whether three taps are more to an element than a tap each.
  private static func feelsThreeTaps(_ found: FoundElement) -> Bool {
    guard case .element(_, let element, _) = found.snapshot.source(of: found.index) else {
      return false
    }
    return element.definition.type.takesText || element.gesture(.tripleTap) != nil
  }

  /// Ends a call that cannot even begin.
  func refused(_ failure: AutomationFailure, _ title: String) -> AutomationFailure? {
    guard goesOn() else { return nil }
    record(.callBegan(title))
    return ended(failure)
  }

  /// Why a finger cannot move at a speed; nil when it can.
  static func fault(ofSpeed pointsPerSecond: Double) -> AutomationFailure? {
    guard !(pointsPerSecond > 0 && pointsPerSecond.isFinite) else { return nil }
    return .impossible(
      "A velocity is a number of points per second above 0, and \(pointsPerSecond) is none.")
  }
}

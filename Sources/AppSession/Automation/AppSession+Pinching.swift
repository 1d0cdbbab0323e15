package import AccessibilityTree
package import AppModel
import AppRuntime
import RunJournal
import VirtualTime

extension AppSession {
  /// Pinches the element that matches; it takes as long as the velocity says.
  package func pinch(
    _ query: Query, _ amount: GestureAmount, title: @autoclosure () -> String
  ) -> AutomationFailure? {
    twoFingers(.pinch, query, amount, from: 1, title()) { amount.pinchFault(in: $0) }
  }

  /// Turns two fingers on the element that matches; it takes as long as the velocity says.
  package func rotate(
    _ query: Query, _ amount: GestureAmount, title: @autoclosure () -> String
  ) -> AutomationFailure? {
    twoFingers(.rotate, query, amount, from: 0, title()) { _ in amount.rotationFault }
  }

  private func twoFingers(
    _ gesture: ElementGesture, _ query: Query, _ amount: GestureAmount, from start: Double,
    _ title: String, fault: (ElementFrame) -> String?
  ) -> AutomationFailure? {
    guard goesOn() else { return nil }
    record(.callBegan(title))
    return ended(
      attempt(on: query) { point, element throws(AutomationFailure) in
        if let fault = fault(element.view.frame) { throw .impossible(fault) }
        let distance = abs(amount.amount - start)
        let duration = distance == 0 ? 0 : distance / abs(amount.velocity)
        advance(by: max(timing.touch, .seconds(duration)))
        guard runState == .foreground else { return }
        record(
          .gestured(
            gesture: gesture.rawValue, x: point.x, y: point.y, amount: amount.amount,
            velocity: amount.velocity))
        device.touch(gesture, at: point, measures: amount.measures(of: gesture))
        advance(by: timing.touchSettles)
      })
  }
}

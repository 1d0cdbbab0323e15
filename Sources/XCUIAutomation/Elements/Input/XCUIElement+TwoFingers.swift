public import Foundation
import SimulatedApp

extension XCUIElement {
  /// Pinches the element: moves two fingers away from each other, or towards each other.
  ///
  /// - Parameters:
  ///   - scale: The distance of the fingers at the end, divided by their distance at the start.
  ///     Above 1 they move away from each other, below 1 towards each other.
  ///   - velocity: The change of the scale per second; below 0 if the fingers move together.
  ///
  /// A scale that two fingers cannot make inside the element fails the test, and so does a velocity
  /// whose direction does not match the scale.
  public func pinch(withScale scale: CGFloat, velocity: CGFloat) {
    Automation.act(on: target, "pinch \(words)") { session, title in
      session.perform(.pinch(GestureAmount(scale, velocity: velocity)), on: query, title: title)
    }
  }

  /// Rotates two fingers on the element.
  ///
  /// - Parameters:
  ///   - rotation: The angle in radians; above 0 the fingers turn clockwise.
  ///   - velocity: Radians per second; below 0 if the angle is below 0.
  public func rotate(_ rotation: CGFloat, withVelocity velocity: CGFloat) {
    Automation.act(on: target, "rotate \(words)") { session, title in
      session.perform(.rotate(GestureAmount(rotation, velocity: velocity)), on: query, title: title)
    }
  }
}

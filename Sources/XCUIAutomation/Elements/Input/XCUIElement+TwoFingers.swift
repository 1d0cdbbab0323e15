public import Foundation
import SimulatedApp

extension XCUIElement {
  /// Moves two fingers apart on the element, or towards each other.
  ///
  /// - Parameters:
  ///   - scale: How far apart the fingers are at the end, measured by their distance at the start:
  ///     above 1 they part, below 1 they close.
  ///   - velocity: How much the scale grows a second; below 0 where the fingers close.
  ///
  /// A scale that two fingers cannot make inside the element is a failure, and so is a velocity
  /// that leads away from it.
  public func pinch(withScale scale: CGFloat, velocity: CGFloat) {
    Automation.act(on: target, "pinch \(words)") { session, title in
      session.perform(.pinch(GestureAmount(scale, velocity: velocity)), on: query, title: title)
    }
  }

  /// Turns two fingers on the element.
  ///
  /// - Parameters:
  ///   - rotation: The angle in radians; above 0 the fingers turn clockwise.
  ///   - velocity: Radians a second; below 0 where the angle is.
  public func rotate(_ rotation: CGFloat, withVelocity velocity: CGFloat) {
    Automation.act(on: target, "rotate \(words)") { session, title in
      session.perform(.rotate(GestureAmount(rotation, velocity: velocity)), on: query, title: title)
    }
  }
}

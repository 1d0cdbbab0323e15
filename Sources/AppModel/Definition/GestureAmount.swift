package import AccessibilityTree
package import PredicateFormat

/// How far and how fast two fingers move: the scale of a pinch, or the radians of a rotation.
package struct GestureAmount: Sendable, Equatable {
  /// The final amount: a scale, which starts at 1, or radians, which start at 0.
  package var amount: Double
  /// The speed, in the same unit per second; negative if the amount gets smaller.
  package var velocity: Double

  /// Makes an amount and a velocity.
  package init(_ amount: Double, velocity: Double) {
    self.amount = amount
    self.velocity = velocity
  }

  /// The data that the event of a gesture carries.
  package func measures(of gesture: ElementGesture) -> [String: FormatValue] {
    let name = gesture == .rotate ? "rotation" : "scale"
    return [name: .real(amount), "velocity": .real(velocity)]
  }

  /// The largest rotation, in radians: a hundred turns.
  static let rotationLimit = 200 * Double.pi
  /// The smallest distance between two fingers, in points.
  static let nearest = 10.0

  /// Why two fingers cannot pinch an element; nil if they can.
  ///
  /// The fingers stay inside the element, at least `nearest` points from each other.
  package func pinchFault(in frame: ElementFrame) -> String? {
    guard amount > 0, amount.isFinite, velocity.isFinite else {
      return "A pinch needs a scale above 0 and a velocity, not \(amount) and \(velocity)."
    }
    guard amount == 1 || velocity != 0 && (velocity > 0) == (amount > 1) else {
      return "A pinch to a scale of \(amount) needs a velocity "
        + "\(amount > 1 ? "above" : "below") 0, not \(velocity)."
    }
    let side = max(frame.width, frame.height)
    let most = side / Self.nearest
    guard amount <= most, 1 / amount <= most else {
      return "Two fingers inside \(side) points can pinch by at most \(most), not by \(amount)."
    }
    return nil
  }

  /// Why two fingers cannot rotate; nil if they can.
  package var rotationFault: String? {
    guard abs(amount) <= Self.rotationLimit, velocity.isFinite else {
      return "A rotation is at most \(Self.rotationLimit) radians at some velocity, "
        + "and not \(amount) at \(velocity)."
    }
    guard amount == 0 || velocity != 0 && (velocity > 0) == (amount > 0) else {
      return "A rotation by \(amount) radians needs a velocity "
        + "\(amount > 0 ? "above" : "below") 0, not \(velocity)."
    }
    return nil
  }
}

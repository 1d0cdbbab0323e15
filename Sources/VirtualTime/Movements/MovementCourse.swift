/// How a movement goes on: how long it waits and takes, and how far it is meanwhile.
package struct MovementCourse: Hashable, Sendable {
  /// How far a movement is when a part of its time is over.
  package enum Curve: Hashable, Sendable {
    /// Along a cubic curve from (0, 0) to (1, 1), of which these are the two points in between.
    case cubic(x1: Double, y1: Double, x2: Double, y2: Double)
    /// Like a spring that does not swing over its end.
    case spring
  }

  /// The time before it.
  package var delay: VirtualDuration
  /// The time that it takes.
  package var duration: VirtualDuration
  /// How far it is meanwhile.
  package var curve: Curve

  /// Describes a movement.
  package init(_ duration: VirtualDuration, _ curve: Curve, delay: VirtualDuration = .zero) {
    self.duration = duration
    self.curve = curve
    self.delay = delay
  }

  /// The time until its end.
  package var total: VirtualDuration { delay + duration }

  /// How far it is after a time, from 0 to 1.
  package func progress(after elapsed: VirtualDuration) -> Double {
    let moved = elapsed - delay
    guard moved < duration else { return 1 }
    guard moved > .zero else { return 0 }
    let part = Double(moved.nanoseconds) / Double(duration.nanoseconds)
    switch curve {
    case .cubic(let x1, let y1, let x2, let y2):
      return Self.cubic(y1, y2, at: Self.parameter(of: part, x1, x2))
    case .spring: return Self.spring(part) / Self.spring(1)
    }
  }

  /// The way of a spring with the given length of a swing, damped as much as it takes not to swing.
  private static func spring(_ part: Double) -> Double {
    let angle = 2 * Double.pi * part
    return 1 - (1 + angle) * PortableMaths.exp(-angle)
  }

  private static func cubic(_ first: Double, _ second: Double, at parameter: Double) -> Double {
    let rest = 1 - parameter
    let inner = rest * first + parameter * second
    return parameter * (3 * rest * inner + parameter * parameter)
  }

  /// Where on a cubic curve a part of its time is, found by halves.
  private static func parameter(of part: Double, _ x1: Double, _ x2: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if cubic(x1, x2, at: middle) < part { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

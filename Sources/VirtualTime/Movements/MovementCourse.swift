/// The timing of a movement: its delay, its duration and its curve.
package struct MovementCourse: Hashable, Sendable {
  /// How far a movement has progressed after a part of its time.
  package enum Curve: Hashable, Sendable {
    /// Along a cubic Bézier curve from (0, 0) to (1, 1) with these two control points.
    case cubic(x1: Double, y1: Double, x2: Double, y2: Double)
    /// Like a spring, which overshoots more the less it is damped; from 1 on it does not.
    case spring(damping: Double)
  }

  /// The time before it.
  package var delay: VirtualDuration
  /// The time that it takes.
  package var duration: VirtualDuration
  /// The progress over time.
  package var curve: Curve
  /// Whether it repeats forever; it then has no end.
  package var isEndless = false

  /// Describes a movement.
  package init(_ duration: VirtualDuration, _ curve: Curve, delay: VirtualDuration = .zero) {
    self.duration = duration
    self.curve = curve
    self.delay = delay
  }

  /// Like a spring, whose response is the period of a swing without damping.
  ///
  /// It ends when no swing goes further than a hundredth of the way.
  package static func spring(response: VirtualDuration, damping: Double) -> MovementCourse {
    let damping = min(max(damping, leastDamping), 1)
    return MovementCourse(response * swings(damping), .spring(damping: damping))
  }

  /// A spring without any damping would never rest.
  private static let leastDamping = 0.05

  /// How many responses a spring takes to rest.
  private static func swings(_ damping: Double) -> Double {
    max(1, PortableMaths.ln(100) / (2 * .pi * damping))
  }

  /// The time until the movement looks finished: for a spring, its response.
  package var looksOver: VirtualDuration {
    guard case .spring(let damping) = curve else { return total }
    return delay + duration * (1 / Self.swings(damping))
  }

  /// The time until its end.
  package var total: VirtualDuration { delay + duration }

  /// How far it is after a time, from 0 to 1; a spring that swings is beyond 1 at times.
  package func progress(after elapsed: VirtualDuration) -> Double {
    let moved = elapsed - delay
    guard moved < duration else { return 1 }
    guard moved > .zero else { return 0 }
    let part = Double(moved.nanoseconds) / Double(duration.nanoseconds)
    switch curve {
    case .cubic(let x1, let y1, let x2, let y2):
      return Self.cubic(y1, y2, at: Self.parameter(of: part, x1, x2))
    case .spring(let damping) where damping >= 1: return Self.spring(part) / Self.spring(1)
    case .spring(let damping): return Self.swinging(part * Self.swings(damping), damping)
    }
  }

  /// The progress of a critically damped spring, after a part of the period of a free swing.
  private static func spring(_ part: Double) -> Double {
    let angle = 2 * Double.pi * part
    return 1 - (1 + angle) * PortableMaths.exp(-angle)
  }

  /// The way of a spring after some swings, damped less than that.
  private static func swinging(_ swings: Double, _ damping: Double) -> Double {
    let angle = 2 * Double.pi * swings
    let frequency = (1 - damping * damping).squareRoot()
    let (cosine, sine) = PortableMaths.circle(frequency * angle)
    return 1 - PortableMaths.exp(-damping * angle) * (cosine + damping / frequency * sine)
  }

  private static func cubic(_ first: Double, _ second: Double, at parameter: Double) -> Double {
    let rest = 1 - parameter
    let inner = rest * first + parameter * second
    return parameter * (3 * rest * inner + parameter * parameter)
  }

  /// The curve parameter at which a part of the time of a cubic curve is over, found by bisection.
  private static func parameter(of part: Double, _ x1: Double, _ x2: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if cubic(x1, x2, at: middle) < part { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

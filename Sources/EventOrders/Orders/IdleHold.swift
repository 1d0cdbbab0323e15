import SimulatedApp
import VirtualTime

/// The waits for idle before a step of a run, and the movements that they can meet.
struct IdleHold: Sendable {
  /// The waits, in order; the test continues when the last one is over.
  let waits: [IdleWait]
  /// The last events before the step that start a movement in the app.
  let movers: [Mover]

  /// An event that starts a movement on the screen.
  struct Mover: Sendable {
    let event: Int
    let app: String
    let start: VirtualInstant
    let length: VirtualDuration
  }

  /// How many movements before a step are looked at.
  private static let foregoingMovements = 4

  /// What holds back each step of a run; nil for events that are no steps, and if nothing moves.
  static func all(in trace: RunTrace) -> [IdleHold?] {
    var movers: [Mover] = []
    return trace.happenings.enumerated().map { index, happening in
      let hold = happening.actor == .test ? IdleHold(happening, after: movers) : nil
      if happening.cancelledBy == nil {
        // A wait for what never comes to rest ends at its own limit.
        movers += happening.movements.filter { $0.end < .distantFuture }.map {
          Mover(
            event: index, app: $0.app, start: happening.instant,
            length: $0.end - happening.instant)
        }
      }
      return hold
    }
  }

  /// Finds the waits before a step; nil if nothing moves before it, or if something else holds it
  /// back.
  private init?(_ step: Happening, after movers: [Mover]) {
    let first = step.firstLook ?? step.wait?.began ?? step.instant
    let waits = step.idleWaits.filter { $0.ended <= first }
    guard let last = waits.last else { return nil }
    let movers = movers.suffix(Self.foregoingMovements).filter { $0.app == last.app }
    let ends = movers.map { $0.start + $0.length }
    guard !movers.isEmpty, waits.allSatisfy({ $0.began == $0.ended || ends.contains($0.ended) })
    else { return nil }
    (self.waits, self.movers) = (waits, movers)
  }
}

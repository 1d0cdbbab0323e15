import SimulatedApp
import VirtualTime

/// The waits for idle before a step of a run, and the movements that they can meet.
struct IdleHold: Sendable {
  /// When the test went on.
  let end: VirtualInstant
  /// How long it was held back.
  let waited: VirtualDuration
  /// For each wait, how long before the end it was over.
  let leads: [VirtualDuration]
  /// The last events before it that start a movement, and how long each moves.
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

  /// What holds back each step of a run; nil for what is no step, and where nothing moves.
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
    self.movers = movers
    end = last.ended
    waited = waits.reduce(.zero) { $0 + ($1.ended - $1.began) }
    var leads: [VirtualDuration] = []
    var later = VirtualDuration.zero
    for wait in waits.reversed() {
      leads.append(last.ended - wait.ended - later)
      later += wait.ended - wait.began
    }
    self.leads = leads
  }
}

import SimulatedApp
import VirtualTime

/// When the looks of a wait are made, counted from its beginning: one after each interval and the
/// costs of those before, and a last one at its end.
struct WaitLooks {
  private let interval: VirtualDuration
  private let limit: VirtualDuration
  /// What one look costs.
  private let cost: VirtualDuration
  /// The number of the look that ended the wait, counted from 1.
  let last: Int

  /// Takes the costs from a wait that was met.
  init(_ wait: WaitSpan, lasting lasted: VirtualDuration, interval: VirtualDuration) {
    self.interval = interval
    limit = wait.limit
    if lasted >= limit {
      cost = lasted - limit
      let rounds = (limit + cost) / (interval + cost)
      last = max(1, Int(rounds.rounded(.up)))
    } else {
      let rounds = max(1, Int(lasted / interval))
      cost = max(.zero, lasted / rounds - interval)
      last = rounds
    }
  }

  /// The instant of a look.
  func look(_ number: Int) -> VirtualDuration {
    min((interval + cost) * Double(number) - cost, limit) + cost
  }

  /// The instant of the last look of a wait that is not met.
  var end: VirtualDuration { limit + cost }
}

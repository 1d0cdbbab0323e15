import SimulatedApp
import VirtualTime

/// When a wait looks, counted from its beginning: after each interval plus the cost of the looks
/// before, and once at its end.
struct WaitLooks {
  private let interval: VirtualDuration
  private let limit: VirtualDuration
  private let cost: VirtualDuration
  /// The number of the look that ended the wait, counted from 1.
  let last: Int

  /// Takes the costs from a wait that succeeded.
  init(_ wait: WaitSpan, lasting lasted: VirtualDuration, interval: VirtualDuration) {
    self.interval = interval
    limit = wait.limit
    if lasted >= limit {
      cost = lasted - limit
      let rounds = (limit + cost) / (interval + cost)
      last = max(1, Int(saturating: rounds.rounded(.up)))
    } else {
      let rounds = max(1, Int(saturating: lasted / interval))
      cost = max(.zero, lasted / rounds - interval)
      last = rounds
    }
  }

  func look(_ number: Int) -> VirtualDuration {
    min((interval + cost) * Double(number) - cost, limit) + cost
  }

  /// The instant of the last look of a wait that times out.
  var end: VirtualDuration { limit + cost }
}

import SimulatedApp
import VirtualTime

/// When a wait looks, counted from its beginning: after each interval plus the cost of the looks
/// before, and once at its end.
///
/// A round of looks takes time, so each look of it comes a fixed time before the round is over.
struct WaitLooks {
  private let interval: VirtualDuration
  private let limit: VirtualDuration
  private let cost: VirtualDuration
  /// How long before the end of its round the look is.
  private let ahead: VirtualDuration
  /// The number of the look that ended the wait, counted from 1.
  let last: Int

  /// Takes the costs from the wait of a step that looks.
  init(_ step: RunOrder.Event, _ wait: WaitSpan, interval: VirtualDuration) {
    let end = step.waitEnd ?? step.instant
    self.init(wait, lasting: end - wait.began, ahead: end - step.instant, interval: interval)
  }

  /// Takes the costs from how long a wait lasted.
  init(
    _ wait: WaitSpan, lasting lasted: VirtualDuration, ahead: VirtualDuration = .zero,
    interval: VirtualDuration
  ) {
    self.ahead = ahead
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
    min((interval + cost) * Double(number) - cost, limit) + cost - ahead
  }

  /// When it looks for the last time if the wait times out.
  var end: VirtualDuration { limit + cost - ahead }
}

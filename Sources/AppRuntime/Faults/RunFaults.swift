package import AppModel
import VirtualTime

/// The faults of a run as its device sees them.
package struct RunFaults {
  /// What is to go wrong.
  let plan: FaultPlan
  /// How many times as long movements and a busy main thread take.
  let slowness: Double
  /// Whether anything moves.
  let isAnimated: Bool
  /// Whether the system's alert has been put on the clock.
  var hasAlert = false

  /// Takes the parts.
  package init(plan: FaultPlan, slowness: Double, isAnimated: Bool, hasAlert: Bool = false) {
    self.plan = plan
    self.slowness = slowness
    self.isAnimated = isAnimated
    self.hasAlert = hasAlert
  }
}

extension SimulatedDevice {
  /// How many times as long movements and a busy main thread take.
  var slowness: Double { faults?.slowness ?? 1 }

  /// Whether a fault that has a probability happens now.
  func strikes(_ kind: FaultKind) -> Bool {
    guard let probability = faults?.plan[kind] else { return false }
    return chance(probability, source: kind.source)
  }

  /// How long a loader or a stub takes.
  func networkLatency(_ law: LatencyDistribution, source: String) -> VirtualDuration {
    guard let faults else { return sample(law, source: source) }
    guard let most = faults.plan[.slowNetwork] else { return delay(law, source: source) }
    var powers = 1
    while powers < 11, Double(1 << powers) <= most { powers += 1 }
    let power = whole(below: powers, source: FaultKind.slowNetwork.source)
    return delay(law.scaled(by: Double(1 << power)), source: source)
  }

  /// How long something takes that the app's files give a time.
  func delay(_ law: LatencyDistribution, source: String) -> VirtualDuration {
    guard let most = faults?.plan[.nearOrder], let fixed = law.onlyValue, fixed > .zero else {
      return sample(law, source: source)
    }
    let longest = fixed + .milliseconds(1) * most
    return sample(.uniform(from: fixed, through: longest), source: FaultKind.nearOrder.source)
  }

  /// The same of a time that is always the same.
  func delay(_ fixed: VirtualDuration) -> VirtualDuration {
    faults == nil ? fixed : delay(.fixed(fixed), source: FaultKind.nearOrder.source)
  }

  /// Whether a touch is lost on its way to an app.
  func loses(_ gesture: ElementGesture, on process: AppProcess) -> Bool {
    guard faults != nil else { return false }
    if process.dropsFrames(at: now) { return true }
    return gesture == .tap && strikes(.swallowedTap)
  }

  /// The tree that a look sees: now and then the one before the last change.
  package var lookedAt: ScreenSnapshot? {
    guard faults?.plan[.staleSnapshot] != nil else { return snapshot }
    let present = snapshot
    guard present != nil, let before = process?.shownBefore, before !== present,
      strikes(.staleSnapshot)
    else { return present }
    return before
  }

  /// The order of items on a screen that comes to stand.
  var drawnItemOrder: ItemOrder {
    let source = FaultKind.collectionOrder.source
    return ItemOrder(
      number: ItemOrder.digits.reduce(0) { $0 * $1 + whole(below: $1, source: source) })
  }

  /// Puts the system's alert on the clock, once in a run.
  func scheduleFaultAlert(over process: AppProcess) {
    guard let seconds = faults?.plan[.alert], faults?.hasAlert == false else { return }
    faults?.hasAlert = true
    let delay = sample(
      .uniform(from: .zero, through: .seconds(seconds)), source: FaultKind.alert.source)
    _ = schedule(.faultAlert, for: process, after: delay)
  }

  /// Shows the system's alert.
  func showFaultAlert() {
    springBoard.show(
      ShownAlert(
        title: "Low Battery", message: "10% battery remaining.", labels: ["Close"],
        answer: .nothing))
  }
}

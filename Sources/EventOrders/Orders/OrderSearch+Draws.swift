import SimulatedApp
import VirtualTime

extension OrderSearch.Run {
  /// The drawn latencies by name, each as the standard normal value of its quantile.
  package var normalDraws: [(name: String, value: Double)] {
    order.events.compactMap { event in
      guard let draw = event.draw, let fraction = draw.law.fraction(of: draw.value) else {
        return nil
      }
      let value = PortableMaths.normalQuantile(fraction.value)
      return (draw.name, min(max(value, -8), 8))
    }
  }
}

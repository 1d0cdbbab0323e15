import SimulatedApp

/// That no order of events makes a flow fail, and what that covers.
///
/// ```swift
/// var search = OrderSearch(app: app, flow: login)
/// search.run()
/// if let certificate = OrderCertificate(of: search, flow: login) { print(certificate) }
/// ```
package struct OrderCertificate: Sendable, Equatable {
  /// The flow.
  package let flow: String
  /// The orders that could end otherwise; each was run.
  package let orders: Int
  /// How many happenings the longest run had.
  package let happenings: Int
  /// How many of them waited for a latency.
  package let racing: Int
  /// How many orders those of the first run could come in by causes alone; nil where that is more
  /// than can be counted.
  package let allOrders: Double?

  /// The certificate of a finished search; nil where an order was not seen or one fails.
  package init?(of search: OrderSearch, flow: Flow) {
    guard search.isExhausted, search.unplacedCount == 0, !search.isSampled,
      search.runs.allSatisfy({ $0.trial.outcome == .passed })
    else { return nil }
    self.flow = flow.name
    orders = search.runs.count
    let runs = search.runs.map(\.order.events)
    happenings = runs.map(\.count).max() ?? 0
    racing = runs.map { events in events.count { $0.draw != nil } }.max() ?? 0
    allOrders = search.runs.first?.order.orderCount
  }
}

extension OrderCertificate: CustomStringConvertible {
  /// What holds, and on what it rests.
  package var description: String {
    let all = allOrders.map { $0 < 1e15 ? String(Int($0)) : "\($0)" } ?? "more than can be counted"
    return """
      No order of events makes \(flow) fail. \(racing) of up to \(happenings) happenings wait for a \
      latency; of \(all) orders of the first run's, \(orders) can end otherwise, and each was run.
      It holds for latencies within their laws, but for the rarest \(RunTracer.tail) at each end; for \
      what the runs were seen to read, change and look at; and for the app, the flow and the costs of \
      steps as they are. It says nothing of UIKit, of devices, or of latencies that have other laws.
      """
  }
}

import SimulatedApp
import Trials

/// A certificate that no order of events makes a test fail, and what it covers.
///
/// ```swift
/// var search = OrderSearch(test: login)
/// search.run()
/// if let certificate = OrderCertificate(of: search) { print(certificate) }
/// ```
package struct OrderCertificate: Sendable, Equatable {
  /// The test's name.
  package let test: String
  /// The orders that could have different results; each was run.
  package let orders: Int
  /// How many events the longest run had.
  package let happenings: Int
  /// How many of them depended on a latency.
  package let racing: Int
  /// How many orders causality allows for the events of the first run; nil if that is too many to
  /// count.
  package let allOrders: Double?

  /// The certificate of a finished search; nil if an order was not run or one fails.
  package init?(of search: OrderSearch) {
    guard search.coversAll, search.runs.allSatisfy({ $0.trial.outcome == .passed })
    else { return nil }
    test = search.test.name
    orders = search.runs.count
    let runs = search.runs.map(\.order.events)
    happenings = runs.map(\.count).max() ?? 0
    racing = runs.map { events in events.count { $0.draw != nil } }.max() ?? 0
    allOrders = search.runs.first?.order.orderCount
  }
}

extension OrderCertificate: CustomStringConvertible {
  /// The claim and what it is based on.
  package var description: String {
    """
    No order of events makes \(test) fail. \(racing) of up to \(happenings) happenings wait for a \
    latency; \(countWords), and each was run.
    It \(terms)
    """
  }

  /// How many orders there are, and how many can have different results; with answers of chance
  /// and waits that end at other polls, there can be more runs than orders.
  package var countWords: String {
    guard allOrders.map({ Double(orders) <= $0 }) ?? true else {
      return "\(orders) runs cover all orders and answers of chance"
    }
    if allOrders == 1 { return "the only order" }
    let covering = orders == 1 ? "1 order covers" : "\(orders) orders cover"
    guard let allOrders else { return "\(covering) all, which are too many to count" }
    let all = allOrders < 1e15 ? String(Int(allOrders)) : "\(allOrders)"
    return "\(covering) all \(all)"
  }

  /// What a certificate covers and what it does not, as the end of a sentence.
  package var terms: String {
    """
    applies to latencies within their distributions, except the rarest \(RunTracer.tail) at each \
    end; to answers of chance that come together at least so often; to what the runs were seen to \
    read, change and look at; and to the app, the test and the costs of steps as they are. It says \
    nothing about UIKit, devices, or latencies with other distributions.
    """
  }
}

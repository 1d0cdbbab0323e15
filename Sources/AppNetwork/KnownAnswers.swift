package import NetworkStubs

/// The other answers that requests may get, found once for each request and its answer.
///
/// The same requests are made in most places of an app, and comparing all bodies takes longer than
/// making a move.
package final class KnownAnswers {
  private struct Request: Hashable {
    let path: String
    let answer: String
    let body: [UInt8]
  }

  private var known: [Request: [(title: String, number: Int)]] = [:]

  /// Makes an empty cache.
  package init() {}

  /// The other answers to a pending request: their titles, and their numbers.
  package func answers(
    to plan: NetworkPlan, _ network: DeviceNetwork
  ) -> [(title: String, number: Int)] {
    guard network.exchanges.indices.contains(plan.number - 1) else { return [] }
    let request = network.exchanges[plan.number - 1].request
    let response = try? plan.outcome.result.get()
    let key = Request(
      path: "\(request.method) \(request.origin)\(request.path)",
      answer: response.map { "\($0.status)" } ?? "failure", body: response?.body ?? [])
    if let answers = known[key] { return answers }
    let answers = network.otherAnswers(to: plan).map { (title: $0.title, number: $0.number) }
    known[key] = answers
    return answers
  }
}

package import AppCompiling
package import NetworkStubs

extension DeviceNetwork {
  /// The requests that match what a test looks for, in their order.
  package func exchanges(of sought: SoughtRequest) -> [NetworkExchange] {
    exchanges.filter { sought.matches($0.request) }
  }

  /// The message for a test that expects another number of requests; nil if the number is right.
  package func miss(_ count: Int, of sought: SoughtRequest) -> String? {
    let found = exchanges(of: sought)
    guard found.count != count else { return nil }
    let wanted = count == 1 ? "1 request" : "\(count) requests"
    let start = "Expected \(wanted) \(sought.title), found \(found.count)."
    let shown = found.isEmpty ? nearest(to: sought) : found.prefix(10).map { $0.words }
    guard !shown.isEmpty else { return start + " There were no requests." }
    let title = found.isEmpty ? " The nearest:" : " They are:"
    return start + title + shown.map { "\n    " + $0 }.joined()
  }

  private func nearest(to sought: SoughtRequest) -> [String] {
    let ranked = exchanges.suffix(2_000).map { exchange in
      (exchange, sought.differences(of: exchange.request))
    }
    func isElsewhere(_ differences: [StubDifference]) -> Bool {
      differences.contains { if case .path = $0 { true } else { false } }
    }
    let ordered =
      ranked.filter { !isElsewhere($0.1) } + ranked.filter { isElsewhere($0.1) }.reversed()
    return ordered.prefix(3).map { exchange, differences in
      exchange.words + ": " + differences.map(\.words).joined(separator: "; ")
    }
  }
}

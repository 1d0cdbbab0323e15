/// The requests that a test asks the monitor for.
package struct SoughtRequest {
  /// Why a test cannot ask so.
  package struct Fault: Error, CustomStringConvertible {
    /// The reason, as a sentence.
    package let description: String
  }

  private let rule: CompiledStubRule

  /// Takes the conditions of a rule.
  package init(_ rule: StubRule) throws(Fault) {
    let app = AppDefinition(
      name: "", bundleIdentifier: "", defaultCoordinator: "", coordinators: [], screens: [])
    let set = StubSet(name: "Sought", rules: [rule])
    let faults = app.faults(in: set)
    let compiled = CompiledStubSet(set, loaders: []).rules.first
    guard faults.isEmpty, let compiled else {
      let list = faults.map(\.message).joined(separator: "; ")
      throw Fault(description: "No request can be \(quoted(rule.title)): \(list).")
    }
    self.rule = compiled
  }

  /// What is sought, in words.
  package var title: String { rule.rule.title }

  /// Whether a request is one of them.
  func matches(_ request: NetworkRequest) -> Bool {
    if case .fits = rule.fit(request, count: 1) { true } else { false }
  }

  /// How a request differs from them.
  func differences(of request: NetworkRequest) -> [StubDifference] {
    if case .differs(let differences) = rule.fit(request, count: 1) { differences } else { [] }
  }
}

extension DeviceNetwork {
  /// The requests that are as a test asks, in their order.
  package func exchanges(of sought: SoughtRequest) -> [NetworkExchange] {
    exchanges.filter { sought.matches($0.request) }
  }

  /// What to tell a test that finds another number of requests; nil where there are as many.
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

extension NetworkExchange {
  /// The request in a line: `GET /v1/items at t = 2.000 s`.
  var words: String { "\(request.method) \(request.url) at \(began)" }
}

package import NetworkStubs
import PredicateFormat
package import VirtualTime

/// A request that no stub answers, and the rules that nearly match it.
package struct UnmatchedRequest {
  let request: NetworkRequest
  let source: NetworkSource
  let instant: VirtualInstant
  let shelf: StubShelf

  /// Makes the description of a request that no rule on the shelf answers.
  package init(
    request: NetworkRequest, source: NetworkSource, instant: VirtualInstant, shelf: StubShelf
  ) {
    self.request = request
    self.source = source
    self.instant = instant
    self.shelf = shelf
  }

  /// The largest number of rules in the message.
  static let nearestLimit = 3
  /// The largest number of rules that are compared.
  static let lookLimit = 5_000

  /// The failure message: the request, who made it, and the nearest rules with their differences.
  package var words: String {
    let asked =
      "No stub answers \(request.method) \(shown(request.url)), which \(source.words) "
      + "asked for at \(instant)."
    let rules = Array(shelf.rules.prefix(Self.lookLimit))
    guard !rules.isEmpty else {
      let names = shelf.names.joined(separator: ", ")
      return asked + (names.isEmpty ? " There are no stubs." : " \(names) contain no rules.")
    }
    let lines = nearest(rules).map { rule, differences in
      "\n    \(rule.title) (\(rule.words)): "
        + differences.map(\.words).joined(separator: "; ")
    }
    let left = shelf.rules.count - rules.count
    let some = left > 0 ? " among the first \(rules.count) (\(left) more were not compared)" : ""
    return asked + " The nearest rules\(some):" + lines.joined()
      + "\n    Sets, the first asked first: " + shelf.names.joined(separator: ", ")
  }

  private func shown(_ url: String) -> String {
    url.count <= 300 ? url : url.prefix(300) + "..."
  }

  private func nearest(
    _ rules: [CompiledStubRule]
  ) -> [(rule: CompiledStubRule, differences: [StubDifference])] {
    let others = rules.prefix(500).compactMap(\.pattern?.text).filter { $0 != request.path }
    let spelt = NearestName.of(request.path, in: others)
    let ranked = rules.enumerated().compactMap {
      index, rule -> (rank: [Int], rule: CompiledStubRule, differences: [StubDifference])? in
      guard case .differs(let differences) = rule.fit(request, count: 1) else { return nil }
      return (rank(rule, differences, spelt) + [index], rule, differences)
    }
    let sorted = ranked.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }
    return sorted.prefix(Self.nearestLimit).map { ($0.rule, $0.differences) }
  }

  /// Rules with the same path come first, then those with the nearest spelling, then those that
  /// share the most path components.
  private func rank(
    _ rule: CompiledStubRule, _ differences: [StubDifference], _ spelt: String?
  ) -> [Int] {
    let isElsewhere = differences.contains { if case .path = $0 { true } else { false } }
    guard isElsewhere else { return [0, 0, differences.count] }
    let isSpelt = spelt != nil && rule.pattern?.text == spelt
    let found = PathPattern.split(request.path)
    let wanted = PathPattern.split(rule.pattern?.text ?? "")
    let shared = zip(found, wanted).count { $0 == $1 || $1.contains("{") || $1.contains("*") }
    return [isSpelt ? 1 : 2, max(found.count, wanted.count) - shared, differences.count]
  }
}

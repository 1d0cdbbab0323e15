package import NetworkStubs

/// The active sets of stubs on a device; the set that was added last is asked first.
package struct StubShelf {
  // `entries` has the oldest set first; `rules` and `names` have the newest set first.

  /// Makes a shelf without sets.
  package init() {
  }
  /// A set on the shelf, and how often its rules have been asked.
  package struct Entry {
    let set: CompiledStubSet
    /// Whether it is active from the start.
    let isDefault: Bool
    var counts: [Int]
  }

  /// A rule that matches a request.
  package struct Match {
    /// The set that the rule belongs to.
    package let set: CompiledStubSet
    /// The rule that answers.
    package let rule: CompiledStubRule
    /// The values of the names in its URL pattern.
    package let parameters: [String: String]
    /// How often the rule was asked, including now.
    package let count: Int
  }

  /// The sets, the oldest first.
  package private(set) var entries: [Entry] = []
  /// The edits of answers in order, with the names of their rules.
  package private(set) var edits: [(rule: String, edits: [ResponseEdit])] = []

  /// The largest number of edits.
  package static let editLimit = 1_000

  /// Adds a set on top.
  package mutating func push(_ set: CompiledStubSet, isDefault: Bool = false) {
    let counts = [Int](repeating: 0, count: set.counterCount)
    entries.append(Entry(set: set, isDefault: isDefault, counts: counts))
  }

  /// Removes the top set and returns its name; nil if there is none or it is active from the start.
  package mutating func pop() -> String? {
    guard let last = entries.last, !last.isDefault else { return nil }
    return entries.removeLast().set.name
  }

  /// Removes all sets.
  package mutating func clear() { entries = [] }

  /// Adds edits of the answers of a rule.
  package mutating func edit(_ rule: String, _ new: [ResponseEdit]) { edits.append((rule, new)) }

  /// The rules that can answer, in the order in which they are asked.
  package var rules: [CompiledStubRule] { entries.reversed().flatMap(\.set.rules) }

  /// The names of the sets, the newest first.
  package var names: [String] { entries.reversed().map(\.set.name) }

  /// Finds the rule that matches a request, and counts the request.
  package mutating func match(_ request: NetworkRequest) -> Match? {
    for index in entries.indices.reversed() {
      let set = entries[index].set
      for rule in set.rules {
        let count = entries[index].counts[rule.counter] + 1
        guard case .fits(let parameters) = rule.fit(request, count: count) else { continue }
        entries[index].counts[rule.counter] = count
        return Match(set: set, rule: rule, parameters: parameters, count: count)
      }
    }
    return nil
  }

  /// The stubs that may answer a request and count the requests that they have answered.
  package func stubsInTurn(for request: NetworkRequest) -> [String] {
    entries.flatMap(\.set.rulesInTurn).filter { $0.parameters(forPathOf: request) != nil }
      .map(\.title)
  }

  /// The edits of the answers of a rule, in order.
  package func edits(of rule: CompiledStubRule) -> [ResponseEdit] {
    edits.filter { $0.rule == rule.name || $0.rule == rule.title }.flatMap(\.edits)
  }
}

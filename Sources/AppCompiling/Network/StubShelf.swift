package import NetworkStubs

/// The sets of stubs that stand on a device; the one that was put there last is asked first.
package struct StubShelf {
  /// A set on the shelf, and how often its rules have been asked.

  /// A shelf without sets.
  package init() {
  }
  /// A set on the shelf.
  package struct Entry {
    let set: CompiledStubSet
    /// Whether it is there from the start.
    let isDefault: Bool
    var counts: [Int]
  }

  /// What a rule makes of a request.
  package struct Match {
    /// The set that the rule belongs to.
    package let set: CompiledStubSet
    /// The rule that answers.
    package let rule: CompiledStubRule
    /// What the parameters of its URL pattern matched.
    package let parameters: [String: String]
    /// How many times the rule has been asked, this one included.
    package let count: Int
  }

  /// The sets, the oldest first.
  package private(set) var entries: [Entry] = []
  /// The edits of answers, by the name of a rule, in their order.
  package private(set) var edits: [(rule: String, edits: [ResponseEdit])] = []

  /// The most edits that may be made.
  package static let editLimit = 1_000

  /// Puts a set on top.
  package mutating func push(_ set: CompiledStubSet, isDefault: Bool = false) {
    let counts = [Int](repeating: 0, count: set.counterCount)
    entries.append(Entry(set: set, isDefault: isDefault, counts: counts))
  }

  /// Takes the set on top away, unless it is there from the start; nil where there is none.
  package mutating func pop() -> String? {
    guard let last = entries.last, !last.isDefault else { return nil }
    return entries.removeLast().set.name
  }

  /// Takes all sets away.
  package mutating func clear() { entries = [] }

  /// Adds edits of the answers of a rule.
  package mutating func edit(_ rule: String, _ new: [ResponseEdit]) { edits.append((rule, new)) }

  /// The rules that can answer, in the order in which they are asked.
  package var rules: [CompiledStubRule] { entries.reversed().flatMap(\.set.rules) }

  /// The names of the sets, the newest first.
  package var names: [String] { entries.reversed().map(\.set.name) }

  /// Finds the rule that a request is for, and counts it.
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

  /// The edits of the answers of a rule, in their order.
  package func edits(of rule: CompiledStubRule) -> [ResponseEdit] {
    edits.filter { $0.rule == rule.name || $0.rule == rule.title }.flatMap(\.edits)
  }
}

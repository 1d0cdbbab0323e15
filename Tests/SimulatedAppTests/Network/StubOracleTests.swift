import PredicateFormat
import SeededCases
import SimulatedApp
import Testing

@testable import AppCompiling

@Suite("Stubs against trying every rule")
struct StubOracleTests {
  /// A rule, and what its predicate asks, said a second time in Swift.
  private struct NaiveRule {
    let rule: StubRule
    let holds: (NetworkRequest, Int) -> Bool
  }

  private static func rule(_ draws: inout SeededDraws) -> NaiveRule {
    let parts = draws.list(3) { $0.pick(["a", "b", "*", "a*", "**", "{x}"]) }
    let conditions: [(String, (NetworkRequest, Int) -> Bool)] = [
      ("count > 1", { $1 > 1 }), ("count == 1", { $1 == 1 }),
      ("query.p == 'a'", { request, _ in request.query("p") == "a" }),
      ("json.k == 1", { request, _ in Naive.member("k", of: request) == 1 }),
    ]
    let condition = draws.chance(40) ? draws.pick(conditions) : nil
    let rule = StubRule(
      method: draws.sometimes { $0.pick(["GET", "PUT"]) },
      url: (draws.chance(20) ? "https://*.b" : "") + "/" + parts.joined(separator: "/"),
      query: Self.conditions(&draws, names: ["p", "q"]),
      headers: Self.conditions(&draws, names: ["X-P", "x-q"]),
      body: draws.chance(25) ? draws.pick(["*k*", ["k": 1], ["k": [1, 2]], [1, ["k": 1]]]) : nil,
      where: condition?.0, answers: (1...3).map { StubAnswer(status: 200 + $0) })
    return NaiveRule(rule: rule, holds: condition?.1 ?? { _, _ in true })
  }

  private static func conditions(
    _ draws: inout SeededDraws, names: [String]
  ) -> [StubRule.Condition] {
    names.filter { _ in draws.chance(25) }
      .map { .init($0, draws.pick([nil, "a", "*", "a*", "*a", "b*a"])) }
  }

  private static func request(_ draws: inout SeededDraws) -> NetworkRequest {
    let path = draws.list(4) { $0.pick(["a", "b", "ab", "%61"]) }.joined(separator: "/")
    let query = draws.list(3) { $0.pick(["p=a", "p=ba", "q=", "q=a", "p", "r=1"]) }
    var headers: NetworkHeaders = [:]
    for name in ["x-p", "X-Q"] where draws.chance(40) {
      headers[name] = draws.pick(["a", "ba", ""])
    }
    let body = draws.pick([
      "", "{\"k\": 1}", "{\"k\": 1.0, \"l\": 2}", "{\"k\": [1, 2]}", "[1, {\"k\": 1}]", "{\"k\"",
    ])
    return NetworkRequest(
      draws.pick(["GET", "put"]),
      draws.pick(["", "https://a.b", "https://a.c"]) + "/" + path + "?"
        + query.joined(separator: "&"), headers: headers, body: Array(body.utf8))
  }

  @Test("the newest set's first rule that fits answers, and is counted")
  func oracle() throws {
    var answered = 0
    for seed in FuzzCount.times(500) {
      var draws = SeededDraws(seed: seed)
      let sets = draws.list(3) { draws in draws.list(4) { Self.rule(&$0) } }
      var shelf = StubShelf()
      for (index, set) in sets.enumerated() {
        let rules = set.map(\.rule)
        shelf.push(CompiledStubSet(StubSet(name: "S\(index)", rules: rules), loaders: []))
      }
      var counts = sets.map { $0.map { _ in 0 } }
      for _ in 0..<6 {
        let request = Self.request(&draws)
        let found = shelf.match(request)
        var expected: (set: Int, rule: Int)?
        for set in sets.indices.reversed() where expected == nil {
          let rule = sets[set].indices.first { rule in
            Naive.fits(sets[set][rule].rule, request)
              && sets[set][rule].holds(request, counts[set][rule] + 1)
          }
          expected = rule.map { (set, $0) }
        }
        let place = found.map { "\($0.set.name) \($0.rule.counter) \($0.count)" }
        if let expected { counts[expected.set][expected.rule] += 1 }
        let wanted = expected.map { "S\($0.set) \($0.rule) \(counts[$0.set][$0.rule])" }
        try #require(place == wanted, "seed \(seed): \(request)")
        answered += found == nil ? 0 : 1
      }
    }
    #expect(answered > FuzzCount.least(300))
  }
}

/// Comparing a request with a rule by trying every way.
private enum Naive {
  static func fits(_ rule: StubRule, _ request: NetworkRequest) -> Bool {
    guard rule.method == nil || rule.method == request.method else { return false }
    let slashes = rule.url.split(separator: "/")
    let hasOrigin = rule.url.hasPrefix("https://")
    guard !hasOrigin || request.origin.hasPrefix("https://") && request.origin.hasSuffix(".b")
    else { return false }
    let path = request.path.split(separator: "/").map { $0 == "%61" ? "a" : String($0) }
    guard parts(slashes.dropFirst(hasOrigin ? 2 : 0).map(String.init), path) else { return false }
    return rule.query.allSatisfy { condition in
      holds(condition.value, request.query.filter { $0.name == condition.name }.map(\.value))
    }
      && rule.headers.allSatisfy { condition in
        let name = condition.name.lowercased()
        return holds(
          condition.value,
          request.headers.fields.filter { $0.name.lowercased() == name }.map(\.value))
      } && body(rule.body, request)
  }

  private static func holds(_ pattern: String?, _ values: [String]) -> Bool {
    guard let pattern else { return values.isEmpty }
    return values.contains { letters(pattern[...], $0[...]) }
  }

  private static func parts(_ pattern: [String], _ path: [String]) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    let rest = Array(pattern.dropFirst())
    if first == "**" { return (0...path.count).contains { parts(rest, Array(path.dropFirst($0))) } }
    guard let part = path.first, first == "{x}" || letters(first[...], part[...]) else {
      return false
    }
    return parts(rest, Array(path.dropFirst()))
  }

  private static func letters(_ pattern: Substring, _ text: Substring) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    if first == "*" {
      return (0...text.count).contains { letters(pattern.dropFirst(), text.dropFirst($0)) }
    }
    return first == text.first && letters(pattern.dropFirst(), text.dropFirst())
  }

  private static func body(_ wanted: FormatValue?, _ request: NetworkRequest) -> Bool {
    let text = request.text.filter { $0 != " " }
    return switch wanted {
    case nil: true
    case .string?: text.contains("k")
    case ["k": 1]?: ["{\"k\":1}", "{\"k\":1.0,\"l\":2}"].contains(text)
    case ["k": [1, 2]]?: text == "{\"k\":[1,2]}"
    default: text == "[1,{\"k\":1}]"
    }
  }

  /// A whole number under a key of the body.
  static func member(_ key: String, of request: NetworkRequest) -> Int? {
    request.text.hasPrefix("{\"\(key)\": 1") && request.text.hasSuffix("}") ? 1 : nil
  }
}

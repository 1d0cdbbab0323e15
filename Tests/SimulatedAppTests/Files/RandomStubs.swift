import PredicateFormat
import SimulatedApp
import VirtualTime

/// Random requests and sets of stubs that files can hold; the names in them refer to nothing.
extension SeededDraws {
  mutating func request() -> RequestDefinition {
    let timeout = chance(70) ? NetworkRequest.usualTimeout : duration()
    guard chance(40) else { return RequestDefinition(variant(named: ""), timeout: timeout) }
    return RequestDefinition(
      choosing: name(), names().map { variant(named: $0) }, timeout: timeout)
  }

  private mutating func variant(named name: String) -> RequestVariant {
    RequestVariant(
      name: name, pick(["GET", "POST"]), self.name(), query: fields(), headers: fields(),
      body: sometimes { $0.value() }, result: sometimes { $0.name() })
  }

  private mutating func fields() -> [RequestVariant.Field] {
    names().map { RequestVariant.Field($0, name()) }
  }

  mutating func stubSet() -> StubSet {
    StubSet(name: "Random", rules: list(4) { $0.stubRule() })
  }

  private mutating func stubRule() -> StubRule {
    var rule = StubRule(
      name: chance(50) ? name() : "", method: sometimes { $0.pick(["GET", "PUT"]) }, url: name(),
      query: conditions(), headers: conditions(), body: sometimes { $0.value() },
      where: sometimes { $0.name() }, answers: [stubAnswer()] + list(2) { $0.stubAnswer() })
    if chance(30) { rule.loader = name() }
    return rule
  }

  private mutating func conditions() -> [StubRule.Condition] {
    names().map { StubRule.Condition($0, chance(70) ? name() : nil) }
  }

  mutating func stubAnswer() -> StubAnswer {
    var answer = StubAnswer(status: chance(60) ? 200 : 100 + below(500))
    for name in names() { answer.headers[name] = self.name() }
    switch below(4) {
    case 0: answer.body = .text(name())
    case 1: answer.body = .value(.record(named { $0.value(depth: 2) }))
    case 2: answer.body = .file(name())
    default: break
    }
    if chance(30) { answer.latency = latency() }
    answer.bytesPerSecond = sometimes { 1 + $0.below(1_000) }
    answer.failure = sometimes { draws in
      draws.pick([
        .offline, .timedOut, .dropped(afterBytes: draws.below(9)),
        .error(message: draws.name(), number: draws.below(9) - 4),
      ])
    }
    if chance(20) { answer.times = 1 + below(5) }
    return answer
  }
}

import AppCompiling
import AppModel
import LocatedJSON
package import NetworkStubs
import PredicateFormat

/// An answer that the app's stubs have for a request, but that the active rules do not give.
package struct OtherAnswer: Sendable, Equatable {
  /// The name of the rule with its set and, after the first, the number of the answer.
  package let title: String
  /// What the app gets.
  package let result: Result<NetworkResponse, NetworkFailure>
}

extension DeviceNetwork {
  /// The answers of rules for the method and path of a pending request, in any set and whatever
  /// else they ask of a request.
  ///
  /// Only answers of another kind count: with another status, other keys, other truth values, or
  /// another list or text that is empty. A lost connection is not among them.
  package func otherAnswers(to plan: NetworkPlan) -> [OtherAnswer] {
    guard exchanges.indices.contains(plan.number - 1) else { return [] }
    let request = exchanges[plan.number - 1].request
    var kinds: Set<String> = [AnswerKind.failure, AnswerKind.words(of: plan.outcome.result)]
    var answers: [OtherAnswer] = []
    for set in definition.stubs.sets.compactMap({ set(named: $0.name) }) {
      for match in set.rules(forPathOf: request) {
        for answer in self.answers(of: match) {
          guard kinds.insert(AnswerKind.words(of: answer.result)).inserted else { continue }
          answers.append(answer)
        }
      }
    }
    return answers
  }

  private func answers(of match: StubShelf.Match) -> [OtherAnswer] {
    match.rule.rule.answers.enumerated().compactMap { index, answer in
      result(of: answer, match).map { result in
        OtherAnswer(title: match.rule.title + (index > 0 ? " \(index + 1)" : ""), result: result)
      }
    }
  }
}

/// What an app may tell apart in an answer: guards ask for states, truth values and emptiness.
private enum AnswerKind {
  static let failure = "failure"

  static func words(of result: Result<NetworkResponse, NetworkFailure>) -> String {
    guard case .success(let response) = result else { return failure }
    let value = JSONReader.read(response.body).node.map { FormatValue($0) }
    return "\(response.status) " + (value.map { words(of: $0) } ?? "text")
  }

  private static func words(of value: FormatValue) -> String {
    switch value {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .string(let text): text.isEmpty ? "empty" : "text"
    case .list(let items): items.first.map { "[\(words(of: $0))]" } ?? "[]"
    case .record(let members):
      "{"
        + members.sorted { $0.key < $1.key }.map { "\($0.key) \(words(of: $0.value))" }
        .joined(separator: ",") + "}"
    default: "value"
    }
  }
}

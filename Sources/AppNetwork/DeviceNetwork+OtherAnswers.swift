import AppCompiling
import AppModel
import LocatedJSON
package import NetworkStubs
import PredicateFormat

/// An answer that the app's stubs have for a request, but that the active rules do not give.
package struct OtherAnswer: Sendable, Equatable {
  /// The name of the rule with its set and, after the first, the number of the answer.
  package let title: String
  /// The number of the answer among all those of rules for the request's method and path.
  package let number: Int
  /// The response that the app gets.
  package let result: Result<NetworkResponse, NetworkFailure>
}

extension DeviceNetwork {
  /// The answers of rules for the method and path of a pending request, in any set and whatever
  /// their other conditions.
  ///
  /// Only answers of another kind count: with another status, other keys, other truth values, or
  /// another list or text that is empty. A lost connection is not among them.
  package func otherAnswers(to plan: NetworkPlan) -> [OtherAnswer] {
    guard exchanges.indices.contains(plan.number - 1) else { return [] }
    var kinds: Set<String> = [AnswerKind.failure, AnswerKind.words(of: plan.outcome.result)]
    return written(for: plan).enumerated().compactMap { number, written in
      guard let result = result(of: written.answer, written.match),
        kinds.insert(AnswerKind.words(of: result)).inserted
      else { return nil }
      return OtherAnswer(title: written.title, number: number, result: result)
    }
  }

  /// The response for the answer with a number, as ``otherAnswers(to:)`` numbers them.
  package func otherResult(
    _ number: Int, to plan: NetworkPlan
  ) -> Result<NetworkResponse, NetworkFailure>? {
    let written = written(for: plan)
    guard written.indices.contains(number) else { return nil }
    return result(of: written[number].answer, written[number].match)
  }

  private typealias WrittenAnswer = (title: String, answer: StubAnswer, match: StubShelf.Match)

  /// The answers of all rules for the method and path of a pending request.
  private func written(for plan: NetworkPlan) -> [WrittenAnswer] {
    guard exchanges.indices.contains(plan.number - 1) else { return [] }
    let request = exchanges[plan.number - 1].request
    return definition.stubs.sets.compactMap { set(named: $0.name) }
      .flatMap { $0.rules(forPathOf: request) }.flatMap { match in
        match.rule.rule.answers.enumerated().map { index, answer in
          (match.rule.title + (index > 0 ? " \(index + 1)" : ""), answer, match)
        }
      }
  }
}

/// The differences that an app may see in answers: guards check states, truth and emptiness.
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

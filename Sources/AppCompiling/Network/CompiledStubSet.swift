package import AppModel
package import NetworkStubs
import PredicateFormat

/// A compiled set of stubs; a rule for a loader becomes one rule for each variant of its request.
package final class CompiledStubSet: Sendable {
  /// The set's name.
  package let name: String
  let rules: [CompiledStubRule]
  /// The rules whose response, or whether they respond, depends on the number of earlier requests.
  let rulesInTurn: [CompiledStubRule]
  /// The number of separate request counters of the rules.
  let counterCount: Int
  private let files: [String: [UInt8]]

  /// Compiles a set; a rule that cannot be read matches nothing, and the check reports it.
  package init(_ set: StubSet, loaders: [LoaderDefinition]) {
    name = set.name
    var rules = set.rules.enumerated().flatMap { index, rule in
      CompiledStubRule.rules(rule, counter: index, set: set.name, loaders: loaders)
    }
    let plain = set.plainFiles.compactMap { file in
      ResponseFileName(file.name).map { (file.name, $0) }
    }
    // Files with more query conditions come first, because file names have no order of their own.
    let ordered = plain.sorted { first, second in
      (-first.1.query.count, first.0) < (-second.1.query.count, second.0)
    }
    for (index, file) in ordered.enumerated() {
      rules.append(
        CompiledStubRule(
          file: file.0, named: file.1, counter: set.rules.count + index, set: set.name))
    }
    self.rules = rules
    rulesInTurn = rules.filter(\.answersInTurn)
    counterCount = set.rules.count + ordered.count
    files = Dictionary(set.files.map { ($0.name, $0.bytes) }) { first, _ in first }
  }

  /// The rules for the method and path of a request, whatever their other conditions.
  package func rules(forPathOf request: NetworkRequest) -> [StubShelf.Match] {
    rules.compactMap { rule in
      rule.parameters(forPathOf: request).map {
        StubShelf.Match(set: self, rule: rule, parameters: $0, count: 1)
      }
    }
  }

  /// The bytes of a file of the set.
  package func file(_ name: String) -> [UInt8]? { files[name] }
}

/// A compiled rule.
package struct CompiledStubRule: Sendable {
  /// The rule's name together with that of its set.
  package let title: String
  /// The rule's name without that of its set.
  package let name: String
  /// The rule as it was defined.
  package let rule: StubRule
  /// The index of the rule's counter in the set.
  let counter: Int
  let method: String?
  /// Nil for a rule that matches nothing, or that matches by the name of a file.
  let pattern: PathPattern?
  let fileName: ResponseFileName?
  let query: [StubRule.Condition]
  let body: FormatValue?
  let condition: FormatPredicate?
  /// The place of the answer's value in the body.
  package let place: JSONPointer?

  fileprivate init(
    _ rule: StubRule, variant: RequestVariant?, counter: Int, set: String
  ) {
    self.rule = rule
    self.counter = counter
    name = rule.title
    title = set + "/" + rule.title
    fileName = nil
    method = variant?.method ?? rule.method
    pattern = try? PathPattern(variant?.pattern ?? rule.url)
    query = (variant?.conditions ?? []) + rule.query
    body = variant?.constantBody ?? rule.body
    condition = rule.condition.flatMap { try? FormatPredicate($0) }
    place = variant?.result.flatMap { try? JSONPointer($0) }
  }

  fileprivate init(file: String, named name: ResponseFileName, counter: Int, set: String) {
    rule = StubRule(name: file, method: name.method, url: "", answers: [.file(file)])
    self.counter = counter
    self.name = file
    title = set + "/" + file
    fileName = name
    method = name.method
    (pattern, body, condition, place) = (nil, nil, nil, nil)
    query = name.query.map { StubRule.Condition($0.name, $0.value) }
  }

  /// Makes one compiled rule for URLs, or one for each variant of a loader's request.
  fileprivate static func rules(
    _ rule: StubRule, counter: Int, set: String, loaders: [LoaderDefinition]
  ) -> [CompiledStubRule] {
    guard let loader = rule.loader else {
      return [CompiledStubRule(rule, variant: nil, counter: counter, set: set)]
    }
    let variants = loaders.first { $0.name == loader }?.request?.variants ?? []
    return variants.map { CompiledStubRule(rule, variant: $0, counter: counter, set: set) }
  }

  /// Whether its response, or whether it responds, depends on the number of earlier requests.
  fileprivate var answersInTurn: Bool {
    rule.answers.count > 1 || rule.condition?.contains("count") == true
      || rule.answers.contains { if case .made = $0.body { true } else { false } }
  }

  /// The method and URL as text, for a list of rules.
  var words: String {
    if fileName != nil { return name }
    return (method ?? "any method") + " " + (pattern?.text ?? rule.url)
  }
}

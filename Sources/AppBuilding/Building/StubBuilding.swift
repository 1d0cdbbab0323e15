public import AppModel
public import NetworkStubs
public import PredicateFormat
public import VirtualTime

/// A rule of a set of stubs: `Stub("GET", "/v1/items", answer: .value(["items": []]))`.
public typealias Stub = StubRule

extension StubRule {
  /// Makes a rule by method and URL; a nil value of the query or a header means that there is none.
  ///
  /// ```swift
  /// Stub("GET", "/v1/items/{id}", query: ["page": "2"], answers: .status(500), .file("item.json"))
  /// ```
  ///
  /// - Parameters:
  ///   - method: the method; nil for any.
  ///   - url: the URL or its path, with names in braces and stars.
  ///   - name: the name in failures and for edits.
  ///   - query: what pairs of the query have to be.
  ///   - headers: what headers have to be.
  ///   - body: what the body has to hold.
  ///   - condition: a predicate over the request.
  ///   - answers: one for each time that the rule is asked; the last one stays.
  public init(
    _ method: String?, _ url: String, named name: String = "",
    query: KeyValuePairs<String, String?> = [:], headers: KeyValuePairs<String, String?> = [:],
    body: FormatValue? = nil, where condition: String? = nil, answers: StubAnswer...
  ) {
    self.init(
      name: name, method: method, url: url, query: query.map { Condition($0.key, $0.value) },
      headers: headers.map { Condition($0.key, $0.value) }, body: body, where: condition,
      answers: answers.isEmpty ? [StubAnswer()] : answers)
  }

  /// Makes a rule for a loader: its answers are values for the loader, whichever back end is asked.
  public init(
    loader: String, named name: String = "", where condition: String? = nil,
    answers: StubAnswer...
  ) {
    self.init(
      name: name, loader: loader, where: condition,
      answers: answers.isEmpty ? [StubAnswer()] : answers)
  }
}

/// Gathers the rules between the braces of a set of stubs.
@resultBuilder
public enum StubBuilder {
  /// Takes a rule.
  public static func buildExpression(_ rule: StubRule) -> [StubRule] { [rule] }
  /// Takes the rules of another set, such as one that several tests share.
  public static func buildExpression(_ rules: [StubRule]) -> [StubRule] { rules }
  /// Joins rules.
  public static func buildBlock(_ rules: [StubRule]...) -> [StubRule] { rules.flatMap { $0 } }
  /// Takes the rules of an `if` without `else`.
  public static func buildOptional(_ rules: [StubRule]?) -> [StubRule] { rules ?? [] }
  /// Takes the rules of an `if`.
  public static func buildEither(first rules: [StubRule]) -> [StubRule] { rules }
  /// Takes the rules of an `else`.
  public static func buildEither(second rules: [StubRule]) -> [StubRule] { rules }
  /// Joins the rules of a `for`.
  public static func buildArray(_ rules: [[StubRule]]) -> [StubRule] { rules.flatMap { $0 } }
}

extension StubSet {
  /// Makes a set of the rules between the braces.
  public init(_ name: String = "Stubs", @StubBuilder rules: () -> [StubRule]) {
    self.init(name: name, rules: rules())
  }
}

/// The sets of stubs that are there from the start: `DefaultStubs("Default")`.
public struct DefaultStubs: Sendable {
  let names: [String]

  /// Names sets; the last one is asked first.
  public init(_ names: String...) { self.names = names }
}

extension AppBuilder {
  /// Takes a set of stubs.
  public static func buildExpression(_ set: StubSet) -> [AppPart] { [.stubSet(set)] }
  /// Takes the names of the sets that are there from the start.
  public static func buildExpression(_ defaults: DefaultStubs) -> [AppPart] {
    defaults.names.map(AppPart.defaultStubs)
  }
}

extension LoaderDefinition {
  /// Makes a loader that asks one back end.
  public init(
    _ name: String, request: RequestVariant,
    timeout: VirtualDuration = RequestDefinition.usualTimeout
  ) {
    self.init(name: name, request: RequestDefinition(request, timeout: timeout))
  }

  /// Makes a loader that asks one of several back ends, chosen by an expression for its name.
  public init(
    _ name: String, choosing choice: String,
    timeout: VirtualDuration = RequestDefinition.usualTimeout, requests: RequestVariant...
  ) {
    self.init(
      name: name, request: RequestDefinition(choosing: choice, requests, timeout: timeout))
  }
}
